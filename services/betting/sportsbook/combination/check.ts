/** Whether outcomes of a game can be combined, and at which price. */
import { combinationParts } from "#shared/betting/combination.ts";
import type { GameView } from "../book/view.ts";
import type { Final, SportModel } from "../model.ts";
import { overroundOf, price } from "../pricing/index.ts";
import { PRICE_BOUNDS } from "../pricing/margin.ts";
import { hasCode, partOf, type Part } from "./ids.ts";
import { jointFacts } from "./joint.ts";

export type RefusalCode =
  | "NOT_OFFERED"
  | "TOO_FEW_PARTS"
  | "TOO_MANY_PARTS"
  | "UNKNOWN_PART"
  | "DUPLICATE_PART"
  | "NOT_COMBINABLE"
  | "QUARTER_LINE"
  | "IMPLIED_PART"
  | "IMPOSSIBLE"
  | "TOO_UNLIKELY";

/** Why there is no such combination. `outcomeIds` are the parts it lies at, none when it is the whole. */
export interface Refusal {
  code: RefusalCode;
  outcomeIds: readonly string[];
}

export interface Checked {
  parts: readonly Part[];
  /** Null with a refusal. */
  coef: string | null;
  /** Parts that the others imply only all together: they don't change the price. */
  needlessIds: readonly string[];
  refusals: readonly Refusal[];
}

/** What a game's combinations are priced with. */
export interface Board {
  view: GameView;
  model: SportModel;
  /** Ways the game may end, as of the view; none if they are not known. */
  finals: readonly Final[];
  /** Factor on the margin of every market of the view. */
  marginFactor: number;
}

/** Types of market that can be combined in a game now; none if the sport has no joint model, or the game is decided. */
export function combinableTypes({ model, finals, view }: Board): string[] {
  if (finals.length === 0 || view.status === "FINISHED" || view.status === "CANCELLED") return [];
  return (model.joint?.marketTypes ?? []).filter(hasCode);
}

/** Lines that end in .25 and .75 can be half won: a combination of them has no single price. */
function isQuarter(param: string | null): boolean {
  return param !== null && !Number.isInteger(Number(param) * 2);
}

/**
 * Checks the parts one by one, then together. All must be open. The price comes from their joint probability (void ones
 * returned) with the widest of their margins, applied once. It is never below that of a single part, which is easier to
 * win.
 */
export function checkCombination(board: Board, outcomeIds: readonly string[]): Checked {
  const none = (...refusals: Refusal[]): Checked => ({ parts: [], coef: null, needlessIds: [], refusals });
  const types = combinableTypes(board);
  if (types.length === 0) return none({ code: "NOT_OFFERED", outcomeIds: [] });
  if (outcomeIds.length > combinationParts.most) return none({ code: "TOO_MANY_PARTS", outcomeIds: [] });
  const priced = new Map(
    board.view.markets.flatMap(({ type, outcomes }) => outcomes.map(({ id, coef }) => [id, { type, coef }] as const)),
  );
  const refusals = outcomeIds.flatMap((id, index): Refusal[] => {
    const part = partOf(board.view.game.id, id);
    if (part === null || !priced.has(id)) return [{ code: "UNKNOWN_PART", outcomeIds: [id] }];
    if (outcomeIds.indexOf(id) < index) return [{ code: "DUPLICATE_PART", outcomeIds: [id] }];
    if (!types.includes(part.type)) return [{ code: "NOT_COMBINABLE", outcomeIds: [id] }];
    return isQuarter(part.param) ? [{ code: "QUARTER_LINE", outcomeIds: [id] }] : [];
  });
  if (refusals.length > 0) return none(...refusals);
  const parts = outcomeIds.map((id) => partOf(board.view.game.id, id)).filter((part) => part !== null);
  const facts = jointFacts(board.finals, board.model.settle, parts);
  const idsAt = (indexes: readonly number[]): string[] => indexes.flatMap((index) => outcomeIds[index] ?? []);
  const tooFew: Refusal[] = parts.length < combinationParts.least ? [{ code: "TOO_FEW_PARTS", outcomeIds: [] }] : [];
  const impossible: Refusal[] =
    facts.excluded.length > 0
      ? facts.excluded.map((pair) => ({ code: "IMPOSSIBLE", outcomeIds: idsAt(pair) }))
      : facts.won <= 0 && parts.length > 0
        ? [{ code: "IMPOSSIBLE", outcomeIds }]
        : [];
  // The one that adds nothing comes last; of two that say the same, the later one is too much.
  const implied: Refusal[] = facts.implied
    .filter(([a, b]) => !facts.implied.some(([one, other]) => one === b && other === a) || a < b)
    .map((pair) => ({ code: "IMPLIED_PART", outcomeIds: idsAt(pair) }));
  const wrong = [...tooFew, ...impossible, ...implied];
  if (wrong.length > 0) return none(...wrong);
  const chance = facts.won / (facts.won + facts.lost);
  const overround = Math.max(...parts.map(({ type }) => Math.max(1, overroundOf(type) * board.marginFactor)));
  if (chance * overround * PRICE_BOUNDS.highest < 1) return none({ code: "TOO_UNLIKELY", outcomeIds: [] });
  const own = price(Math.min(1, chance), overround);
  const single = outcomeIds
    .map((id) => priced.get(id)?.coef ?? "1")
    .reduce((most, coef) => (Number(coef) > Number(most) ? coef : most));
  return {
    parts,
    coef: Number(own) >= Number(single) ? own : single,
    needlessIds: idsAt(facts.needless),
    refusals: [],
  };
}
