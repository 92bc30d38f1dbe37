/** From drafts of results to their file. */
import { gzipSync } from "node:zlib";
import { encodePastResults, extraCatalog, PAST_RESULTS_FILE, type PastResult } from "../../seed/pastResults.ts";
import { sportId } from "../../seed/sports.ts";
import { makeIds } from "../ids.ts";
import type { ResultsDraft } from "./draft.ts";

/**
 * Ids of sides that play in no championship of the line: apart from the catalogue's, so that neither moves the other's.
 */
const extraIds = { from: 1_000_000, size: 9_000_000 };

/** `teamIds` are the catalogue's, by sport and key ("football:gb:Chelsea"). */
export function buildResults(
  drafts: readonly ResultsDraft[],
  teamIds: ReadonlyMap<string, number>,
): Map<string, Buffer> {
  const all = drafts.flatMap((draft) =>
    draft.results.flatMap(({ home, away, championshipId }) =>
      [home, away].map((key) => ({ draft, key, championshipId })),
    ),
  );
  const unknown = new Map(
    all
      .filter(({ draft, key }) => !teamIds.has(`${draft.slug}:${key}`))
      .map((one) => [`${one.draft.slug}:${one.key}`, one]),
  );
  const extra = makeIds([...unknown.keys()], extraIds.from, extraIds.size);
  const idOf = (slug: string, key: string): number =>
    teamIds.get(`${slug}:${key}`) ?? extra.get(`${slug}:${key}`) ?? Number.NaN;

  const teams = [...unknown]
    .map(([full, { draft, key, championshipId }]) => {
      const { names, shortName, color, secondColor } = draft.nameOf(key);
      return {
        id: extra.get(full) ?? Number.NaN,
        sportId: sportId(draft.slug),
        championshipId,
        names,
        shortName,
        color,
        secondColor,
      };
    })
    .toSorted((one, other) => one.id - other.id);
  const championships = drafts.flatMap((draft) =>
    draft.championships.map((championship) => {
      const own = draft.results.filter(({ championshipId }) => championshipId === championship.id);
      const teamIdsOfOwn = [
        ...new Set(own.flatMap(({ home, away }) => [idOf(draft.slug, home), idOf(draft.slug, away)])),
      ].toSorted((one, other) => one - other);
      return { ...championship, sportId: sportId(draft.slug), order: 0, teamIds: teamIdsOfOwn };
    }),
  );
  const results = drafts.flatMap(({ slug, results: rows }) =>
    rows.map(({ home, away, score, periods, shootout, goals, ...rest }): Omit<PastResult, "id"> => ({
      ...rest,
      homeId: idOf(slug, home),
      awayId: idOf(slug, away),
      home: score[0],
      away: score[1],
      periods: periods.map(([one, two]) => ({ home: one, away: two })),
      shootout: shootout === null ? null : { home: shootout[0], away: shootout[1] },
      goals: goals.map((goal) => ({
        isOwn: goal.startsWith("o"),
        side: goal.includes("h") ? 1 : 2,
        minute: goal.replace(/^o?[ha]/, ""),
      })),
    })),
  );
  return new Map([
    [
      PAST_RESULTS_FILE,
      gzipSync(encodePastResults(extraCatalog.parse({ championships, teams }), results), { level: 9 }),
    ],
  ]);
}
