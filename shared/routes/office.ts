/** The player's office (SPEC 2.43–2.49): all of it under `office/`, all of it behind sign-in. */
import { area } from "./entry.ts";

const { page, moved } = area({ menu: "office", access: "player", isIndexed: false });
const payments = { siteArea: "PAYMENTS" } as const;
const bonuses = { siteArea: "BONUSES" } as const;
const verified = { siteArea: "VERIFICATION", ban: "allowed" } as const;
/** Banned players may still ask where their money is. */
const requests = { ...payments, ban: "allowed" } as const;
const topic = {
  ...requests,
  params: {
    view: { oneOf: ["requests", "create-request"] },
    topicId: "digits",
    subTopicId: "digits",
    transactionId: "digits",
  },
} as const;

export const OFFICE_ROUTES = {
  office: moved("office", "office/account", 302),
  account: page("office/account", { isAccount: true }),
  history: page("office/history"),
  historyPay: page("office/historypay", payments),
  recharge: page("office/recharge", { ...payments, isAccount: true }),
  security: page("office/security"),
  responsible: page("office/responsible", { ban: "allowed" }),
  notices: page("office/notices", { ban: "allowed" }),
  settings: page("office/settings", { siteArea: "SETTINGS" }),
  officeBonusesDeposit: page("office/bonuses/deposit", bonuses),
  officeBonusesWager: page("office/bonuses/wager", bonuses),
  vipCashback: page("office/casino/vipcashback", bonuses),
  premiumCashback: page("office/casino/premiumcashback", bonuses),
  deduce: page("office/deduce", { ...payments, middleware: ["identified"] }),
  officePromotion: page("office/promotion", bonuses),
  bringFriend: page("office/bringfriend", { siteArea: "REFERRAL" }),
  support: page("office/support", { siteArea: "SUPPORT", ban: "allowed" }),
  rewards: page("office/rewards", bonuses),
  verification: page("office/verification", verified),
  identification: page("office/identification", { ...verified, setting: "isIdentificationAvailable" }),
  shareIdea: page("office/share-idea", { siteArea: "SUPPORT" }),
  paymentRequests: page("office/payment/requests", requests),
  createRequest: page("office/payment/create-request", requests),
  requestTopic: page("office/payment/:view/:topicId", topic),
  requestTransactions: page("office/payment/:view/:topicId/transactions", topic),
  requestTransaction: page("office/payment/:view/:topicId/transactions/:transactionId", topic),
  requestSubTopic: page("office/payment/:view/:topicId/:subTopicId", topic),
};

/** Sections of the office in the order of its menu (SPEC 2.49); the name of each is also its word's key. */
export const OFFICE_MENU = [
  { group: "money", routes: ["account", "recharge", "deduce", "historyPay", "paymentRequests"] },
  {
    group: "bets",
    routes: [
      "history",
      "rewards",
      "officeBonusesDeposit",
      "officeBonusesWager",
      "officePromotion",
      "vipCashback",
      "premiumCashback",
      "bringFriend",
    ],
  },
  {
    group: "profile",
    routes: [
      "security",
      "verification",
      "identification",
      "responsible",
      "notices",
      "settings",
      "support",
      "shareIdea",
    ],
  },
] as const satisfies readonly { group: string; routes: readonly (keyof typeof OFFICE_ROUTES)[] }[];
