/** Routes of the rating service. */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { ratingApi } from "./api.ts";
import { ask, isDue, rate } from "./questions.ts";
import { commentsOf, reportOf } from "./report.ts";

export const ratingService: ServicePlugin = (context) => async (app) => {
  const { db, clock, settings } = context;
  const spanOf = ({ from, to }: { from: number; to?: number | undefined }) => ({
    from: from * 1000,
    to: to === undefined ? clock.now() + 1 : to * 1000,
  });

  playerRoute(app, context, ratingApi.question, async (_, { playerId }) => ({
    is_due: await isDue(context, db, playerId),
  }));

  playerRoute(app, context, ratingApi.ask, async (_, { playerId }) => ({ is_asked: await ask(context, playerId) }));

  playerRoute(app, context, ratingApi.rate, async ({ body }, { playerId }) => {
    const { row, errors } = await rate(context, playerId, body);
    const isRated = row !== null && row.score !== null && row.ratedAt !== null;
    return {
      rating: isRated
        ? { score: row.score ?? 0, comment: row.comment, rated_at: Math.floor((row.ratedAt ?? 0) / 1000) }
        : null,
      errors,
    };
  });

  serviceRoute(app, settings.serviceKey, ratingApi.report, ({ query }) => reportOf(db, spanOf(query)));

  serviceRoute(app, settings.serviceKey, ratingApi.comments, ({ query }) =>
    commentsOf(db, spanOf(query), { first: query.first, before: query.before ?? null }),
  );
};
