/** Seasons that come again: when a sport's calendar runs out, it starts over some whole weeks later. */
import type { SeedChampionship, SeedFixture } from "../model.ts";

const WEEK = 7 * 86_400;
/**
 * A season longer than this comes again after a year, at the same time of the year; a shorter one as soon as it is
 * over.
 */
const LONG_SEASON_WEEKS = 20;
const YEAR_WEEKS = 52;
/** A season is still shown this long after its end, and the next one this long before the end of the one before. */
const TOLD_AFTER = 4 * WEEK;
const TOLD_BEFORE_END = 8 * WEEK;
/** Ids of season n are those of the first plus n times this: every game has its own id for good. */
const ID_STEP = 1_000_000_000;

/**
 * The fixtures of the seasons around `now` (epoch seconds). The first season is the one in the seed, as it is; season n
 * has the same pairings n periods later, a period being a whole number of weeks: 52 for a season of more than 20
 * weeks, else the season's own length and a week. The calendar is a sport's, not a championship's. From eight weeks
 * before a season ends the next one is there too, so at any `now` games lie ahead in every sport that has any.
 * Pure; ordered by start.
 */
export function shiftToSeason(
  fixtures: readonly SeedFixture[],
  now: number,
  championships: readonly Pick<SeedChampionship, "id" | "sportId">[],
): SeedFixture[] {
  const sportOf = new Map(championships.map(({ id, sportId }) => [id, sportId]));
  const bySport = new Map<number, SeedFixture[]>();
  for (const fixture of fixtures) {
    const sport = sportOf.get(fixture.championshipId) ?? 0;
    const list = bySport.get(sport);
    if (list === undefined) bySport.set(sport, [fixture]);
    else list.push(fixture);
  }
  return [...bySport.values()]
    .flatMap((list) => seasonsAround(list, now))
    .toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
}

function seasonsAround(fixtures: readonly SeedFixture[], now: number): SeedFixture[] {
  const first = fixtures.reduce((least, { startsAt }) => Math.min(least, startsAt), Number.POSITIVE_INFINITY);
  const last = fixtures.reduce((most, { startsAt }) => Math.max(most, startsAt), Number.NEGATIVE_INFINITY);
  const period = seasonPeriod(first, last);
  const from = Math.max(0, Math.ceil((now - TOLD_AFTER - last) / period));
  const upTo = Math.max(0, Math.floor((now + TOLD_BEFORE_END - last) / period) + 1);
  const seasons: SeedFixture[] = [];
  for (let season = from; season <= upTo; season += 1) {
    for (const fixture of fixtures) {
      seasons.push(
        season === 0
          ? fixture
          : { ...fixture, id: fixture.id + season * ID_STEP, startsAt: fixture.startsAt + season * period },
      );
    }
  }
  return seasons;
}

/** Seconds from a season's fixture to the same fixture of the next one, for a season from `first` to `last`. */
export function seasonPeriod(first: number, last: number): number {
  const weeks = Math.ceil((last - first) / WEEK);
  return (weeks > LONG_SEASON_WEEKS ? Math.max(YEAR_WEEKS, weeks + 1) : weeks + 1) * WEEK;
}
