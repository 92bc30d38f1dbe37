/** The course of each game: drawn once by the game's key, the same after a restart, looked at only up to now. */
import { LRUCache } from "lru-cache";
import { simulationOf } from "../cyber/play/play.ts";
import type { ClassicSlug, Seed, SportModel, SportSlug, Strength, Timeline } from "../model.ts";
import { drawnPlay } from "./drawFinal.ts";
import { playBaseball } from "./processes/baseball.ts";
import { playCricket } from "./processes/cricket.ts";
import { footballPlay } from "./processes/football.ts";
import { playIceHockey } from "./processes/iceHockey.ts";
import type { Play } from "./processes/play.ts";
import { playTennis } from "./processes/tennis.ts";
import { timedCandidates } from "./processes/timed.ts";
import { playVolleyball } from "./processes/volleyball.ts";
import { keyedRandom } from "./random.ts";

/** Courses kept in memory: those of a few busy hours. */
const mostKept = 1500;
/** Cached durations: one number each, needed whenever the list of live games is made. */
const mostDurations = 50_000;

/** How each sport is played; football from the seed's past matches, two sports from their past scores. */
const plays: Readonly<Record<ClassicSlug, (seed: Seed, model: SportModel) => Play | null>> = {
  football: ({ footballTimelines }) => (footballTimelines.length > 0 ? footballPlay(footballTimelines) : null),
  "ice-hockey": () => playIceHockey,
  basketball: ({ finals }, model) => drawnPlay(model, timedCandidates("basketball", finals["basketball"] ?? [])),
  "american-football": ({ finals }, model) =>
    drawnPlay(model, timedCandidates("american-football", finals["american-football"] ?? [])),
  tennis: () => playTennis,
  volleyball: () => playVolleyball,
  baseball: () => playBaseball,
  cricket: () => playCricket,
};

function isClassic(sport: SportSlug): sport is ClassicSlug {
  return Object.hasOwn(plays, sport);
}

export class Plays {
  readonly #seed: Seed;
  readonly #secret: Buffer;
  readonly #modelFor: (sport: SportSlug) => SportModel;
  readonly #plays = new Map<SportSlug, Play | null>();
  readonly #timelines = new LRUCache<number, Timeline>({ max: mostKept });
  readonly #durations = new LRUCache<number, number>({ max: mostDurations });

  constructor(seed: Seed, secret: Buffer, modelFor: (sport: SportSlug) => SportModel) {
    this.#seed = seed;
    this.#secret = secret;
    this.#modelFor = modelFor;
  }

  /** Whether the seed has the material to play games of this sport. */
  canPlay(sport: SportSlug): boolean {
    return this.#playOf(sport) !== null;
  }

  /** The whole course of a game between sides of the strength asked for. Only its past may leave the services. */
  timelineOf(gameId: number, sport: SportSlug, strengthOf: () => Strength): Timeline {
    const kept = this.#timelines.get(gameId);
    if (kept !== undefined) return kept;
    const play = this.#playOf(sport);
    if (play === null) throw new Error(`There is nothing to play ${sport} from`);
    const timeline = play(strengthOf(), keyedRandom(this.#secret, `course:${gameId}`));
    this.#timelines.set(gameId, timeline);
    this.#durations.set(gameId, timeline.duration);
    return timeline;
  }

  /** Seconds from a game's start to its end. Not to be served. */
  durationOf(gameId: number, sport: SportSlug, strengthOf: () => Strength): number {
    return this.#durations.get(gameId) ?? this.timelineOf(gameId, sport, strengthOf).duration;
  }

  #playOf(sport: SportSlug): Play | null {
    const known = this.#plays.get(sport);
    if (known !== undefined) return known;
    const play = simulationOf(sport) ?? (isClassic(sport) ? plays[sport](this.#seed, this.#modelFor(sport)) : null);
    this.#plays.set(sport, play);
    return play;
  }
}
