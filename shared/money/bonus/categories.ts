/** Categories of the promo showcase [2.62], each told by an offer's terms. */
import type { BonusTerms } from "./terms.ts";

export const promoCategories = [
  "all_bonuses",
  "poker",
  "casino",
  "bukmaker",
  "redeposit",
  "shares",
  "cashback",
  "first_deposit",
  "bonuses",
] as const;
export type PromoCategory = (typeof promoCategories)[number];

/** Games of video poker; their offers are for nothing else. */
const pokerGames: ReadonlySet<string> = new Set(["honest-jacks", "free-deuces"]);

type Subject = Pick<BonusTerms, "kind" | "product" | "casinoPercent"> & { games: readonly string[] };

const isStanding = ({ kind }: Subject) => kind === "HYPER_BONUS" || kind === "EXPRESS_BOOST" || kind === "ACCUMULATOR";

const rules: Readonly<Record<PromoCategory, (offer: Subject) => boolean>> = {
  all_bonuses: () => true,
  poker: ({ games, product, casinoPercent }) =>
    product !== "SPORT" && Number(casinoPercent) === 0 && games.some((game) => pokerGames.has(game)),
  casino: ({ product }) => product !== "SPORT",
  bukmaker: ({ product }) => product !== "CASINO",
  redeposit: ({ kind }) => kind === "RELOAD",
  shares: (offer) => isStanding(offer) || offer.kind === "FREE_BET",
  cashback: ({ kind }) => kind === "CASHBACK",
  first_deposit: ({ kind }) => kind === "FIRST_DEPOSIT",
  bonuses: ({ kind }) => ["FIRST_DEPOSIT", "RELOAD", "NO_DEPOSIT", "FREE_ROUNDS"].includes(kind),
};

export const isInCategory = (offer: Subject, category: PromoCategory): boolean => rules[category](offer);
