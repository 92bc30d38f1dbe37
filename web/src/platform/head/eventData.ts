/** Structured data of a game. Apart from the others, so that a page loads its own alone. */
import { type JsonLd, SCHEMA } from "./jsonLd.ts";

export interface EventFacts {
  /** Names of the sides, home first. */
  sides: readonly string[];
  championship: string | null;
  sport: string | null;
  startsAt: string;
  /** Whether it was called off. */
  isCancelled: boolean;
  description?: string;
  /** Path with prefix. */
  path: string;
}

/** A game. Where it is played is not known, so nothing is stated of it. */
export function sportsEvent(
  { sides, championship, sport, startsAt, isCancelled, description, path }: EventFacts,
  origin: string,
): JsonLd {
  const team = (name: string) => ({ "@type": "SportsTeam" as const, name, ...(sport !== null && { sport }) });
  const [home, away] = sides;
  return {
    "@context": SCHEMA,
    "@type": "SportsEvent",
    name: sides.join(" – "),
    startDate: startsAt,
    url: `${origin}${path}`,
    eventStatus: isCancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    ...(description !== undefined && { description }),
    ...(sport !== null && { sport }),
    ...(championship !== null && { superEvent: { "@type": "SportsEvent" as const, name: championship } }),
    ...(home !== undefined &&
      away !== undefined &&
      sides.length === 2 && { homeTeam: team(home), awayTeam: team(away) }),
    competitor: sides.map(team),
  };
}
