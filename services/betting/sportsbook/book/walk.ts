/**
 * The line's drift: before the start the strengths of the sides wander a little, as opinions do. Layers of smooth noise
 * of different lengths, drawn by the game's own key, so that the same game has the same price at the same moment. It
 * stays well inside the margin: even who knew where a price goes next could not live on it.
 */
import { eachDiscipline } from "../cyber/disciplines.ts";
import type { SportSlug, Strength } from "../model.ts";
import { seededRandom } from "../seed/random.ts";

const layers: readonly { seconds: number; size: number }[] = [
  { seconds: 2 * 86_400, size: 1 },
  { seconds: 6 * 3600, size: 0.5 },
  { seconds: 3600, size: 0.25 },
  { seconds: 300, size: 0.15 },
];

/** How far a strength wanders at most: a factor on expected scores, or an addition to a chance to win points. */
const sizes: Readonly<Record<SportSlug, { by: "factor" | "chance" | "opposed"; size: number }>> = {
  football: { by: "factor", size: 0.035 },
  "ice-hockey": { by: "factor", size: 0.03 },
  baseball: { by: "factor", size: 0.03 },
  basketball: { by: "factor", size: 0.006 },
  "american-football": { by: "factor", size: 0.025 },
  cricket: { by: "factor", size: 0.012 },
  tennis: { by: "chance", size: 0.004 },
  volleyball: { by: "opposed", size: 0.003 },
  ...eachDiscipline(({ rules }) =>
    rules.kind === "clocked"
      ? { by: "factor" as const, size: 0.02 }
      : rules.kind === "tennis"
        ? { by: "chance" as const, size: 0.003 }
        : { by: "opposed" as const, size: 0.003 },
  ),
  // Races are on offer for minutes only.
  marbles: { by: "factor", size: 0 },
};

/** The quoted noise moves in steps of this size. */
const step = 1 / 12;
/** So far past the middle between two steps (as a share of one) the noise must be before the quoted one follows. */
const stepMargin = 0.3;
/** The quoted noise follows what the noise is at multiples of these seconds. */
const lookEvery = 60;
/** Looks back until the quoted noise is certain; it practically always is after a few. */
const mostLooks = 1440;

/** Strength at a moment (epoch seconds) of the game with this key. */
export function driftedStrength(sport: SportSlug, strength: Strength, key: number, moment: number): Strength {
  return moved(sport, strength, noise(key, moment), noise(otherSide(key), moment));
}

/** Strength that a game is priced by: it rests until the drifting one has clearly moved. */
export function quotedStrength(sport: SportSlug, strength: Strength, key: number, moment: number): Strength {
  return moved(sport, strength, quotedNoise(key, moment), quotedNoise(otherSide(key), moment));
}

function otherSide(key: number): number {
  return key ^ 0x5bd1e995;
}

/**
 * The noise in steps. Close to the middle between two steps it keeps the one it had, which the nearest look that was not
 * close to a middle tells: so it depends on the past alone, and is the same in every process.
 */
export function quotedNoise(key: number, moment: number): number {
  const last = Math.floor(moment / lookEvery);
  const close: number[] = [];
  for (let look = last; look > last - mostLooks; look -= 1) {
    const place = noise(key, look * lookEvery) / step;
    const nearest = Math.round(place);
    if (Math.abs(place - nearest) <= 0.5 - stepMargin)
      return (
        close.reduceRight((at, later) => (Math.abs(later - at) > 0.5 + stepMargin ? Math.round(later) : at), nearest) *
        step
      );
    close.push(place);
  }
  return Math.round(close.at(-1) ?? 0) * step;
}

function moved(sport: SportSlug, strength: Strength, homeNoise: number, awayNoise: number): Strength {
  const { by, size } = sizes[sport];
  const home = homeNoise * size;
  const away = awayNoise * size;
  if (by === "factor") return { ...strength, home: strength.home * (1 + home), away: strength.away * (1 + away) };
  // If one side's chance to win a rally is the complement of the other's, they move in opposite directions.
  if (by === "opposed") return { ...strength, home: strength.home + home, away: strength.away - home };
  return { ...strength, home: strength.home + home, away: strength.away + away };
}

/** Smooth noise in [-1, 1]. */
export function noise(key: number, moment: number): number {
  let sum = 0;
  let most = 0;
  for (const [index, { seconds, size }] of layers.entries()) {
    const place = moment / seconds;
    const left = Math.floor(place);
    const share = place - left;
    const smooth = share * share * (3 - 2 * share);
    sum += size * ((1 - smooth) * knot(key, index, left) + smooth * knot(key, index, left + 1));
    most += size;
  }
  return sum / most;
}

function knot(key: number, layer: number, number: number): number {
  return seededRandom(Math.imul(key ^ Math.imul(number, 0x9e3779b1), 0x85ebca6b) ^ (layer * 0x27d4eb2f))() * 2 - 1;
}
