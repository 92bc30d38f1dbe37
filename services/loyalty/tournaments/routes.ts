/** Routes and jobs of tournaments (SPEC 2.24). */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { tournamentsApi } from "./api/tournaments.ts";
import { registerTournamentDesk } from "./desk.ts";
import { hearAll, hearOfCoupons, hearOfRounds } from "./entries/hear.ts";
import { joinTournament } from "./entries/join.ts";
import { entriesOf, leadersOf, listTournaments, playsOf, shownEntry, tournamentById } from "./list.ts";
import { payDue } from "./settle/pay.ts";
import { rankDue } from "./settle/rank.ts";
import { repeatDue } from "./settle/repeat.ts";

/** How often the jobs look, in real milliseconds. */
const hearMs = 1_000;
const settleMs = 2_000;
/** Calls of one moment are written at several; so far back they are looked at again, in real milliseconds. */
const overlapMs = 5_000;

const unknown = new Failure(404, "TOURNAMENT_UNKNOWN", "There is no such tournament");

export const tournamentsService: ServicePlugin = (context) => async (app) => {
  const { db, clock } = context;
  route(app, tournamentsApi.tournaments, ({ query }) =>
    listTournaments(db, clock.now(), { ...query, over: query.over === "true" }),
  );

  route(app, tournamentsApi.leaders, async ({ params, query }) => {
    const row = await tournamentById(db, params.id);
    return row === null ? unknown : { version: row.version, leaders: await leadersOf(db, row, query.limit) };
  });

  playerRoute(app, context, tournamentsApi.join, async ({ params, body }, { playerId }) => {
    const joined = await joinTournament(context, { playerId, tournamentId: params.id, accountId: body.account_id });
    if ("error" in joined) return { entry: null, errors: [joined.error] };
    const row = await tournamentById(db, params.id);
    return { entry: row === null ? null : await shownEntry(db, row, joined.entry), errors: [] };
  });

  playerRoute(app, context, tournamentsApi.entries, ({ query }, { playerId }) => entriesOf(db, playerId, query));

  playerRoute(app, context, tournamentsApi.plays, async ({ params, query }, { playerId }) => {
    const plays = await playsOf(db, params.id, playerId, query.limit);
    return plays === null
      ? new Failure(404, "ENTRY_UNKNOWN", "The player takes no part in such a tournament")
      : { plays };
  });

  registerTournamentDesk(app, context);

  /** Null before the first look, which makes up for what nobody heard. */
  let heardAt: number | null = null;
  context.jobs.add({
    name: "tournament_points",
    everyMs: hearMs,
    work: async () => {
      const now = clock.now();
      if (heardAt === null) await hearAll(context);
      await hearOfCoupons(context);
      await hearOfRounds(context, (heardAt ?? now) - overlapMs * clock.rate);
      heardAt = now;
    },
  });
  context.jobs.add({
    name: "tournament_ends",
    everyMs: settleMs,
    work: async () => {
      await rankDue(context);
      await payDue(context);
      await repeatDue(context);
    },
  });
};
