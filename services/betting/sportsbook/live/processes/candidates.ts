/** Ways a match may end, to draw one of them. */
import type { PlayState, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { emptyState } from "../stateParts.ts";

/** A final score of a past match; home side first. */
export interface PlayedFinal {
  home: number;
  away: number;
}

/** One possible end, and the course of a match that ends this way. */
export interface Candidate {
  /** The state at the end, as the model settles it. */
  final: PlayState;
  /** How often past matches ended this way. */
  weight: number;
  /** A whole match that ends this way. */
  tell(random: Random): Timeline;
}

/** End state of a final with its periods. */
export function finalState(home: number, away: number, periods: readonly (readonly [number, number])[]): PlayState {
  return {
    ...emptyState(),
    home,
    away,
    isPaused: true,
    period: periods.length,
    periods: periods.map(([one, other]) => ({ home: one, away: other })),
  };
}

/**
 * The finals and their mirror images, each kind once with its number. Mirrored because some sources write the winner
 * first, and because a draw by strength needs ends on both sides.
 */
export function countFinals(finals: readonly PlayedFinal[]): { final: PlayedFinal; count: number }[] {
  const counted = new Map<string, { final: PlayedFinal; count: number }>();
  for (const final of finals) {
    for (const one of [final, mirrored(final)]) {
      const key = `${one.home}:${one.away}`;
      const known = counted.get(key);
      if (known === undefined) counted.set(key, { final: one, count: 1 });
      else known.count += 1;
    }
  }
  return [...counted.values()];
}

function mirrored({ home, away }: PlayedFinal): PlayedFinal {
  return { home: away, away: home };
}
