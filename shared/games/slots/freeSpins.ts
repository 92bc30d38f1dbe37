/** Free spins: played within the round that has won them, for no further stake. */
import type { Draw } from "../fair/draw.ts";
import { both, certain, either, impossible, type Moments, multiplied } from "./moments.ts";
import type { FreeRules, SlotRules } from "./rules.ts";
import type { SpinPart } from "./spinChances.ts";
import { partsOfSpin } from "./spinParts.ts";
import { spin, type Step } from "./steps.ts";

/** Free spins that so many scatters win in the paid spin. */
export const spinsFor = ({ spins }: FreeRules, scatters: number): number =>
  spins[Math.min(scatters, spins.length - 1)] ?? 0;

/** How many free spins there are after a free spin with so many scatters. */
export const granted = (free: FreeRules, before: number, scatters: number): number =>
  spinsFor(free, scatters) > 0 ? Math.min(free.most, before + free.again) : before;

export const stripsOf = (rules: SlotRules, { strips = rules.strips }: FreeRules) => strips;

export function playFree(rules: SlotRules, free: FreeRules, draw: Draw, won: number): Step[] {
  const steps: Step[] = [];
  let all = won;
  let held = 0;
  for (let played = 1; played <= all; played += 1) {
    const spun = spin(rules, stripsOf(rules, free), draw, { kind: "free", multiplier: free.multiplier, held });
    const before = all;
    all = granted(free, all, spun.scatters);
    held = free.isSticky === true ? spun.held : 0;
    const last = spun.steps.length - 1;
    for (const [index, step] of spun.steps.entries()) {
      // A spin's scatters count when its last grid stands.
      const gained = index === last ? all - before : 0;
      steps.push({ ...step, left: (index === last ? all : before) - played, ...(gained > 0 ? { gained } : {}) });
    }
  }
  return steps;
}

/**
 * @param paid parts of the paid spin, which are those of a free one too while its reels are the same
 * @returns what so many free spins come to
 */
export function freeMoments(rules: SlotRules, free: FreeRules, paid: readonly SpinPart[]): (won: number) => Moments {
  const strips = stripsOf(rules, free);
  const partsByHeld = new Map<number, readonly SpinPart[]>();
  const partsOf = (held: number): readonly SpinPart[] => {
    const known = partsByHeld.get(held);
    if (known !== undefined) return known;
    const parts = (held === 0 && free.strips === undefined ? paid : partsOfSpin(rules, strips, held)).map((part) => ({
      ...part,
      moments: multiplied(part.moments, free.multiplier),
    }));
    partsByHeld.set(held, parts);
    return parts;
  };
  const known = new Map<string, Moments>();
  const from = (played: number, all: number, held: number): Moments => {
    if (played === all) return certain;
    const key = `${played} ${all} ${held}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let total = impossible;
    for (const part of partsOf(held))
      total = either(total, both(part.moments, from(played + 1, granted(free, all, part.scatters), part.held)));
    known.set(key, total);
    return total;
  };
  return (won) => from(0, won, 0);
}
