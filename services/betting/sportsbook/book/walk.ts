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

/** Strength at a moment (epoch seconds) of the game with this key. */
export function driftedStrength(sport: SportSlug, strength: Strength, key: number, moment: number): Strength {
  const { by, size } = sizes[sport];
  const home = noise(key, moment) * size;
  const away = noise(key ^ 0x5bd1e995, moment) * size;
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
