/** The process and the model of every simulated sport use the same rules: prices match the frequencies. */
import { describe, expect, it } from "vitest";
import { deadHeatOf } from "#shared/betting/coupon/legs.ts";
import { incidentsUntil, playStateAt } from "../live/playState.ts";
import type { ModelMarket, OutcomeResult, SportSlug, Strength, Timeline } from "../model.ts";
import { modelFor } from "../pricing/index.ts";
import { seededRandom } from "../seed/random.ts";
import { simulationOf } from "./play/play.ts";
import { DISCIPLINES, disciplineOf } from "./disciplines.ts";
import { RACE } from "./rules.ts";

/** Matches of each kind in a quick run; TEST_LONG plays many more. */
const times = process.env["TEST_LONG"] === "1" ? 20 : 1;
const uneven = (slug: SportSlug): Strength => {
  const rules = disciplineOf(slug)?.rules;
  if (rules === undefined)
    return { home: 0, away: 0, field: Array.from({ length: RACE.runners }, (_, index) => (index - 3.5) * 0.006) };
  if (rules.kind === "clocked") return { home: rules.usualTotal * 0.57, away: rules.usualTotal * 0.43 };
  return rules.kind === "tennis" ? { home: 0.65, away: 0.61 } : { home: 0.53, away: 0.47 };
};

interface Sum {
  hits: number;
  expected: number;
  variance: number;
}

/** Part of a win that a result is worth; null if the stake goes back. */
function partOf(result: OutcomeResult | null): number | null {
  if (result === null || result === "VOID") return null;
  const shared = deadHeatOf(result);
  return shared === null ? Number(result === "WON") : shared.places / shared.tied;
}

/**
 * One line of each kind, the most even without refunds: several lines of one match say the same thing several times.
 */
function telling(markets: readonly ModelMarket[]): ModelMarket[] {
  const lines = new Map<string, ModelMarket>();
  const evenness = ({ outcomes }: ModelMarket): number => Math.abs((outcomes[0]?.probability ?? 0) - 0.5);
  for (const market of markets.filter(
    ({ type, param }) => !/total|handicap|kills|rounds/.test(type) || param?.endsWith(".5") === true,
  )) {
    const isLine = market.param?.includes(".") === true;
    const key = isLine ? market.type : `${market.type} ${market.param}`;
    const known = lines.get(key);
    if (known === undefined || evenness(market) < evenness(known)) lines.set(key, market);
  }
  return [...lines.values()];
}

/** Adds what every open outcome said, and what came of it. */
function addUp(sums: Map<string, Sum>, slug: SportSlug, markets: readonly ModelMarket[], timeline: Timeline): void {
  const model = modelFor(slug);
  const end = playStateAt(slug, timeline, timeline.duration);
  for (const market of telling(markets)) {
    for (const { type, probability } of market.outcomes) {
      const share = partOf(model.settle(market, type, end, true));
      if (share === null) continue;
      const key = `${market.type} ${type}`;
      const sum = sums.get(key) ?? { hits: 0, expected: 0, variance: 0 };
      sum.hits += share;
      sum.expected += probability;
      sum.variance += probability * (1 - probability);
      sums.set(key, sum);
    }
  }
}

function offBy(sums: ReadonlyMap<string, Sum>): string[] {
  return [...sums].flatMap(([key, { hits, expected, variance }]) => {
    const off = variance > 1 ? Math.abs(hits - expected) / Math.sqrt(variance) : 0;
    return off > 4.5 ? [`${key}: ${hits} of ${expected.toFixed(1)}, ${off.toFixed(1)} errors`] : [];
  });
}

const slugs: readonly SportSlug[] = [...DISCIPLINES.map(({ slug }) => slug), "marbles"];
const played: Readonly<Partial<Record<SportSlug, number>>> = {
  "virtual-basketball": 80,
  "virtual-tennis": 25,
  marbles: 40,
};

describe("prices of simulated sports", () => {
  it.each(slugs)("of %s come true as often as they say, before the start and in play", (slug) => {
    const simulate = simulationOf(slug);
    if (simulate === null) throw new Error(`${slug} is not simulated`);
    const strength = uneven(slug);
    const random = seededRandom(20_261_121);
    const sums = new Map<string, Sum>();
    const before = modelFor(slug).markets(strength, null);
    const later = new Map<string, Sum>();
    for (let number = 0; number < (played[slug] ?? 150) * times; number += 1) {
      const timeline = simulate(strength, random);
      addUp(sums, slug, before, timeline);
      // Looked at in a second that does not depend on how the match goes on.
      const second =
        slug === "marbles"
          ? RACE.startsAfter + 35
          : Math.floor(timeline.incidents.length > 0 ? secondAt(slug, number) : 0);
      if (second >= timeline.duration) continue;
      addUp(later, slug, modelFor(slug).markets(strength, playStateAt(slug, timeline, second)), timeline);
      expect(incidentsUntil(timeline, second).length).toBeGreaterThan(0);
    }
    expect(sums.size).toBeGreaterThanOrEqual(4);
    expect(later.size).toBeGreaterThanOrEqual(4);
    expect([offBy(sums), offBy(later)]).toEqual([[], []]);
  });
});

/** Some second of the first half of a match of usual length. */
function secondAt(slug: SportSlug, number: number): number {
  const rules = disciplineOf(slug)?.rules;
  const half =
    rules?.kind === "clocked"
      ? (rules.periods * rules.periodSeconds) / 2
      : rules?.kind === "tennis"
        ? 300
        : slug === "mortal-duel"
          ? 120
          : 3000;
  return (number % 9) * (half / 9) + half / 4;
}
