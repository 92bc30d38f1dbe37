/** The bet of the calculator: as it stands in its fields, and as an address holds the whole of it (SPEC 2.50). */
import { parseAmount } from "#shared/typed/sum.ts";
import { couponKinds, type CouponKind, type CoverName, covers, coversOf } from "#shared/betting/coupon/kinds.ts";
import { isCoverName } from "#shared/betting/coupon/shape.ts";
import { Exact, isAmount } from "#shared/money/money.ts";

/** Sums of the calculator have two decimals. */
export const CALCULATOR_CURRENCY = "USD";

/** What can be chosen as the result of a selection; OPEN may still go either way. */
export const RESULTS = ["OPEN", "WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT"] as const;
export type ResultChoice = (typeof RESULTS)[number];

export interface CalculatorLeg {
  /** Odds as typed. */
  coef: string;
  result: ResultChoice;
  /** Of a dead heat: places to win, and runners that share them; as typed. */
  places: string;
  tied: string;
  isBanker: boolean;
  /** Number of the block in a conditional bet, from 1. */
  block: number;
}

export interface CalculatorBet {
  kind: CouponKind;
  /** Stake as typed; of several singles that of each. */
  stake: string;
  systemValue: number;
  cover: CoverName;
  legs: readonly CalculatorLeg[];
  /** Stakes of the blocks of a conditional bet, as typed. */
  blocks: readonly string[];
}

export const KINDS = Object.keys(couponKinds) as CouponKind[];

export const newLeg = (coef = "2"): CalculatorLeg => ({
  coef,
  result: "OPEN",
  places: "1",
  tied: "2",
  isBanker: false,
  block: 1,
});

/** What the calculator opens with where the address says nothing. */
const FIRST: CalculatorBet = {
  kind: "EXPRESS",
  stake: "100",
  systemValue: 2,
  cover: "TRIXIE",
  legs: [newLeg("1.85"), newLeg("2.1")],
  blocks: ["100", "50"],
};

const longestText = 12;

/** Odds above 1 with up to three decimals; a comma is always the decimal sign. Null for anything else. */
export function oddsOf(text: string): string | null {
  const value = text.length > longestText ? null : parseAmount(text, "ru");
  if (value === null || !/^\d{1,6}(\.\d{1,3})?$/.test(value)) return null;
  return new Exact(value).greaterThan(1) ? new Exact(value).toFixed() : null;
}

/** A stake in two decimals, as its field has read it; null for anything else. */
export function stakeOf(amount: string): string | null {
  return /^\d+(\.\d+)?$/.test(amount) && isAmount(amount, CALCULATOR_CURRENCY) ? new Exact(amount).toFixed() : null;
}

const RESULT_SIGNS: Readonly<Record<Exclude<ResultChoice, "OPEN" | "DEAD_HEAT">, string>> = {
  WON: "w",
  LOST: "l",
  VOID: "v",
  HALF_WON: "hw",
  HALF_LOST: "hl",
};
const resultBySign = new Map(Object.entries(RESULT_SIGNS).map(([result, sign]) => [sign, result as ResultChoice]));

function legSigns(leg: CalculatorLeg, kind: CouponKind): string {
  const { hasBankers, hasBlocks } = couponKinds[kind];
  const result =
    leg.result === "OPEN" ? [] : [leg.result === "DEAD_HEAT" ? `d${leg.places}.${leg.tied}` : RESULT_SIGNS[leg.result]];
  return [
    oddsOf(leg.coef) ?? "",
    ...result,
    ...(hasBankers && leg.isBanker ? ["b"] : []),
    ...(hasBlocks ? [`s${leg.block}`] : []),
  ].join("-");
}

/** What one sign says of a selection; nothing for an unknown one. */
function saidBy(sign: string): Partial<CalculatorLeg> {
  const result = resultBySign.get(sign);
  if (result !== undefined) return { result };
  if (sign === "b") return { isBanker: true };
  const [, places, tied] = /^d(\d{1,2})\.(\d{1,2})$/.exec(sign) ?? [];
  if (places !== undefined && tied !== undefined) return { result: "DEAD_HEAT", places, tied };
  const [, block] = /^s([1-9]\d?)$/.exec(sign) ?? [];
  return block === undefined ? {} : { block: Number(block) };
}

function legOf(text: string): CalculatorLeg {
  const [coef = "", ...signs] = text.split("-");
  const said: Partial<CalculatorLeg>[] = signs.map(saidBy);
  return Object.assign(newLeg(oddsOf(coef) ?? ""), ...said) as CalculatorLeg;
}

/** The query of an address that holds the bet; fields that hold no number are left empty in it. */
export function queryOf(bet: CalculatorBet): URLSearchParams {
  const { kind, legs, blocks } = bet;
  const query = new URLSearchParams({ kind: kind.toLowerCase() });
  if (kind === "CONDITIONAL") query.set("blocks", blocks.map((amount) => stakeOf(amount) ?? "").join("*"));
  else query.set("stake", stakeOf(bet.stake) ?? "");
  if (kind === "SYSTEM") query.set("size", String(bet.systemValue));
  if (kind === "FULL_COVER") query.set("cover", bet.cover.toLowerCase());
  query.set("legs", legs.map((leg) => legSigns(leg, kind)).join("*"));
  return query;
}

/** The bet of an address. What it doesn't say, or says wrongly, is as in a new one. */
export function betOf(query: URLSearchParams): CalculatorBet {
  const kind = KINDS.find((name) => name.toLowerCase() === query.get("kind")) ?? FIRST.kind;
  const told = query.get("legs");
  const cover = (query.get("cover") ?? "").toUpperCase();
  const size = Number(query.get("size"));
  return fitted({
    kind,
    stake: query.has("stake") ? (stakeOf(query.get("stake") ?? "") ?? "") : FIRST.stake,
    systemValue: Number.isInteger(size) && size > 1 && size < 50 ? size : FIRST.systemValue,
    cover: isCoverName(cover) ? cover : FIRST.cover,
    legs: told === null ? FIRST.legs : told.split("*", couponKinds[kind].maxBets).map(legOf),
    blocks:
      query
        .get("blocks")
        ?.split("*", couponKinds[kind].maxBets)
        .map((amount) => stakeOf(amount) ?? "") ?? FIRST.blocks,
  });
}

/** The bet with as many selections as its kind can have, a cover of that many, and every block with a stake. */
export function fitted(bet: CalculatorBet): CalculatorBet {
  const { minBets, maxBets } = couponKinds[bet.kind];
  const missing = Array.from({ length: Math.max(0, minBets - bet.legs.length) }, () => newLeg());
  const legs = [...bet.legs, ...missing].slice(0, maxBets);
  const cover = covers[bet.cover].bets === legs.length ? bet.cover : (coversOf(legs.length)[0] ?? bet.cover);
  const last = Math.min(Math.max(...legs.map(({ block }) => block)), legs.length);
  const blocks = Array.from({ length: last }, (_, index) => bet.blocks[index] ?? "50");
  return { ...bet, legs: legs.map((leg) => ({ ...leg, block: Math.min(leg.block, last) })), cover, blocks };
}
