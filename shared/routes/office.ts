/** The player's office (SPEC 2.43–2.49): all of it under `office/`, all of it behind sign-in. */
import { area } from "./entry.ts";

const { page, moved } = area({ menu: "office", access: "player", isIndexed: false });
const topic = { params: { view: { oneOf: ["requests", "create-request"] }, topicId: "digits", subTopicId: "digits", transactionId: "digits" } } as const;

export const OFFICE_ROUTES = {
  office: moved("office", "office/account", 302),
  account: page("office/account", { isAccount: true }),
  history: page("office/history"),
  historyPay: page("office/historypay"),
  recharge: page("office/recharge", { isAccount: true }),
  security: page("office/security"),
  responsible: page("office/responsible", { ban: "allowed" }),
  settings: page("office/settings"),
  officeBonusesDeposit: page("office/bonuses/deposit"),
  officeBonusesWager: page("office/bonuses/wager"),
  vipCashback: page("office/casino/vipcashback"),
  premiumCashback: page("office/casino/premiumcashback"),
  deduce: page("office/deduce", { middleware: ["identified"] }),
  officePromotion: page("office/promotion"),
  bringFriend: page("office/bringfriend"),
  support: page("office/support", { ban: "allowed" }),
  rewards: page("office/rewards"),
  verification: page("office/verification", { ban: "allowed" }),
  identification: page("office/identification", { ban: "allowed", setting: "isIdentificationAvailable" }),
  shareIdea: page("office/share-idea"),
  paymentRequests: page("office/payment/requests"),
  createRequest: page("office/payment/create-request"),
  requestTopic: page("office/payment/:view/:topicId", topic),
  requestTransactions: page("office/payment/:view/:topicId/transactions", topic),
  requestTransaction: page("office/payment/:view/:topicId/transactions/:transactionId", topic),
  requestSubTopic: page("office/payment/:view/:topicId/:subTopicId", topic),
};

/** Sections of the office in the order of its menu (SPEC 2.49); the name of each is also its word's key. */
export const OFFICE_MENU = [
  { group: "money", routes: ["account", "recharge", "deduce", "historyPay", "paymentRequests"] },
  { group: "bets", routes: ["history", "rewards", "officeBonusesDeposit", "officeBonusesWager", "officePromotion", "vipCashback", "premiumCashback", "bringFriend"] },
  { group: "profile", routes: ["security", "verification", "identification", "responsible", "settings", "support", "shareIdea"] },
] as const satisfies readonly { group: string; routes: readonly (keyof typeof OFFICE_ROUTES)[] }[];
