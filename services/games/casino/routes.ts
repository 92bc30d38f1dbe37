/** Routes of the casino (SPEC 7.34), and the job that takes the studio's list over. */
import { isExcluded } from "../../money/limits/public.ts";
import { endLaunch } from "../../money/wallet/public.ts";
import { callerOf, notSignedIn, playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { route } from "../../platform/http/rest.ts";
import { startJob } from "../../platform/job.ts";
import { casinoApi } from "./api.ts";
import { importGames } from "./catalogue/import.ts";
import { offeredGames } from "./catalogue/offer.ts";
import { toCatalogue } from "./catalogue/show.ts";
import { favoriteGames, setFavorite } from "./own/favorites.ts";
import { previewLight } from "./preview/preview.ts";
import { type AskedGame, launchDemo, launchForMoney } from "./studio/launch.ts";

/** How often the studio's list is taken over, and how soon again after it could not be had, in real milliseconds. */
const importMs = 10 * 60_000;
const retryMs = 2_000;

const askedIn = (body: { game: string; group_id: number; country: string; lng: string }): AskedGame => ({
  game: body.game,
  groupId: body.group_id,
  country: body.country,
  language: body.lng,
});

export const casinoService: ServicePlugin = (context) => async (app) => {
  const { db, clock } = context;

  route(app, casinoApi.previewLight, async ({ query, header }) => {
    const authorization = header("authorization");
    const now = clock.now();
    if (!authorization) return previewLight(db, query, { now, isExcluded: false });
    const caller = await callerOf(context, authorization);
    // A caller with an expired token isn't a guest: they must refresh it.
    if (caller === null) return notSignedIn;
    return previewLight(db, query, { now, isExcluded: await isExcluded(db, caller.playerId, now) });
  });

  route(app, casinoApi.catalogue, async ({ query: { group_id: groupId, country, lng } }) =>
    toCatalogue((await offeredGames(db, { groupId, country }, clock.now())) ?? [], languageOf(lng)),
  );

  route(app, casinoApi.launchDemo, ({ body }) => launchDemo(context, askedIn(body)));

  playerRoute(app, context, casinoApi.launch, ({ body }, { playerId, idHash }) =>
    launchForMoney(context, askedIn(body), { playerId, idHash, accountId: body.account_id }),
  );

  playerRoute(app, context, casinoApi.endLaunch, async ({ body }, { playerId }) => {
    await endLaunch(db, playerId, body.id, clock.now());
    return { is_ended: true as const };
  });

  playerRoute(app, context, casinoApi.favorites, async (_, { playerId }) => ({
    games: await favoriteGames(db, playerId),
  }));

  playerRoute(app, context, casinoApi.setFavorite, async ({ body }, { playerId }) => {
    const errors = await setFavorite(context, playerId, { game: body.game, isFavorite: body.is_favorite });
    return { games: await favoriteGames(db, playerId), errors };
  });

  const { studio } = context.settings;
  if (studio === null) return;
  let nextAt = 0;
  const stop = startJob(
    retryMs,
    context.metrics.timed("casino", async () => {
      if (Date.now() < nextAt) return;
      await importGames(context, studio);
      nextAt = Date.now() + importMs;
    }),
    (trouble) => app.log.warn(trouble),
    0,
  );
  app.addHook("onClose", stop);
};
