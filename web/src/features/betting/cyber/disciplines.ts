/** The disciplines of cyber-sport, put together from what is live and what is in the line. Pure. */
import type { CyberSportsQuery } from "@/operations/betting/generated.ts";

export type Variant = "real" | "virtual" | "stream";
export const VARIANTS: readonly Variant[] = ["real", "virtual", "stream"];

type Sport = NonNullable<CyberSportsQuery["live"]>[number];
type Championship = NonNullable<Sport["championships"]>[number];

export interface Discipline extends Omit<Sport, "championships"> {
  championships: readonly Championship[];
}

/** Disciplines of a variant in menu order; null while nothing of them is known. */
export function disciplinesOf(sports: CyberSportsQuery | undefined, variant: string | undefined): Discipline[] | null {
  if (sports === undefined || (sports.live === null && sports.line === null)) return null;
  const found = new Map<string, Discipline>();
  for (const sport of [...(sports.line ?? []), ...(sports.live ?? [])]) {
    if (sport.cyberVariant?.toLowerCase() !== variant) continue;
    const known = found.get(sport.id)?.championships ?? [];
    const others = (sport.championships ?? []).filter(({ id }) =>
      known.every((championship) => championship.id !== id),
    );
    found.set(sport.id, { ...sport, championships: [...known, ...others] });
  }
  return [...found.values()].toSorted((one, other) => Number(one.id) - Number(other.id));
}
