/** What a catalogue says of a title: found from what its lines come to, and stored. */
import { EVEN, outlookOf } from "../game.ts";
import stored from "./figures.json" with { type: "json" };
import type { Title } from "./titles.ts";

export interface Figures {
  /** Lowest and highest share that comes back over the title's lines, in percent with two decimals, rounded down. */
  rtp: { from: string; to: string };
  /** Lowest and highest share of rounds that pay anything, in the same way. */
  hitRate: { from: string; to: string };
  volatility: "low" | "medium" | "high";
  /** Highest price of one round. */
  highest: number;
}

/** Two decimals, rounded down: a return is never shown higher than it is. */
const percent = (share: number) => (Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2);

const range = (shares: readonly number[]) => ({ from: percent(Math.min(...shares)), to: percent(Math.max(...shares)) });

/** Standard deviations, in stakes, from which a game counts as medium and as high. */
const MEDIUM = 1.5;
const HIGH = 8;

/**
 * A title's, as `node scripts/figures.ts` stored them: some take seconds to reckon, and the list of games has to be quick.
 * @throws Error for a title without stored figures
 */
export function figuresOf({ id }: Pick<Title, "id">): Figures {
  const figures = (stored as Readonly<Record<string, Figures>>)[id];
  if (figures === undefined) throw new Error(`There are no figures of ${id}: node scripts/figures.ts`);
  return figures;
}

/** The same, found from the rules. `look` finds what a line comes to. */
export function reckoned({ game }: Title, look: typeof outlookOf = outlookOf): Figures {
  const all = game.lines.map((line) => look(game, line));
  const deviations = all.map(({ deviation }) => deviation).toSorted((one, other) => one - other);
  const middle = deviations[Math.floor(deviations.length / 2)] ?? 0;
  return {
    rtp: range(all.map(({ mean }) => mean)),
    hitRate: range(all.map(({ hit }) => hit)),
    volatility: middle < MEDIUM ? "low" : middle < HIGH ? "medium" : "high",
    // A sum of decimals must not cost a digit.
    highest: Math.round(Math.max(...all.map(({ highest }) => highest)) * EVEN) / EVEN,
  };
}
