/** Opening a game at the studio: what a visitor isn't offered isn't opened. */
import { ownAccount } from "../../../money/accounts/public.ts";
import { exclusionOf } from "../../../money/limits/public.ts";
import { endLaunch, openLaunch, replaceLaunches } from "../../../money/wallet/public.ts";
import { banLevelOf } from "../../../people/players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { languageOf } from "../../../platform/http/language.ts";
import type { StudioSettings } from "../../../platform/settings/studioSettings.ts";
import { type OfferedGame, offeredGames, type Visitor } from "../catalogue/offer.ts";
import { launch, StudioUnreachable, type LaunchOrder } from "./client.ts";

export interface AskedGame extends Visitor {
  game: string;
  language: string;
}

interface Launched {
  launch: { id: string | null; url: string } | null;
  errors: FieldError[];
}

const refused = (code: string, message: string, path: string[] | null = null): Launched => ({
  launch: null,
  errors: [{ code, message, path }],
});
const unavailable = (why: string) => refused("GAMES_UNAVAILABLE", why);

/** A game that the visitor is offered; null for any other. */
const offeredGame = async (
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { game, ...visitor }: AskedGame,
): Promise<OfferedGame | null> =>
  (await offeredGames(db, visitor, clock.now()))?.find(({ row }) => row.key === game) ?? null;
const unknownGame = refused("CASINO_GAME_UNKNOWN", "There is no such game here", ["game"]);

/** Asks the studio for a frame. @param id number of the launch; null for demo play */
async function openAt(
  studio: StudioSettings,
  { log }: Pick<ServiceContext, "log">,
  { game, language }: AskedGame,
  { id, play }: { id: string | null; play: LaunchOrder["play"] },
): Promise<Launched> {
  try {
    const url = await launch(studio, { game, language: languageOf(language), play });
    return { launch: { id, url }, errors: [] };
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    log.warn({ err: error, game }, "the studio did not open a game");
    return unavailable("The studio can't be reached");
  }
}

/** Opens a game for play without money. */
export async function launchDemo(context: ServiceContext, asked: AskedGame): Promise<Launched> {
  const { studio } = context.settings;
  if (studio === null) return unavailable("No studio is set");
  const offered = await offeredGame(context, asked);
  if (offered === null) return unknownGame;
  if (!offered.row.hasDemo) return refused("DEMO_UNAVAILABLE", "The game has no demo play", ["isDemo"]);
  return openAt(studio, context, asked, { id: null, play: null });
}

export interface Payer {
  playerId: number;
  /** Hash of the site's session. */
  idHash: string;
  accountId: number;
}

/** Opens a game for money. What forbids bets for longer than a moment is said before the game is there. */
export async function launchForMoney(
  context: ServiceContext,
  asked: AskedGame,
  { playerId, idHash, accountId }: Payer,
): Promise<Launched> {
  const { db, clock, settings } = context;
  if (settings.studio === null) return unavailable("No studio is set");
  if ((await offeredGame(context, asked)) === null) return unknownGame;
  const account = await ownAccount(db, playerId, accountId);
  if (account === null) return refused("ACCOUNT_UNKNOWN", "The player has no such account", ["accountId"]);
  if (account.isFrozen || (await banLevelOf(db, playerId)) !== 0)
    return refused("BETTING_CLOSED", "The player is banned or frozen");
  const exclusion = await exclusionOf(db, playerId, clock.now());
  if (exclusion !== null) return refused(exclusion, "The player has excluded themselves");
  const { currency } = account;
  const order = { playerId, accountId, currency, sessionHash: idHash, game: asked.game, openedAt: clock.now() };
  const { id, token } = await openLaunch(db, order);
  const opened = await openAt(settings.studio, context, asked, {
    id,
    play: { player: String(playerId), token, currency },
  });
  await (opened.launch === null ? endLaunch : replaceLaunches)(db, playerId, id, clock.now());
  return opened;
}
