/** Where each game stands at a moment, without pricing it: its strengths, its play, its end, and whether it was called off. */
import { LRUCache } from "lru-cache";
import { keyedNumber } from "../live/random.ts";
import type { Plays } from "../live/plays.ts";
import type { Seed, Strength, Timeline } from "../model.ts";
import type { Game } from "./game.ts";
import { lastLineMoment, lastLiveSecond, liveStep } from "./moments.ts";
import { driftedStrength, quotedStrength } from "./walk.ts";

export interface CoursesOptions {
  seed: Pick<Seed, "strength">;
  /** Key of all draws; kept by the services, so that a restart draws the same. */
  secret: Buffer;
  /** Since when a game is called off (epoch seconds); null for one that is not. */
  calledOffSince?: (gameId: number) => number | null;
  plays: Pick<Plays, "timelineOf" | "durationOf">;
}

export class Courses {
  readonly #options: CoursesOptions;
  readonly #keys = new LRUCache<number, number>({ max: 10_000 });

  constructor(options: CoursesOptions) {
    this.#options = options;
  }

  /** Since when a game is called off (epoch seconds); null for one that is not, or will be in a moment. */
  calledOff(gameId: number, now: number): number | null {
    const since = this.#options.calledOffSince?.(gameId) ?? null;
    return since !== null && since <= now ? since : null;
  }

  /** Whether a game was called off before its end; unlike its view this prices nothing. */
  isCancelled(game: Game, now: number): boolean {
    const since = this.calledOff(game.id, now);
    return since !== null && since < this.endOf(game);
  }

  /** Second of play a game stands at, negative before its start: at this moment, or when it was called off. */
  secondAt(game: Game, now: number): number {
    return (this.calledOff(game.id, now) ?? now) - game.startsAt;
  }

  /** The moment of a game's last change at or before this one. */
  lastMoment(game: Game, now: number): number {
    const calledOff = this.calledOff(game.id, now);
    if (calledOff !== null && calledOff < this.endOf(game)) return calledOff;
    return now < game.startsAt
      ? lastLineMoment(game.startsAt, now, this.#key(game) % 600)
      : game.startsAt + this.lastChange(game, now - game.startsAt);
  }

  /** The second of play of a game's last change at or before this one, called off or not. */
  lastChange(game: Game, second: number): number {
    const timeline = this.timeline(game);
    return lastLiveSecond(game.sport.slug, timeline, Math.min(second, timeline.duration), this.#key(game) % liveStep);
  }

  /** When a game ends if nobody calls it off. */
  endOf(game: Game): number {
    return (
      game.startsAt + this.#options.plays.durationOf(game.id, game.sport.slug, () => this.strength(game, game.startsAt))
    );
  }

  /** Played by the strengths at the start, whatever the line thought before. */
  timeline(game: Game): Timeline {
    return this.#options.plays.timelineOf(game.id, game.sport.slug, () => this.strength(game, game.startsAt));
  }

  /** How strong its sides are thought to be at a moment, as the line quotes it: that rests while the thought trembles. */
  quoted(game: Game, moment: number): Strength {
    return quotedStrength(game.sport.slug, this.#options.seed.strength(game.pairing), this.#key(game), moment);
  }

  /** How strong its sides are thought to be at a moment. */
  strength(game: Game, moment: number): Strength {
    return driftedStrength(game.sport.slug, this.#options.seed.strength(game.pairing), this.#key(game), moment);
  }

  /** A number of the game's own that tells nothing about its course. */
  #key(game: Game): number {
    const kept = this.#keys.get(game.id);
    if (kept !== undefined) return kept;
    const key = keyedNumber(this.#options.secret, `drift:${game.id}`);
    this.#keys.set(game.id, key);
    return key;
  }
}
