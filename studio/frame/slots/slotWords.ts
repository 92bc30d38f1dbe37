/** A round of a slot in words. */
import type { Step } from "#shared/games/slots/steps.ts";
import type { Speech } from "../speech.ts";
import type { Round } from "../studioClient.ts";
import { capital, type Symbols } from "./symbols.ts";

/** Wins that are named one by one; the others are counted. */
const NAMED = 3;

export const stepsOf = (round: Round | null): readonly Step[] => {
  const steps = round?.view?.["steps"];
  return Array.isArray(steps) ? (steps as Step[]) : [];
};

export function slotWords({ texts, fill }: Speech, { nameOf }: Symbols, round: Round): string {
  const steps = stepsOf(round);
  const wins = steps.flatMap((step) => step.wins);
  const named = wins
    .slice(0, NAMED)
    .map(({ symbol, count, line, ways }) =>
      line === undefined
        ? fill("wayWin", { symbol: nameOf(symbol), count, ways: ways ?? 0 })
        : fill("lineWin", { symbol: nameOf(symbol), count, line: line + 1 }),
    );
  const tumbles = steps.filter(({ kind }) => kind === "tumble").length;
  const free = steps.filter(({ kind }) => kind === "free").length;
  const coins = steps.findLast(({ values }) => values !== undefined)?.values?.filter((value) => value !== null).length;
  const parts = [
    ...named,
    ...(wins.length > NAMED ? [fill("moreWins", { count: wins.length - NAMED })] : []),
    ...(tumbles > 0 ? [fill("tumblesMade", { count: tumbles })] : []),
    ...(free > 0 ? [fill("freeMade", { count: free })] : []),
    ...(coins === undefined ? [] : [fill("coinsHeld", { count: coins })]),
  ];
  return capital(parts.length === 0 ? texts.noCombination : parts.join(texts.comma));
}
