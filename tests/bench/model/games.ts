/** Games as they are played and priced, drawn by keys that no test uses. */
import { incidentsUntil, playStateAt } from "../../../services/betting/sportsbook/live/playState.ts";
import { Plays } from "../../../services/betting/sportsbook/live/plays.ts";
import { suspensionsUntil } from "../../../services/betting/sportsbook/live/suspensions.ts";
import { offeredMarkets } from "../../../services/betting/sportsbook/book/view.ts";
import type {
  OutcomeResult,
  PlayState,
  Seed,
  SportSlug,
  Strength,
  Timeline,
} from "../../../services/betting/sportsbook/model.ts";
import { modelFor } from "../../../services/betting/sportsbook/pricing/index.ts";
import type { PricedMarket } from "../../../services/betting/sportsbook/pricing/margin.ts";
import { seededRandom } from "../../../services/betting/sportsbook/seed/random.ts";

export interface PlayedGame {
  sport: SportSlug;
  strength: Strength;
  timeline: Timeline;
}

/** An outcome on the board with what came of it. */
export interface Offer {
  market: PricedMarket;
  outcome: PricedMarket["outcomes"][number];
  result: OutcomeResult;
}

/** The board at a second of a game, everything on it open for bets. */
export interface Board {
  game: PlayedGame;
  second: number | null;
  state: PlayState | null;
  offers: Offer[];
}

/** Games between teams of the seed, each pairing drawn again. */
export function* gamesOf(seed: Seed, sport: SportSlug, count: number, key: string): Generator<PlayedGame> {
  const plays = new Plays(seed, Buffer.from(`bench ${key}`), modelFor);
  const sportId = seed.sports.find(({ slug }) => slug === sport)?.id;
  const leagues = seed.championships
    .filter((championship) => championship.sportId === sportId)
    .map(({ id }) => ({ id, teams: seed.teams.filter(({ championshipId }) => championshipId === id) }))
    .filter(({ teams }) => teams.length > 1);
  const random = seededRandom(20_261_121);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  for (let id = 1; id <= count; id += 1) {
    const league = pick(leagues);
    const home = pick(league.teams);
    const away = pick(league.teams.filter((team) => team !== home));
    const strength = seed.strength({ id, championshipId: league.id, homeId: home.id, awayId: away.id, startsAt: 0 });
    yield { sport, strength, timeline: plays.timelineOf(id, sport, () => strength) };
  }
}

/** The board before the start (`second` null) or in play; null while bets are stopped or once the game is over. */
export function boardAt(game: PlayedGame, second: number | null): Board | null {
  const { sport, strength, timeline } = game;
  const model = modelFor(sport);
  if (second !== null && (second >= timeline.duration || isSuspended(game, second))) return null;
  const state = second === null ? null : playStateAt(sport, timeline, second);
  const end = playStateAt(sport, timeline, timeline.duration);
  const markets = offeredMarkets(model, strength, state, second === null ? "LINE" : "LIVE");
  const offers = markets.flatMap((market) =>
    market.outcomes.flatMap((outcome) => {
      const result = model.settle(market, outcome.type, end, true);
      return result === null ? [] : [{ market, outcome, result }];
    }),
  );
  return { game, second, state, offers };
}

function isSuspended({ sport, timeline }: PlayedGame, second: number): boolean {
  return suspensionsUntil(sport, timeline, second).some(({ from, until }) => from <= second && second < until);
}

/** Scores after which boards are looked at, by their number in the game: never by how many are to come. */
const looked: readonly number[] = [1, 2, 4, 7, 12, 20, 40, 70, 110, 150];

/** The first open second after some of a game's scores, with the side that scored last. */
export function* afterScores(game: PlayedGame): Generator<{ second: number; side: 1 | 2 }> {
  const scores = game.timeline.incidents.filter(
    ({ type, side }) => (type === "GOAL" || type === "OWN_GOAL") && side !== null,
  );
  for (const number of looked) {
    const score = scores[number - 1];
    if (score === undefined) return;
    let second = score.at;
    while (second < game.timeline.duration && isSuspended(game, second)) second += 1;
    const last = incidentsUntil(game.timeline, second).findLast(({ type }) => type === "GOAL" || type === "OWN_GOAL");
    if (second < game.timeline.duration && last?.side != null) yield { second, side: last.side };
  }
}

/** What a stake of 1 on an outcome came to. */
export function returnOf(result: OutcomeResult, coef: string): number {
  switch (result) {
    case "WON":
      return Number(coef);
    case "HALF_WON":
      return (1 + Number(coef)) / 2;
    case "VOID":
      return 1;
    case "HALF_LOST":
      return 0.5;
    default:
      return 0;
  }
}

/** Share of the stake that was decided, and of it the share that won: what a fair probability is compared with. */
export function decidedBy(result: OutcomeResult): { weight: number; won: number } {
  switch (result) {
    case "WON":
      return { weight: 1, won: 1 };
    case "HALF_WON":
      return { weight: 0.5, won: 1 };
    case "HALF_LOST":
      return { weight: 0.5, won: 0 };
    case "LOST":
      return { weight: 1, won: 0 };
    default:
      return { weight: 0, won: 0 };
  }
}
