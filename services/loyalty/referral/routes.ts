/** Routes and jobs of the referral programme (SPEC 2.45, 2.49). */
import { asc, eq, sql } from "../../platform/database/drizzle.ts";
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { referralApi } from "./api.ts";
import { friendsOf, programmeOf } from "./friends.ts";
import { decideFriend, expireFriends, hearOfFriends } from "./settle.ts";
import { payShares } from "./share/pay.ts";
import { monthsOf, showMonth } from "./share/show.ts";
import { referralFriend, referralTerms } from "./tables.ts";

/** How often the jobs look, in real milliseconds. */
const hearMs = 1_000;
const expireMs = 10_000;
const shareMs = 60_000;
/** Soon after the start: the services may have stood still over the end of a month. */
const firstShareMs = 5_000;

export const referralService: ServicePlugin = (context) => async (app) => {
  const { db, settings } = context;
  playerRoute(
    app,
    context,
    referralApi.programme,
    async (_, { playerId }) =>
      (await programmeOf(context, playerId)) ??
      new Failure(404, "NO_REFERRAL_PROGRAMME", "The site has no referral programme"),
  );
  playerRoute(app, context, referralApi.friends, ({ query }, { playerId }) => friendsOf(db, playerId, query));

  playerRoute(app, context, referralApi.months, async (_, { playerId }) => ({
    months: (await monthsOf(context, playerId)).map(showMonth),
  }));

  serviceRoute(app, settings.serviceKey, referralApi.deskMonths, async ({ query }) => ({
    months: (await monthsOf(context, query.referrer_id)).map((row) => ({ ...showMonth(row), plan: row.plan })),
  }));

  serviceRoute(app, settings.serviceKey, referralApi.deskFriends, async ({ query }) => {
    const rows = await db
      .select()
      .from(referralFriend)
      .where(eq(referralFriend.state, query.state))
      .orderBy(asc(referralFriend.registeredAt))
      .limit(query.limit);
    return {
      friends: rows.map(({ friendId, referrerId, state, reason, registeredAt }) => ({
        friend_id: friendId,
        referrer_id: referrerId,
        state,
        reason,
        registered_at: Math.floor(registeredAt / 1000),
      })),
    };
  });

  serviceRoute(app, settings.serviceKey, referralApi.decide, async ({ params, body }) =>
    (await decideFriend(context, params.id, body.approve))
      ? { approved: body.approve }
      : new Failure(409, "FRIEND_NOT_FLAGGED", "There is no such flagged friend"),
  );

  serviceRoute(app, settings.serviceKey, referralApi.setTerms, async ({ body: { terms } }) => {
    const [row] = await db
      .insert(referralTerms)
      .values({ id: 1, terms, version: 1 })
      .onConflictDoUpdate({ target: referralTerms.id, set: { terms, version: sql`${referralTerms.version} + 1` } })
      .returning();
    return { terms, version: row?.version ?? 1 };
  });

  const { jobs } = context;
  jobs.add({ name: "referral", everyMs: hearMs, work: () => hearOfFriends(context) });
  jobs.add({ name: "referral_ends", everyMs: expireMs, work: () => expireFriends(context) });
  jobs.add({ name: "referral_shares", everyMs: shareMs, firstMs: firstShareMs, work: () => payShares(context) });
};
