/** Wheel: segments of the same size, each with what it pays; the player chooses the wheel by its risk. */
import { ended, fieldsOf, type Game, type Multiplier, noMoves, oneOf } from "../game.ts";

export const risks = ["low", "medium", "high"] as const;
export type Risk = (typeof risks)[number];

/** What each segment pays, clockwise. */
export type WheelRules = Readonly<Record<Risk, readonly Multiplier[]>>;

export const riskOf = (bet: unknown): Risk => oneOf(fieldsOf(bet)["risk"], risks);

export const wheel = (rules: WheelRules): Game => ({
  play: (bet, moves, draw) => {
    noMoves(moves);
    const segments = rules[riskOf(bet)];
    const segment = draw.below(segments.length);
    return ended({ segment }, segments[segment] ?? 0);
  },
  chances: ({ bet }) => {
    const segments = rules[riskOf(bet)];
    return segments.map((returned) => ({ probability: 1 / segments.length, returned }));
  },
  lines: risks.map((risk) => ({ bet: { risk }, moves: [] })),
});
