/** What top events there are, and which of them an address names: a sport, or one championship. */
import type { TopChampionshipFragment, TopEventsQuery } from "@/operations/betting/generated.ts";

type TopSport = NonNullable<TopEventsQuery["line"]>[number];

export type TopEvent =
  | { kind: "sport"; id: string; slug: string; name: string }
  | { kind: "championship"; id: string; slug: string; name: string; sportSlug: string; countryCode: string | null };

interface Listed {
  sport: TopSport;
  championships: TopChampionshipFragment[];
}

/** Sports of line and live together, each with all its championships. */
function sportsOf({ line, live }: TopEventsQuery): Listed[] {
  const sports = new Map<string, Listed>();
  for (const sport of [...(line ?? []), ...(live ?? [])]) {
    const known = sports.get(sport.id) ?? { sport, championships: [] };
    const others = (sport.championships ?? []).filter(({ id }) => !known.championships.some((one) => one.id === id));
    sports.set(sport.id, { sport: known.sport, championships: [...known.championships, ...others] });
  }
  return [...sports.values()];
}

const ofSport = ({ id, slug, name }: TopSport): TopEvent => ({ kind: "sport", id, slug, name });
const ofChampionship = (sport: TopSport, { id, slug, name, countryCode }: TopChampionshipFragment): TopEvent => ({
  kind: "championship",
  id,
  slug,
  name,
  sportSlug: sport.slug,
  countryCode,
});

/** The sports that have a top championship, each before its events. */
export function topEvents(answer: TopEventsQuery): TopEvent[] {
  return sportsOf(answer).flatMap(({ sport, championships }) => {
    const top = championships.filter(({ isTop }) => isTop);
    return top.length === 0 ? [] : [ofSport(sport), ...top.map((one) => ofChampionship(sport, one))];
  });
}

/** The event of an address: any sport or championship with games, by its address words. */
export function eventNamed(answer: TopEventsQuery, slug: string): TopEvent | null {
  const sports = sportsOf(answer);
  const sport = sports.find((one) => one.sport.slug === slug);
  if (sport !== undefined) return ofSport(sport.sport);
  for (const one of sports) {
    const championship = one.championships.find((other) => other.slug === slug);
    if (championship !== undefined) return ofChampionship(one.sport, championship);
  }
  return null;
}
