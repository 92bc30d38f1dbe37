/** Calls of the operator's back office about accounts that may be one person's, and what it sees at /metrics. */
import { and, asc, count, eq, gt, or } from "../../../platform/database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../../platform/context.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { exclusions } from "../find.ts";
import { personMatch, type MatchRow } from "../tables.ts";
import { householdApi } from "./api.ts";

const seconds = (ms: number) => Math.floor(ms / 1000);

async function shown({ db, clock }: Pick<ServiceContext, "db" | "clock">, rows: readonly MatchRow[]) {
  const ids = [...new Set(rows.flatMap(({ oneId, otherId }) => [oneId, otherId]))];
  const answers = await Promise.all(exclusions.answers.map((ask) => ask(db, ids, clock.now())));
  return rows.map((row) => ({
    id: String(row.id),
    one_id: row.oneId,
    other_id: row.otherId,
    reasons: row.kinds,
    state: row.state,
    excluded_ids: [row.oneId, row.otherId].filter((id) => answers.some((excluded) => excluded.has(id))),
    holds: row.holds,
    found_at: seconds(row.foundAt),
    decided_at: row.decidedAt === null ? null : seconds(row.decidedAt),
    decided_by: row.decidedBy,
    note: row.note,
  }));
}

export function registerHouseholdDesk(app: FastifyInstance, context: ServiceContext): void {
  const { db, clock, metrics, settings } = context;

  serviceRoute(app, settings.serviceKey, householdApi.personMatches, async ({ query }) => {
    const { state, player_id: playerId, after, limit } = query;
    const isTheirs =
      playerId === undefined ? undefined : or(eq(personMatch.oneId, playerId), eq(personMatch.otherId, playerId));
    const isBehind = after === undefined ? undefined : gt(personMatch.id, Number(after));
    const rows = await db
      .select()
      .from(personMatch)
      .where(and(eq(personMatch.state, state), isTheirs, isBehind))
      .orderBy(asc(personMatch.id))
      .limit(limit);
    return { matches: await shown(context, rows) };
  });

  serviceRoute(app, settings.serviceKey, householdApi.decideMatch, async ({ params, body }) => {
    const rows = await db
      .update(personMatch)
      .set({
        state: body.is_same ? "SAME" : "DIFFERENT",
        holds: body.is_same,
        decidedAt: clock.now(),
        decidedBy: body.actor,
        note: body.note,
      })
      .where(eq(personMatch.id, Number(params.id)))
      .returning();
    return (await shown(context, rows))[0] ?? new Failure(404, "MATCH_UNKNOWN", "There is no such match");
  });

  metrics.watch(
    "services_person_matches_open",
    "Pairs of accounts that may be one person's and wait for a decision",
    async () =>
      (await db.select({ count: count() }).from(personMatch).where(eq(personMatch.state, "OPEN")))[0]?.count ?? 0,
  );
}
