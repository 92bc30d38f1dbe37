/**
 * Ids of same-game combinations: `${gameId}.combination.${part}+${part}….yes`, where a part is `market_outcome[_line]`
 * in short codes (eight parts in full words would exceed the length of an outcome's id). Parts are sorted, so that a
 * combination has the same id in whichever order it was put together.
 */
import { combinationParts } from "#shared/betting/combination.ts";
import { parseOutcomeId, type OutcomeKey } from "../book/outcomeIds.ts";

/** One outcome of the game. */
export type Part = Pick<OutcomeKey, "type" | "param" | "outcome">;

export interface CombinationKey {
  gameId: number;
  parts: readonly Part[];
}

/** In the order of parts in an id. */
const marketCodes: Readonly<Record<string, string>> = {
  "1x2": "r",
  winner: "w",
  double_chance: "d",
  both_to_score: "b",
  total: "t",
  team_total_home: "th",
  team_total_away: "ta",
  handicap: "h",
  odd_even: "p",
  correct_score: "c",
  set_winner: "s",
  set_handicap: "sh",
  correct_set_score: "sc",
};
const outcomeCodes: Readonly<Record<string, string>> = {
  home: "1",
  draw: "x",
  away: "2",
  over: "o",
  under: "u",
  yes: "y",
  no: "n",
  odd: "odd",
  even: "even",
  other: "other",
  "1x": "1x",
  "12": "12",
  x2: "x2",
};
const turned = (codes: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(codes).map(([name, code]) => [code, name]));
const marketNames = turned(marketCodes);
const outcomeNames = turned(outcomeCodes);
const places = new Map(Object.keys(marketCodes).map((type, place) => [type, place]));

const isScore = (text: string): boolean => /^\d{1,2}:\d{1,2}$/.test(text);
const idForm = /^(\d{1,15})\.combination\.([a-z0-9_:.+-]{3,96})\.yes$/;
const partForm = /^([a-z]{1,2})_([a-z0-9:]{1,5})(?:_(-?\d{1,4}(?:\.\d{1,2})?))?$/;

/** Whether a combination may name outcomes of a market's type. */
export function hasCode(type: string): boolean {
  return marketCodes[type] !== undefined;
}

/** Parts in the order of ids: by market, line, outcome. */
export function inOrder<T extends Part>(parts: readonly T[]): T[] {
  return parts.toSorted(
    (one, other) =>
      (places.get(one.type) ?? 0) - (places.get(other.type) ?? 0) ||
      Number(one.param) - Number(other.param) ||
      (one.outcome < other.outcome ? -1 : one.outcome > other.outcome ? 1 : 0),
  );
}

/** Id of a combination's market; its one outcome is "yes". */
export function combinationMarketId({ gameId, parts }: CombinationKey): string {
  const texts = inOrder(parts).map(
    ({ type, param, outcome }) =>
      `${marketCodes[type] ?? type}_${outcomeCodes[outcome] ?? outcome}${param === null ? "" : `_${param}`}`,
  );
  return `${gameId}.combination.${texts.join("+")}`;
}

export function combinationId(key: CombinationKey): string {
  return `${combinationMarketId(key)}.yes`;
}

/** The parts of an id; null for a text that isn't a combination's canonical id. */
export function parseCombinationId(id: string): CombinationKey | null {
  const [, gameId, text] = idForm.exec(id) ?? [];
  if (gameId === undefined || text === undefined) return null;
  const parts = text
    .split("+")
    .map(parsePart)
    .filter((part) => part !== null);
  if (parts.length < combinationParts.least || parts.length > combinationParts.most) return null;
  const key = { gameId: Number(gameId), parts };
  // Whatever was left out or stood in another order makes another text.
  return combinationId(key) === id ? key : null;
}

function parsePart(text: string): Part | null {
  const [, market = "", outcome = "", param] = partForm.exec(text) ?? [];
  const type = marketNames.get(market);
  const name = isScore(outcome) ? outcome : outcomeNames.get(outcome);
  return type === undefined || name === undefined ? null : { type, param: param ?? null, outcome: name };
}

/** The part an outcome's id names, in a game; null for an outcome of another game, or for no id. */
export function partOf(gameId: number, outcomeId: string): Part | null {
  const key = parseOutcomeId(outcomeId);
  return key === null || key.gameId !== gameId ? null : { type: key.type, param: key.param, outcome: key.outcome };
}
