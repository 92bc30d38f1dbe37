/** What a page of games lists, by its place in the table of routes. */
import type { RouteMatch, RouteName, SectionSlug } from "#shared/routes/routes.ts";

export type GamesKind = "all" | "top";

const KINDS: Partial<Record<RouteName, readonly [GamesKind, SectionSlug]>> = {
  line: ["all", "line"],
  live: ["all", "live"],
  lineTopGame: ["top", "line"],
  liveTopGame: ["top", "live"],
};

export interface GamesPlace {
  kind: GamesKind;
  section: SectionSlug;
  sport: string | undefined;
  championship: string | undefined;
}

/** Null for a page that lists no games. */
export function gamesPlace({ name, params }: RouteMatch): GamesPlace | null {
  const found = KINDS[name];
  if (found === undefined) return null;
  const [kind, section] = found;
  return { kind, section, sport: params["sport"], championship: params["championship"] };
}
