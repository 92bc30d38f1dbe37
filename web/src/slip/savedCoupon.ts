/** The form a coupon is kept in. What comes out of storage may be old or tampered with, so each part is looked at. */
import type { PlaceCouponInput } from "@/operations/types.generated.ts";
import {
  type AmountsById,
  type CouponMaking,
  type CouponSettings,
  DEFAULT_COUPON_SETTINGS,
  NEW_MAKING,
} from "./couponMaking.ts";
import { type Attempt, MAX_BETS, type SlipBet } from "./couponState.ts";

export interface SavedCoupon {
  bets: SlipBet[];
  amount: string;
  making: CouponMaking;
  attempt: Attempt | null;
}

/** Written into every kept text; a text of another version is none. Coupons without one are of the first. */
const VERSION = 2;
const FIRST_VERSION = undefined;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const areTexts = (fields: Fields, names: readonly string[]) => names.every((name) => typeof fields[name] === "string");
const isPrice = (value: unknown) => typeof value === "string" && /^\d{1,7}(\.\d{1,3})?$/.test(value);
const isShort = (value: unknown): value is string => typeof value === "string" && value.length <= 20;
const isAmounts = (value: unknown): value is AmountsById => isFields(value) && Object.values(value).every(isShort);
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const KINDS = ["SINGLE", "EXPRESS", "SYSTEM", "CONDITIONAL", "ANTI_EXPRESS", "MULTIPLE_SINGLES", "CHAIN", "FULL_COVER"];
const COVERS = [
  "TRIXIE",
  "PATENT",
  "YANKEE",
  "LUCKY_15",
  "CANADIAN",
  "LUCKY_31",
  "HEINZ",
  "LUCKY_63",
  "SUPER_HEINZ",
  "GOLIATH",
];
const isBlocks = (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_BETS && value.every(isShort) && new Set(value).size === value.length;
const isSystemValue = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 2 && (value as number) <= MAX_BETS;

/** Fields that are more than "of the same type as the usual value". */
const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  kind: isOneOf(null, ...KINDS),
  cover: isOneOf(null, ...COVERS),
  systemValue: isSystemValue,
  blocks: isBlocks,
  amountByBlockId: isAmounts,
  amountByBetId: isAmounts,
  amountStepByCurrencyIso: isAmounts,
  changeCoefAction: isOneOf(0, 1, 2),
  oddsTolerance: isOneOf(0, 1),
};

/** Each field of `usual`, from `value` where that has a good one. */
function decodeFields<Known extends object>(value: unknown, usual: Known): Known {
  if (!isFields(value)) return usual;
  const good = Object.entries(usual).map(([name, standard]) => {
    const own = value[name];
    // A text without a usual value may be none.
    const type = standard === null ? "string" : typeof standard;
    const check =
      CHECKS[name] ??
      ((other: unknown) =>
        (standard === null && other === null) ||
        (typeof other === type && (typeof other !== "string" || other.length <= 64)));
    return [name, check(own) ? own : standard];
  });
  return Object.fromEntries(good) as Known;
}

function isBet(value: unknown): value is SlipBet {
  if (!isFields(value) || !isPrice(value["coef"])) return false;
  const texts = [
    "outcomeId",
    "marketId",
    "gameId",
    "startsAt",
    "outcomeName",
    "marketName",
    "championshipName",
    "sportSlug",
    "gameSlug",
  ];
  const { shields, section, opponents, championship, isBanker, blockId } = value;
  return (
    areTexts(value, texts) &&
    (shields === undefined ||
      (Array.isArray(shields) &&
        shields.every((shield) => isFields(shield) && areTexts(shield, ["id", "color", "secondColor"])))) &&
    (section === "LINE" || section === "LIVE") &&
    Array.isArray(opponents) &&
    opponents.every((name) => typeof name === "string") &&
    isFields(championship) &&
    areTexts(championship, ["id", "slug"]) &&
    (isBanker === undefined || typeof isBanker === "boolean") &&
    (blockId === undefined || blockId === null || isShort(blockId))
  );
}

function isInput(value: unknown): value is PlaceCouponInput {
  return (
    isFields(value) &&
    areTexts(value, ["idempotencyKey", "accountId", "kind"]) &&
    (value["amount"] == null || typeof value["amount"] === "string") &&
    Array.isArray(value["bets"]) &&
    value["bets"].every((bet) => isFields(bet) && typeof bet["outcomeId"] === "string" && isPrice(bet["coef"]))
  );
}

function parse(text: string | null): Fields {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && (value["version"] === VERSION || value["version"] === FIRST_VERSION) ? value : {};
  } catch {
    return {};
  }
}

/** Reads a saved coupon; parts that are no good are left out, whatever else is kept. */
export function decodeSaved(text: string | null): SavedCoupon {
  const { bets, amount, making, attempt } = parse(text);
  return {
    bets: Array.isArray(bets) ? bets.filter(isBet).slice(0, MAX_BETS) : [],
    amount: isShort(amount) ? amount : "",
    making: decodeFields(making, NEW_MAKING),
    attempt:
      isFields(attempt) && isInput(attempt["input"])
        ? { input: attempt["input"], ...(attempt["isOneClick"] === true ? { isOneClick: true } : {}) }
        : null,
  };
}

export function encodeSaved(saved: SavedCoupon): string {
  return JSON.stringify({ version: VERSION, ...saved });
}

/** Reads saved settings; what is missing or no good is as usual. */
export function decodeCouponSettings(text: string | null): CouponSettings {
  return decodeFields(parse(text), DEFAULT_COUPON_SETTINGS);
}

export function encodeCouponSettings(settings: CouponSettings): string {
  return JSON.stringify({ version: VERSION, ...settings });
}
