/** The course of each game: drawn once by the game's key, the same after a restart, looked at only up to now. */
import { LRUCache } from "lru-cache";
import type { Seed, SportModel, SportSlug, Strength, Timeline } from "../model.ts";
import type { Random } from "../seed/random.ts";
import { drawFinal } from "./drawFinal.ts";
import { baseballCandidates } from "./processes/baseball.ts";
import type { Candidate, PlayedFinal } from "./processes/candidates.ts";
import { cricketCandidates } from "./processes/cricket.ts";
import { footballCandidates } from "./processes/football.ts";
import { tennisCandidates } from "./processes/tennis.ts";
import { timedCandidates } from "./processes/timed.ts";
import { volleyballCandidates } from "./processes/volleyball.ts";
import { keyedRandom } from "./random.ts";

/** Courses kept in memory: those of a few busy hours. */
const mostKept = 400;
/** Ends that one draw chooses among. All of a sport's would take ten times as long and say little more. */
const mostCandidates = 400;

const processes: Readonly<Record<Exclude<SportSlug, "football">, (finals: readonly PlayedFinal[]) => Candidate[]>> = {
  "ice-hockey": (finals) => timedCandidates("ice-hockey", finals),
  "basketball": (finals) => timedCandidates("basketball", finals),
  "american-football": (finals) => timedCandidates("american-football", finals),
  "tennis": tennisCandidates,
  "volleyball": volleyballCandidates,
  "baseball": baseballCandidates,
  "cricket": cricketCandidates,
};

export class Plays {
  readonly #seed: Seed;
  readonly #secret: Buffer;
  readonly #modelFor: (sport: SportSlug) => SportModel;
  readonly #candidates = new Map<SportSlug, Candidate[]>();
  readonly #timelines = new LRUCache<number, Timeline>({ max: mostKept });

  constructor(seed: Seed, secret: Buffer, modelFor: (sport: SportSlug) => SportModel) {
    this.#seed = seed;
    this.#secret = secret;
    this.#modelFor = modelFor;
  }

  /** Whether there is anything to draw a game of this sport from. */
  canPlay(sport: SportSlug): boolean {
    return this.#candidatesOf(sport).length > 0;
  }

  /** The whole course of a game between sides of the strength asked for. Only its past may leave the services. */
  timelineOf(gameId: number, sport: SportSlug, strengthOf: () => Strength): Timeline {
    const kept = this.#timelines.get(gameId);
    if (kept !== undefined) return kept;
    const strength = strengthOf();
    const random = keyedRandom(this.#secret, `course:${gameId}`);
    const timeline = drawFinal(this.#modelFor(sport), strength, some(this.#candidatesOf(sport), random), random).tell(strength, random);
    this.#timelines.set(gameId, timeline);
    return timeline;
  }

  #candidatesOf(sport: SportSlug): Candidate[] {
    const known = this.#candidates.get(sport);
    if (known !== undefined) return known;
    const candidates = sport === "football"
      ? footballCandidates(this.#seed.footballTimelines)
      : processes[sport](this.#seed.finals[sport] ?? []);
    this.#candidates.set(sport, candidates);
    return candidates;
  }
}

/** An even choice of the candidates, another one for each game. */
function some(candidates: readonly Candidate[], random: Random): readonly Candidate[] {
  if (candidates.length <= mostCandidates) return candidates;
  const step = candidates.length / mostCandidates;
  const from = random() * step;
  return Array.from({ length: mostCandidates }, (_, index) => candidates[Math.floor(from + index * step)]).filter((candidate) => candidate !== undefined);
}
