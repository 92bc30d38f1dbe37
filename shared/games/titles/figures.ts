/** What a catalogue says of a title: found from the chances of its lines. */
import { deviationOf, EVEN, returnOf } from "../game.ts";
import type { Title } from "./titles.ts";

export interface Figures {
  /** Lowest and highest share that comes back over the title's lines, in percent with two decimals, rounded down. */
  rtp: { from: string; to: string };
  volatility: "low" | "medium" | "high";
  /** Highest price of one round. */
  highest: number;
}

/** Two decimals, rounded down: a return is never shown higher than it is. */
const percent = (share: number) => (Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2);

/** Standard deviations, in stakes, from which a game counts as medium and as high. */
const MEDIUM = 1.5;
const HIGH = 8;

/** Each title's, found once: some take a quarter of a second. */
const found = new WeakMap<Title, Figures>();

export function figuresOf(title: Title): Figures {
  const figures = found.get(title) ?? reckoned(title);
  found.set(title, figures);
  return figures;
}

function reckoned({ game }: Title): Figures {
  const all = game.lines.map((line) => game.chances(line));
  const returns = all.map(returnOf);
  const deviations = all.map(deviationOf).toSorted((one, other) => one - other);
  const middle = deviations[Math.floor(deviations.length / 2)] ?? 0;
  return {
    rtp: { from: percent(Math.min(...returns)), to: percent(Math.max(...returns)) },
    volatility: middle < MEDIUM ? "low" : middle < HIGH ? "medium" : "high",
    highest: Math.max(...all.flat().map(({ returned }) => returned)) / EVEN,
  };
}
