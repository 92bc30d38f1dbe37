/**
 * All that one spin of independent reels can come to, found reel by reel: spins that went the same way so far, with the
 * same lines or ways still alive, are counted together. Most lines are dead after three reels, so few spins are left to
 * tell apart where counting each of them would take millions.
 */
import { either, impossible, type Moments, winning } from "./moments.ts";
import { COIN, countIn, covered, payOf, SCATTER, type SlotRules, WILD, windowAt } from "./rules.ts";
import { EVEN } from "../game.ts";

/** Of all spins with so many scatters (or coins) and these reels covered: their wins. */
export interface SpinPart {
  scatters: number;
  /** Bits of the reels that wilds cover, where they stay covered. */
  held: number;
  moments: Moments;
}

interface Running {
  /** Index of the line; with ways, in how many ways. */
  number: number;
  symbol: string;
  /** Wilds that the line begins with. */
  wilds: number;
}

interface State {
  chance: number;
  /** Units. */
  won: number;
  scatters: number;
  held: number;
  alive: readonly Running[];
}

interface Stop {
  window: string;
  chance: number;
  scatters: number;
  hasWild: boolean;
}

function stopsOf(rules: SlotRules, strip: string): Stop[] {
  const found = new Map<string, Stop>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const seen = windowAt(strip, stop, rules.rows);
    const before = found.get(seen)?.chance ?? 0;
    found.set(seen, {
      window: covered(rules, seen),
      chance: before + 1 / strip.length,
      scatters: countIn(seen, SCATTER) + countIn(seen, COIN),
      hasWild: seen.includes(WILD),
    });
  }
  return [...found.values()];
}

const ended = (rules: SlotRules, { symbol, wilds }: Running, count: number): number =>
  Math.max(payOf(rules, WILD, wilds), symbol === WILD ? 0 : payOf(rules, symbol, count));

function lineStep(rules: SlotRules, lines: readonly string[], state: State, window: string, reel: number) {
  let won = 0;
  const alive: Running[] = [];
  for (const running of state.alive) {
    const found = window[Number(lines[running.number]?.[reel])] ?? "";
    if (running.symbol === WILD) {
      if (found === WILD) alive.push({ ...running, wilds: running.wilds + 1 });
      else if (rules.pays[found] === undefined) won += ended(rules, running, reel);
      else alive.push({ ...running, symbol: found });
    } else if (found === running.symbol || found === WILD) alive.push(running);
    else won += ended(rules, running, reel);
  }
  return { won, alive };
}

function wayStep(rules: SlotRules, state: State, window: string, reel: number) {
  if (reel === 0) {
    const symbols = [...new Set(window)].filter((symbol) => rules.pays[symbol] !== undefined).toSorted();
    return { won: 0, alive: symbols.map((symbol) => ({ symbol, number: countIn(window, symbol), wilds: 0 })) };
  }
  let won = 0;
  const alive: Running[] = [];
  for (const running of state.alive) {
    const places = countIn(window, running.symbol) + countIn(window, WILD);
    if (places === 0) won += payOf(rules, running.symbol, reel) * running.number;
    else alive.push({ ...running, number: running.number * places });
  }
  return { won, alive };
}

const keyOf = ({ won, scatters, held, alive }: State): string => {
  let key = `${won} ${scatters} ${held}`;
  for (const { number, symbol, wilds } of alive) key += ` ${number}${symbol}${wilds}`;
  return key;
};

/** Of all spins with so many scatters and these reels covered, those with the same win. */
export interface SpinResult {
  scatters: number;
  held: number;
  chance: number;
  /** What is won, in units. */
  units: number;
}

/**
 * @param strips the reels of this spin
 * @param held bits of reels that are covered by wilds and don't turn
 * @returns results whose chances add up to 1; some may be alike
 */
export function spinResults(rules: SlotRules, strips: readonly string[], held = 0): SpinResult[] {
  const { lines, rows } = rules;
  const keepsHeld = rules.free?.isSticky === true;
  const first: State = {
    chance: 1,
    won: 0,
    scatters: 0,
    held,
    alive: (lines ?? []).map((_, number) => ({ number, symbol: WILD, wilds: 0 })),
  };
  let states: State[] = [first];
  for (const [reel, strip] of strips.entries()) {
    const bit = 1 << reel;
    const stops =
      (held & bit) === 0
        ? stopsOf(rules, strip)
        : [{ window: WILD.repeat(rows), chance: 1, scatters: 0, hasWild: true }];
    const next = new Map<string, State>();
    for (const state of states)
      for (const stop of stops) {
        const step =
          lines === undefined
            ? wayStep(rules, state, stop.window, reel)
            : lineStep(rules, lines, state, stop.window, reel);
        const reached: State = {
          chance: state.chance * stop.chance,
          won: state.won + step.won,
          scatters: state.scatters + stop.scatters,
          held: keepsHeld && stop.hasWild ? state.held | bit : state.held,
          alive: step.alive,
        };
        const key = keyOf(reached);
        const same = next.get(key);
        if (same === undefined) next.set(key, reached);
        else same.chance += reached.chance;
      }
    states = [...next.values()];
  }
  return states.map(({ chance, won, scatters, held: covers, alive }) => {
    let units = won;
    for (const running of alive)
      units +=
        lines === undefined
          ? payOf(rules, running.symbol, strips.length) * running.number
          : ended(rules, running, strips.length);
    return { scatters, held: covers, chance, units };
  });
}

/** The same results, in parts whose chances add up to 1; wins in stakes. */
export function spinParts(rules: SlotRules, strips: readonly string[], held = 0): SpinPart[] {
  const parts = new Map<string, SpinPart>();
  for (const { scatters, held: covers, chance, units } of spinResults(rules, strips, held)) {
    const key = `${scatters} ${covers}`;
    const moments = winning(chance, (units * rules.unit) / EVEN);
    parts.set(key, { scatters, held: covers, moments: either(parts.get(key)?.moments ?? impossible, moments) });
  }
  return [...parts.values()];
}
