/** A slot: one paid spin with all that it starts is a round. There is nothing to choose and no move in it. */
import { cappedMoments } from "./capped.ts";
import { ended, EVEN, fieldsOf, noMoves, type Outlook, type OutlookGame } from "../game.ts";
import { freeMoments, playFree, spinsFor } from "./freeSpins.ts";
import { holdMoments, playHold } from "./hold.ts";
import { both, certain, either, impossible, type Moments } from "./moments.ts";
import type { SlotRules } from "./rules.ts";
import { partsOfSpin } from "./spinParts.ts";
import { spin, type Step } from "./steps.ts";
import type { Draw } from "../fair/draw.ts";

/** All steps of a round. Fractions are drawn in the order of the steps. */
export const slotSteps = (rules: SlotRules, draw: Draw): Step[] => cut(rules, allSteps(rules, draw));

/** The steps up to that with which the largest win is reached. */
function cut({ most = Infinity }: SlotRules, steps: Step[]): Step[] {
  let total = 0;
  for (const [index, step] of steps.entries()) {
    if (total + step.won >= most) return [...steps.slice(0, index), { ...step, won: most - total, isMost: true }];
    total += step.won;
  }
  return steps;
}

function allSteps(rules: SlotRules, draw: Draw): Step[] {
  const { free, hold } = rules;
  const { steps, scatters } = spin(rules, rules.strips, draw, { kind: "spin", multiplier: 1, held: 0 });
  const last = steps.length - 1;
  const landed = steps[last];
  if (landed === undefined) return steps;
  if (hold !== undefined) {
    const held = playHold(hold, landed.grid, draw);
    const won = landed.won + (held.first.won ?? 0);
    return [...steps.slice(0, last), { ...landed, ...held.first, won }, ...held.steps];
  }
  const won = free === undefined ? 0 : spinsFor(free, scatters);
  if (free === undefined || won === 0) return steps;
  return [...steps.slice(0, last), { ...landed, gained: won }, ...playFree(rules, free, draw, won)];
}

/** What a round comes to, from the parts of its paid spin and what each of them starts. */
export function roundMoments(rules: SlotRules): Moments {
  const { free, hold } = rules;
  const parts = partsOfSpin(rules, rules.strips);
  const afterHold = hold === undefined ? null : holdMoments(rules, hold);
  const afterFree = free === undefined ? null : freeMoments(rules, free, parts);
  const after = (scatters: number): Moments => {
    if (afterHold !== null) return afterHold(scatters);
    return free === undefined || afterFree === null ? certain : afterFree(spinsFor(free, scatters));
  };
  return parts.map(({ scatters, moments }) => both(moments, after(scatters))).reduce(either, impossible);
}

export const slot = (rules: SlotRules): OutlookGame => ({
  play: (bet, moves, draw) => {
    fieldsOf(bet);
    noMoves(moves);
    const steps = slotSteps(rules, draw);
    return ended(
      { steps },
      steps.reduce((total, { won }) => total + won, 0),
    );
  },
  outlook: (): Outlook => {
    const whole = roundMoments(rules);
    const isCut = rules.most !== undefined && whole.highest * EVEN > rules.most;
    const { nothing, first, second, highest } = isCut ? cappedMoments(rules, rules.most ?? 0) : whole;
    return { mean: first, deviation: Math.sqrt(second - first ** 2), hit: 1 - nothing, highest };
  },
  lines: [{ bet: {}, moves: [] }],
});
