/** The form a coupon is kept in. What comes out of storage may be old or tampered with, so each part is looked at. */
import type { OddsChange, PlaceCouponInput } from "@/operations/generated.ts";
import type { Attempt, SlipBet } from "./couponState.ts";

export interface SavedCoupon {
  bets: SlipBet[];
  amount: string;
  oddsChange: OddsChange;
  attempt: Attempt | null;
}

const EMPTY: SavedCoupon = { bets: [], amount: "", oddsChange: "NONE", attempt: null };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const areTexts = (fields: Fields, names: readonly string[]) => names.every((name) => typeof fields[name] === "string");
const isPrice = (value: unknown) => typeof value === "string" && /^\d{1,7}(\.\d{1,3})?$/.test(value);

function isBet(value: unknown): value is SlipBet {
  if (!isFields(value) || !isPrice(value.coef)) return false;
  const texts = ["outcomeId", "marketId", "gameId", "startsAt", "outcomeName", "marketName", "championshipName", "sportSlug", "gameSlug"];
  return areTexts(value, texts)
    && (value.shields === undefined || (Array.isArray(value.shields) && value.shields.every((shield) => isFields(shield) && areTexts(shield, ["id", "color", "secondColor"]))))
    && (value.section === "LINE" || value.section === "LIVE")
    && Array.isArray(value.opponents) && value.opponents.every((name) => typeof name === "string")
    && isFields(value.championship) && areTexts(value.championship, ["id", "slug"]);
}

function isInput(value: unknown): value is PlaceCouponInput {
  return isFields(value) && areTexts(value, ["idempotencyKey", "accountId", "kind", "amount"])
    && Array.isArray(value.bets) && value.bets.every((bet) => isFields(bet) && typeof bet.outcomeId === "string" && isPrice(bet.coef));
}

/** Reads a saved coupon; parts that are no good are left out, whatever else is kept. */
export function decodeSaved(text: string | null): SavedCoupon {
  if (text === null) return EMPTY;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return EMPTY;
  }
  if (!isFields(value)) return EMPTY;
  const { bets, amount, oddsChange, attempt } = value;
  return {
    bets: Array.isArray(bets) ? bets.filter(isBet).slice(0, 50) : [],
    amount: typeof amount === "string" && amount.length <= 20 ? amount : "",
    oddsChange: oddsChange === "HIGHER" || oddsChange === "ANY" ? oddsChange : "NONE",
    attempt: isFields(attempt) && isInput(attempt.input) ? { input: attempt.input } : null,
  };
}
