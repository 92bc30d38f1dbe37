/** Routes and jobs of the bonuses service. */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { numberOfId } from "../../platform/http/ids.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { bonusesApi } from "./api/bonuses.ts";
import { offersApi } from "./api/offers.ts";
import { rewardsApi } from "./api/rewards.ts";
import { cashbackOfPlayer, LONG_BACK, payCashback } from "./cashback/cashback.ts";
import { registerBonusDesk } from "./desk/routes.ts";
import { registerHeldGifts } from "./holds/routes.ts";
import { claimOffer, redeemCode } from "./instances/claim.ts";
import { endBonus } from "./instances/end.ts";
import { endDue, readEvents } from "./instances/reader.ts";
import { standingOf, standingsOf } from "./instances/standing.ts";
import { bonusById, bonusesOf, bonusInFull, lockBonus } from "./instances/store.ts";
import { listOffers } from "./offers/offers.ts";
import { pointsForRounds, pointsHistory, pointsOf } from "./points/points.ts";
import { leastMargin } from "../../betting/sportsbook/public.ts";
import { tooGenerous, worthOf } from "./programme/worth.ts";
import { programmeNow } from "./programme/programme.ts";
import { buyReward } from "./points/rewards.ts";

/** How often the jobs look, in real milliseconds. */
const readEveryMs = 500;
const endEveryMs = 2000;
const payEveryMs = 30_000;
/** What was due while no process ran is paid soon after a start. */
const firstPayMs = 1_000;

const offerUnknown = new Failure(404, "OFFER_UNKNOWN", "There is no such offer");
const noCashback = new Failure(404, "CASHBACK_UNKNOWN", "The site gives no cashback");
const unknown = new Failure(404, "BONUS_UNKNOWN", "The player has no such bonus");

export const bonusesService: ServicePlugin = (context) => async (app) => {
  route(app, offersApi.offers, async () => ({ offers: await listOffers(context.db, context.clock.now()) }));

  playerRoute(app, context, offersApi.standing, async ({ params }, { playerId }) => {
    const hindrance = await standingOf(context, playerId, params.id);
    return hindrance === "OFFER_UNKNOWN" ? offerUnknown : { hindrance };
  });

  playerRoute(app, context, offersApi.standings, async (_, { playerId }) => ({
    standings: await standingsOf(context, playerId),
  }));

  playerRoute(app, context, offersApi.claim, async ({ params, body }, { playerId }) =>
    claimOffer(context, playerId, params.id, body.currency),
  );

  playerRoute(app, context, offersApi.redeem, async ({ body }, { playerId }) =>
    redeemCode(context, playerId, body.code),
  );

  playerRoute(app, context, bonusesApi.bonuses, async ({ query }, { playerId }) =>
    bonusesOf(context.db, playerId, {
      first: query.first,
      before: query.before === undefined ? null : numberOfId(query.before),
    }),
  );

  playerRoute(
    app,
    context,
    bonusesApi.bonus,
    async ({ params }, { playerId }) =>
      (await bonusInFull(context.db, numberOfId(params.id) ?? 0, playerId)) ?? unknown,
  );

  playerRoute(app, context, bonusesApi.forfeit, async ({ params }, { playerId }) => {
    const id = numberOfId(params.id) ?? 0;
    await context.transact(async (tx) => {
      const row = await lockBonus(tx, id);
      if (row?.playerId === playerId) await endBonus(context, tx, row, "FORFEITED", "BY_PLAYER");
    });
    return (await bonusById(context.db, id, playerId)) ?? unknown;
  });

  playerRoute(app, context, rewardsApi.points, async (_, { playerId }) => ({
    ...(await pointsOf(context.db, playerId)),
    entries: (await pointsHistory(context.db, playerId)).map(({ id, amount, reason, key, at }) => ({
      id: String(id),
      amount,
      reason,
      source: key,
      at: Math.floor(at / 1000),
    })),
  }));

  route(app, rewardsApi.rewards, async () => {
    const { rewards } = (await programmeNow(context.db)).terms;
    return { rewards: rewards.map(({ minCoef, ...reward }) => ({ ...reward, min_coef: minCoef })) };
  });

  playerRoute(app, context, rewardsApi.buy, async ({ params, header }, { playerId }) =>
    buyReward(context, playerId, params.id, header("idempotency-key")),
  );

  playerRoute(
    app,
    context,
    rewardsApi.cashback,
    async (_, { playerId }) => (await cashbackOfPlayer(context, playerId)) ?? noCashback,
  );

  registerBonusDesk(app, context);
  registerHeldGifts(app, context);

  // After a start: the services may have stood still over the end of more than one period.
  let back = LONG_BACK;
  const { jobs } = context;
  jobs.add({ name: "bonuses", everyMs: readEveryMs, work: () => readEvents(context) });
  jobs.add({ name: "bonusEnds", everyMs: endEveryMs, work: () => endDue(context) });
  jobs.add({
    name: "cashback",
    everyMs: payEveryMs,
    firstMs: firstPayMs,
    work: async () => {
      // After a start: prices and games may have changed since the programme was set.
      if (back !== 1)
        for (const line of tooGenerous(worthOf((await programmeNow(context.db)).terms, leastMargin)))
          context.log.warn(line, "The loyalty programme pays players for staking");
      // Points first: the level is the one that the closed period has reached.
      await pointsForRounds(context);
      await payCashback(context, back);
      back = 1;
    },
  });
};
