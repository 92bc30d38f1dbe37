/** Routes and jobs of toto (SPEC 2.54). */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { route } from "../../platform/http/rest.ts";
import { totoApi } from "./api.ts";
import { registerDesk } from "./desk.ts";
import { composeDue } from "./draws/compose.ts";
import { listDraws, listKinds } from "./draws/list.ts";
import { closeDue, collectResults } from "./draws/results.ts";
import { settleDue } from "./draws/settle.ts";
import { standardKinds } from "./rules/kinds.ts";
import { totoKind } from "./tables.ts";
import { buyTicket } from "./tickets/buy.ts";
import { listTickets, nominees, showTickets } from "./tickets/list.ts";

/** How often the jobs look, in real milliseconds. */
const composeMs = 10_000;
const settleMs = 1_000;

export const totoService: ServicePlugin = (context) => async (app) => {
  const { db } = context;
  await db
    .insert(totoKind)
    .values(Object.entries(standardKinds).map(([key, rules]) => ({ key, rules })))
    .onConflictDoNothing();

  route(app, totoApi.kinds, async ({ query }) => ({ kinds: await listKinds(db, query.lng) }));
  route(app, totoApi.draws, ({ query }) => listDraws(db, query));
  route(app, totoApi.nominees, async ({ query }) => ({ nominees: await nominees(db, query.kind, query.lng) }));

  playerRoute(app, context, totoApi.buy, async ({ body, header }, { playerId }) => {
    const bought = await buyTicket(context, playerId, header("idempotency-key"), {
      drawId: Number(body.draw_id),
      accountId: body.account_id,
      stake: body.stake,
      picks: body.picks.map(({ match_id: matchId, outcome_ids: outcomes }) => ({ matchId, outcomes })),
    });
    if ("error" in bought) return { ticket: null, errors: [bought.error] };
    const [ticket] = await showTickets(db, [bought.ticket]);
    return { ticket: ticket ?? null, errors: [] };
  });

  playerRoute(app, context, totoApi.tickets, ({ query }, { playerId }) => listTickets(db, playerId, query));

  registerDesk(app, context);

  context.jobs.add({ name: "toto_compose", everyMs: composeMs, firstMs: 0, work: () => composeDue(context) });
  context.jobs.add({
    name: "toto_settle",
    everyMs: settleMs,
    work: async () => {
      await closeDue(context);
      await collectResults(context);
      await settleDue(context);
    },
  });
};
