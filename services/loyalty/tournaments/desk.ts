/** The operator's side of tournaments: creating, stopping and calling off. */
import { and, count, desc, eq, gt, inArray, lte, sql } from "../../platform/database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import { roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { tournamentDeskApi } from "./api/desk.ts";
import { tournamentById } from "./list.ts";
import { showTournament, type TournamentAnswer } from "./show.ts";
import { tournament, tournamentEntry } from "./tables.ts";

const unknown = new Failure(404, "TOURNAMENT_UNKNOWN", "There is no such tournament");
const hourMs = 3_600_000;

export function registerTournamentDesk(app: FastifyInstance, context: ServiceContext): void {
  const { db, clock, settings } = context;
  const shown = async (id: number): Promise<TournamentAnswer | null> => {
    const row = await tournamentById(db, id);
    return row === null ? null : showTournament(row, clock.now(), "en");
  };

  serviceRoute(app, settings.serviceKey, tournamentDeskApi.deskTournaments, async ({ query }) => {
    const rows = await db.select().from(tournament).orderBy(desc(tournament.id)).limit(query.limit);
    const open = await db
      .select({ id: tournamentEntry.tournamentId, entries: count() })
      .from(tournamentEntry)
      .where(inArray(tournamentEntry.state, ["PLAYING", "WON"]))
      .groupBy(tournamentEntry.tournamentId);
    const byId = new Map(open.map(({ id, entries }) => [id, entries]));
    return {
      tournaments: rows.map((row) => ({
        tournament: showTournament(row, clock.now(), "en"),
        definition: row.definition,
        fees: roundMoney(row.fees, row.definition.currency),
        held: roundMoney(row.held, row.definition.currency),
        open_entries: byId.get(row.id) ?? 0,
      })),
    };
  });

  serviceRoute(app, settings.serviceKey, tournamentDeskApi.createTournament, async ({ body }) => {
    const now = clock.now();
    const { key, definition } = body;
    const [opensAt, startsAt, endsAt] = [body.opens_at * 1000, body.starts_at * 1000, body.ends_at * 1000];
    if (opensAt > startsAt || startsAt >= endsAt || endsAt <= now)
      return new Failure(400, "TIMES_WRONG", "It opens no later than it starts, and ends after that and after now");
    const [made] = await db
      .insert(tournament)
      .values({
        key,
        edition: 1,
        state: "ACTIVE",
        definition,
        opensAt,
        startsAt,
        endsAt,
        closesAt: endsAt + definition.graceHours * hourMs,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    return made === undefined
      ? new Failure(409, "TOURNAMENT_EXISTS", "The key is another tournament's")
      : showTournament(made, now, "en");
  });

  serviceRoute(app, settings.serviceKey, tournamentDeskApi.stopTournament, async ({ params }) => {
    const now = clock.now();
    const stopped = await db
      .update(tournament)
      .set({
        endsAt: now,
        closesAt: sql`${now}::bigint + (${tournament.closesAt} - ${tournament.endsAt})`,
        reason: "STOPPED",
        version: sql`${tournament.version} + 1`,
      })
      .where(
        and(
          eq(tournament.id, params.id),
          eq(tournament.state, "ACTIVE"),
          lte(tournament.startsAt, now - 1),
          gt(tournament.endsAt, now),
        ),
      )
      .returning({ id: tournament.id });
    const answer = await shown(params.id);
    if (answer === null) return unknown;
    return stopped.length > 0 ? answer : new Failure(409, "TOURNAMENT_NOT_RUNNING", "The tournament is not running");
  });

  serviceRoute(app, settings.serviceKey, tournamentDeskApi.cancelTournament, async ({ params }) => {
    const cancelled = await db
      .update(tournament)
      .set({ state: "CANCELLED", reason: "CALLED_OFF", version: sql`${tournament.version} + 1` })
      .where(and(eq(tournament.id, params.id), eq(tournament.state, "ACTIVE")))
      .returning({ id: tournament.id });
    const answer = await shown(params.id);
    if (answer === null) return unknown;
    return cancelled.length > 0
      ? answer
      : new Failure(409, "TOURNAMENT_DECIDED", "The ranks are fixed, or it is called off already");
  });
}
