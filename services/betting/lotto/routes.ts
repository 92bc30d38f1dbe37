/** Routes and jobs of lotto (SPEC 2.55). */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { lottoApi } from "./api.ts";
import { registerDesk } from "./desk.ts";
import { drawDue } from "./draws/draw.ts";
import { listDraws, listEntries, listLotteries, statisticsOf } from "./draws/list.ts";
import { openDue } from "./draws/open.ts";
import { settleDue } from "./draws/settle.ts";
import { closeDue } from "./draws/states.ts";
import { standardLotteries } from "./rules/lotteries.ts";
import { lottery } from "./tables.ts";
import { buyTickets } from "./tickets/buy.ts";
import { checkTicket, listTickets, showTickets } from "./tickets/list.ts";

/** How often the jobs look, in real milliseconds. */
const openMs = 5_000;
const drawMs = 1_000;

export const lottoService: ServicePlugin = (context) => async (app) => {
  const { db } = context;
  await db
    .insert(lottery)
    .values(Object.entries(standardLotteries).map(([key, rules]) => ({ key, rules })))
    .onConflictDoNothing();

  route(app, lottoApi.lotteries, async ({ query }) => ({ lotteries: await listLotteries(db, query.lng) }));
  route(app, lottoApi.statistics, ({ params, query }) => statisticsOf(db, params.key, query.last));
  route(app, lottoApi.draws, ({ query }) => listDraws(db, query));
  route(app, lottoApi.entries, ({ params, query }) => listEntries(db, Number(params.id), query.after, query.limit));
  route(
    app,
    lottoApi.check,
    async ({ params }) =>
      (await checkTicket(db, Number(params.id))) ?? new Failure(404, "TICKET_UNKNOWN", "There is no such ticket"),
  );

  playerRoute(app, context, lottoApi.buy, async ({ body, header }, { playerId }) => {
    const bought = await buyTickets(context, playerId, header("idempotency-key"), {
      drawId: Number(body.draw_id),
      accountId: body.account_id,
      stake: body.stake,
      numbers: body.numbers,
      picks: body.picks,
      bet: body.bet,
      bets: body.bets,
      draws: body.draws,
    });
    if ("error" in bought) return { tickets: [], errors: [bought.error] };
    return { tickets: await showTickets(db, bought.tickets), errors: [] };
  });

  playerRoute(app, context, lottoApi.tickets, ({ query }, { playerId }) => listTickets(db, playerId, query));

  registerDesk(app, context);

  context.jobs.add({ name: "lotto_open", everyMs: openMs, firstMs: 0, work: () => openDue(context) });
  context.jobs.add({
    name: "lotto_draw",
    everyMs: drawMs,
    work: async () => {
      await closeDue(context);
      await drawDue(context);
      await settleDue(context);
    },
  });
};
