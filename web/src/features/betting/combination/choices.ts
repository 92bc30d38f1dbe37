import type { GameCombinationQuery, MarketFieldsFragment } from "@/operations/betting/generated.ts";

export type Combination = NonNullable<GameCombinationQuery["gameCombination"]>;
export type Refusal = Combination["refusals"][number];

/** An outcome as chosen: its words stay when it leaves the board. */
export interface Chosen {
  id: string;
  marketId: string;
  name: string;
  marketName: string;
}

/** Markets of one type; those with a line are chosen among. */
export interface Choice {
  type: string;
  markets: readonly MarketFieldsFragment[];
}

/** Quarter lines can't be combined, so they are no choice. */
const isQuarter = (param: string | null) => param !== null && !Number.isInteger(Number(param) * 2);

/** What can be combined, by type, in the order of the game's page. */
export function choicesOf(markets: readonly MarketFieldsFragment[], types: readonly string[]): Choice[] {
  const fitting = markets.filter(({ type, param }) => types.includes(type) && !isQuarter(param));
  return [...Map.groupBy(fitting, ({ type }) => type)].map(([type, same]) => ({ type, markets: same }));
}

/** The line that is most even, of those without refunds when there are any: what a player means who says no line. */
export function mostEven(markets: readonly MarketFieldsFragment[]): MarketFieldsFragment | undefined {
  const halves = markets.filter(({ param }) => !Number.isInteger(Number(param)));
  const gap = ({ outcomes: [one, other] }: MarketFieldsFragment) =>
    Math.abs(Number(one?.coef ?? 0) - Number(other?.coef ?? 0));
  return (halves.length > 0 ? halves : markets).toSorted((one, other) => gap(one) - gap(other))[0];
}

/** Puts an outcome in, takes it out, or puts it instead of another one of its market. */
export function toggled(chosen: readonly Chosen[], next: Chosen): Chosen[] {
  if (chosen.some(({ id }) => id === next.id)) return chosen.filter(({ id }) => id !== next.id);
  const same = chosen.findIndex(({ marketId }) => marketId === next.marketId);
  return same === -1 ? [...chosen, next] : chosen.with(same, next);
}

/** Why a part can't stay, with the other part it is about: one reason is enough. Null for a part that can. */
export function refusalAt(
  refusals: readonly Refusal[],
  id: string,
): { code: Refusal["code"]; otherId: string | null } | null {
  // Of two parts the first is the one that says it all: only the second is too much.
  const found = refusals.find(({ code, outcomeIds }) =>
    code === "IMPLIED_PART" ? outcomeIds[1] === id : outcomeIds.includes(id) && outcomeIds.length <= 2,
  );
  return found === undefined
    ? null
    : { code: found.code, otherId: found.outcomeIds.find((other) => other !== id) ?? null };
}

/** Refusals of the whole, of which there is no one part to blame. */
export function wholeRefusals(refusals: readonly Refusal[]): Refusal["code"][] {
  return refusals.filter(({ outcomeIds }) => outcomeIds.length === 0 || outcomeIds.length > 2).map(({ code }) => code);
}
