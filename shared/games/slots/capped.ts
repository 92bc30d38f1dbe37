/**
 * What a round comes to whose win is cut at the most that the slot pays. Mean and deviation of the cut win don't follow
 * from those of the parts, so the chances of every possible win are found: wins are whole units, and the chances of sums
 * are products of spectra.
 */
import { EVEN, type Multiplier } from "../game.ts";
import { granted, spinsFor, stripsOf } from "./freeSpins.ts";
import type { Moments } from "./moments.ts";
import type { FreeRules, SlotRules } from "./rules.ts";
import { type SpinResult, spinResults } from "./spinChances.ts";
import { chancesFrom, type Spectrum, spectrumOf } from "./transform.ts";

type Wins = Map<number, number>;

/** Results by a kind, each with the chances of its wins. */
function winsBy(
  results: readonly SpinResult[],
  kindOf: (scatters: number) => number,
  times: number,
): Map<number, Wins> {
  const kinds = new Map<number, Wins>();
  for (const { scatters, chance, units } of results) {
    const kind = kindOf(scatters);
    const wins: Wins = kinds.get(kind) ?? new Map<number, number>();
    wins.set(units * times, (wins.get(units * times) ?? 0) + chance);
    kinds.set(kind, wins);
  }
  return kinds;
}

const highestOf = (kinds: ReadonlyMap<number, Wins>) =>
  Math.max(...[...kinds.values()].flatMap((wins) => [...wins.keys()]));

/** Counts of free spins that a round may have, from those that it may begin with. */
function countsFrom({ most, again }: FreeRules, first: Iterable<number>): number[] {
  const counts = new Set<number>();
  for (let count of first)
    for (; count > 0 && !counts.has(count); count = Math.min(most, count + again)) counts.add(count);
  return [...counts].toSorted((one, other) => other - one);
}

interface Value {
  re: number;
  im: number;
}
const at = ({ re, im }: Spectrum, root: number): Value => ({ re: re[root] ?? 0, im: im[root] ?? 0 });

/** What is left of a round with so many free spins in all, after each number of them, at one root of unity. */
interface Left {
  count: number;
  re: Float64Array;
  im: Float64Array;
}

/** Goes back from the last free spin: one either leaves their number as it is, or adds some. */
function follow(own: Left, other: Left, plain: Value, more: Value): void {
  for (let played = own.count - 1; played >= 0; played -= 1) {
    const re = own.re[played + 1] ?? 0;
    const im = own.im[played + 1] ?? 0;
    const otherRe = other.re[played + 1] ?? 0;
    const otherIm = other.im[played + 1] ?? 0;
    own.re[played] = plain.re * re - plain.im * im + more.re * otherRe - more.im * otherIm;
    own.im[played] = plain.re * im + plain.im * re + more.re * otherIm + more.im * otherRe;
  }
}

const known = new WeakMap<SlotRules, Moments>();

/** Kept, for it takes a second. @throws Error for features that a cut is not reckoned with */
export function cappedMoments(rules: SlotRules, most: Multiplier): Moments {
  const moments = known.get(rules) ?? reckoned(rules, most);
  known.set(rules, moments);
  return moments;
}

function reckoned(rules: SlotRules, most: Multiplier): Moments {
  const { free, unit } = rules;
  if (free === undefined || rules.tumble !== undefined || rules.hold !== undefined || free.isSticky === true)
    throw new Error("Only free spins without sticky wilds are reckoned with a largest win");
  const paid = winsBy(spinResults(rules, rules.strips), (scatters) => spinsFor(free, scatters), 1);
  const spun = winsBy(
    spinResults(rules, stripsOf(rules, free)),
    (scatters) => (spinsFor(free, scatters) > 0 ? 1 : 0),
    free.multiplier,
  );
  const highest = highestOf(paid) + free.most * highestOf(spun);
  const size = 2 ** Math.ceil(Math.log2(highest + 1));
  const counts = countsFrom(free, paid.keys());
  const total: Spectrum = { re: new Float64Array(size), im: new Float64Array(size) };
  const bases = [...paid].map(([count, wins]) => ({ count, spectrum: spectrumOf(wins, size) }));
  const plain = spectrumOf(spun.get(0) ?? new Map<number, number>(), size);
  const more = spectrumOf(spun.get(1) ?? new Map<number, number>(), size);
  const chain = counts.map((count) => ({
    count,
    next: counts.indexOf(granted(free, count, free.spins.length)),
    re: new Float64Array(count + 1).fill(1),
    im: new Float64Array(count + 1),
  }));
  // The other half is their conjugates, for chances are real.
  for (let root = 0; root <= size / 2; root += 1) {
    for (const own of chain) follow(own, chain[own.next] ?? own, at(plain, root), at(more, root));
    let re = 0;
    let im = 0;
    for (const { count, spectrum } of bases) {
      const base = at(spectrum, root);
      const left = chain.find((own) => own.count === count);
      const [leftRe, leftIm] = [left?.re[0] ?? 1, left?.im[0] ?? 0];
      re += base.re * leftRe - base.im * leftIm;
      im += base.re * leftIm + base.im * leftRe;
    }
    total.re[root] = re;
    total.im[root] = im;
    if (root > 0 && root < size / 2) {
      total.re[size - root] = re;
      total.im[size - root] = -im;
    }
  }
  const moments = { chance: 1, nothing: 0, first: 0, second: 0, highest: Math.min(highest * unit, most) / EVEN };
  for (const [units, chance] of chancesFrom(total).entries()) {
    const win = Math.min(units * unit, most) / EVEN;
    moments.first += chance * win;
    moments.second += chance * win ** 2;
    if (units === 0) moments.nothing = chance;
  }
  return moments;
}
