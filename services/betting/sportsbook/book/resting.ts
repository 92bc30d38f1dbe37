/**
 * Prices in play that rest on their ticks. What is shown depends on what was shown before; so that every process, a
 * restarted one too, shows the same, a game's time is cut into spells and the memory reaches back to the beginning of
 * the spell before this one, and no farther.
 */
import { LRUCache } from "lru-cache";
import { restingTick, tickBelow } from "#shared/betting/ticks.ts";
import type { PricedMarket } from "../pricing/margin.ts";
import { gameClocks } from "../live/clocks.ts";
import type { Game } from "./game.ts";

/** Seconds of a spell: a few prices of a sport. A cold start prices two spells at most. */
const SPELLS = { race: 4, clocked: 12, points: 90 } as const;
const mostGames = 1200;

/** Shown prices by outcome. */
type Shown = ReadonlyMap<string, string>;

interface Standing {
  second: number;
  /** What is shown: remembered since the spell before that of `second`. */
  shown: Shown;
  /** Remembered since the spell of `second`: what will be shown in the next one. */
  next: Shown;
}

/** How a game is priced at its seconds. */
export interface Pricing {
  /** Markets with raw prices at a second at which the game changed. */
  marketsAt(second: number): PricedMarket[];
  /** The last second at or before this one at which it changed. */
  lastChange(second: number): number;
}

/** Key of an outcome among a game's. */
export function outcomeKey({ type, param }: Pick<PricedMarket, "type" | "param">, outcomeType: string): string {
  return `${type}.${param ?? ""}.${outcomeType}`;
}

export class RestingPrices {
  readonly #standings = new LRUCache<number, Standing>({ max: mostGames });

  /** The markets of a game at a second at which it changed, at the prices shown. */
  at(game: Game, second: number, pricing: Pricing): PricedMarket[] {
    const spell = spellOf(game);
    const from = Math.max(0, (Math.floor(second / spell) - 1) * spell);
    const kept = this.#standings.get(game.id);
    let standing = kept !== undefined && kept.second <= second && kept.second >= from ? kept : null;
    const moments: number[] = [];
    const after = standing?.second ?? from - 1;
    for (let moment = second; moment > after; moment = pricing.lastChange(moment - 1)) {
      moments.push(moment);
      if (moment === 0) break;
    }
    let markets: PricedMarket[] | null = null;
    for (const moment of moments.toReversed()) {
      markets = pricing.marketsAt(moment);
      standing = next(standing, moment, spell, markets);
    }
    if (standing !== null) this.#standings.set(game.id, standing);
    return (markets ?? pricing.marketsAt(second)).map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => ({
        ...outcome,
        coef: standing?.shown.get(outcomeKey(market, outcome.type)) ?? outcome.coef,
      })),
    }));
  }
}

function spellOf({ sport }: Game): number {
  if (sport.area === "MARBLE") return SPELLS.race;
  return gameClocks[sport.slug] === null ? SPELLS.points : SPELLS.clocked;
}

function next(before: Standing | null, second: number, spell: number, markets: readonly PricedMarket[]): Standing {
  const passed = before === null ? 2 : Math.floor(second / spell) - Math.floor(before.second / spell);
  const own = passed === 0 ? before?.next : undefined;
  const older = passed === 0 ? before?.shown : passed === 1 ? before?.next : undefined;
  const shown = follow(older, markets);
  // Without a memory both are the same.
  return { second, shown, next: own === older ? shown : follow(own, markets) };
}

/** Every price moves on from what is shown; where nothing is remembered a middle belongs to the tick below. */
function follow(before: Shown | undefined, markets: readonly PricedMarket[]): Shown {
  const shown = new Map<string, string>();
  for (const market of markets) {
    for (const { type, raw } of market.outcomes) {
      const key = outcomeKey(market, type);
      shown.set(key, restingTick(raw, before?.get(key) ?? tickBelow(raw)));
    }
  }
  return shown;
}
