/** Routes of the casino (SPEC 7.34), and the job that takes the studio's list over. */
import { isExcluded } from "../../money/limits/public.ts";
import { endLaunch } from "../../money/wallet/public.ts";
import { callerOf, notSignedIn, playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { casinoApi } from "./api.ts";
import { importGames } from "./catalogue/import.ts";
import { offeredGames } from "./catalogue/offer.ts";
import { toCatalogue } from "./catalogue/show.ts";
import { favoriteGames, setFavorite } from "./own/favorites.ts";
import { checkOf, ownFreeRounds, ownRounds, recentsOf } from "./own/rounds.ts";
import { reconcile, startReconciliation } from "./reconcile/reconcile.ts";
import { previewLight } from "./preview/preview.ts";
import { StudioUnreachable } from "./studio/client.ts";
import { startSeats } from "./studio/seats.ts";
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
    return previewLight(db, query, {
      now,
      isExcluded: await isExcluded(db, caller.playerId, now),
    });
  });

  route(app, casinoApi.catalogue, async ({ query: { group_id: groupId, country, lng } }) =>
    toCatalogue((await offeredGames(db, { groupId, country }, clock.now())) ?? [], languageOf(lng)),
  );

  const seats = startSeats(context);
  route(app, casinoApi.tables, async () => ({ tables: await seats() }));

  route(app, casinoApi.launchDemo, ({ body }) => launchDemo(context, askedIn(body)));

  playerRoute(app, context, casinoApi.launch, ({ body }, { playerId, idHash }) =>
    launchForMoney(context, askedIn(body), {
      playerId,
      idHash,
      accountId: body.account_id,
    }),
  );

  playerRoute(app, context, casinoApi.endLaunch, async ({ body }, { playerId }) => {
    await endLaunch(db, playerId, body.id, clock.now());
    return { is_ended: true as const };
  });

  playerRoute(app, context, casinoApi.favorites, async (_, { playerId }) => ({
    games: await favoriteGames(db, playerId),
  }));

  playerRoute(app, context, casinoApi.setFavorite, async ({ body }, { playerId }) => {
    const errors = await setFavorite(context, playerId, {
      game: body.game,
      isFavorite: body.is_favorite,
    });
    return { games: await favoriteGames(db, playerId), errors };
  });

  playerRoute(app, context, casinoApi.rounds, async ({ query }, { playerId }) => {
    const page = await ownRounds(db, playerId, query);
    return page === "cursor" ? new Failure(400, "BAD_CURSOR", "`after` is no `next` of this list") : page;
  });

  playerRoute(app, context, casinoApi.roundCheck, async ({ query }, { playerId }) => {
    const check = await checkOf(context, playerId, query.id);
    if (check === "unknown") return new Failure(404, "ROUND_UNKNOWN", "The player has no such round");
    return check === "unavailable" ? new Failure(409, "GAMES_UNAVAILABLE", "The studio can't be reached") : check;
  });

  playerRoute(app, context, casinoApi.freeRounds, async ({ query }, { playerId }) => ({
    free_rounds: await ownFreeRounds(db, playerId, {
      lng: query.lng,
      now: context.clock.now(),
    }),
  }));

  playerRoute(app, context, casinoApi.recents, (_, { playerId }) => recentsOf(db, playerId));

  const { studio, serviceKey } = context.settings;

  serviceRoute(app, serviceKey, casinoApi.reconciliation, async ({ query }) => {
    if (studio === null) return new Failure(409, "NO_STUDIO", "No studio is set");
    try {
      return await reconcile(db, studio, query.day);
    } catch (error) {
      if (!(error instanceof StudioUnreachable)) throw error;
      context.log.warn({ err: error }, "the studio gives no statement");
      return new Failure(409, "STUDIO_UNAVAILABLE", "The studio gives no statement now");
    }
  });

  if (studio === null) return;
  let nextAt = 0;
  context.jobs.add({
    name: "casino",
    everyMs: retryMs,
    firstMs: 0,
    work: async () => {
      if (Date.now() < nextAt) return;
      await importGames(context, studio);
      nextAt = Date.now() + importMs;
    },
    onError: (error) => context.log.warn({ err: error }, "the studio's games can't be imported"),
  });
  startReconciliation(context, studio);
};
