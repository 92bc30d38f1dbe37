/** A session: one player, or nobody, at one game in one currency. Its token is known to their browser only. */
import { createHash, randomBytes } from "node:crypto";
import { DEMO_CURRENCY } from "#shared/games/titles/stakes.ts";
import { titleOf, type Title } from "#shared/games/titles/titles.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { StudioContext } from "../context.ts";
import type { FreeRounds } from "../wallet/wallet.ts";

export interface SessionRow {
  id: string;
  token_hash: string;
  game: string;
  /** The wallet's name of the player; of demo play the session's own. */
  owner: string;
  /** Null in demo play. */
  wallet_token: string | null;
  is_authenticated: number;
  currency: string;
  language: string;
  balance: string;
  /** The press that may start the next round. */
  press: string | null;
  /** Free rounds that the wallet has told of, as they are now: JSON; null for none. */
  free: string | null;
  used_at: number;
}

const DEMO_BALANCE = "1000.00";
/** How many uses within the time that a session may be unused are written down at most. */
const USES = 500;
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export const isDemo = ({ currency }: Pick<SessionRow, "currency">): boolean => currency === DEMO_CURRENCY;

export interface Launch {
  game: string;
  language: string;
  /** Null for demo play. */
  play: { player: string; token: string; currency: string } | null;
}

/** Makes a session; answers its token. Other sessions of the player end: one game is open at a time. */
export function openSession({ store }: StudioContext, { game, language, play }: Launch): string {
  const id = randomBytes(9).toString("base64url");
  const token = randomBytes(24).toString("base64url");
  const now = Date.now();
  store.transact(() => {
    if (play !== null)
      store.run(
        "update session set token_hash = 'ended:' || id where owner = :owner and token_hash not like 'ended:%'",
        {
          owner: play.player,
        },
      );
    store.run(
      `insert into session (id, token_hash, game, owner, wallet_token, currency, language, balance, used_at, created_at)
       values (:id, :hash, :game, :owner, :wallet, :currency, :language, :balance, :now, :now)`,
      {
        id,
        hash: hashOf(token),
        game,
        owner: play?.player ?? `demo:${id}`,
        wallet: play?.token ?? null,
        currency: play?.currency ?? DEMO_CURRENCY,
        language,
        balance: play === null ? DEMO_BALANCE : "0",
        now,
      },
    );
  });
  return token;
}

/** @throws Problem for a token of no session, or of one that has ended */
export function sessionOf({ store, timings }: StudioContext, authorization: string | undefined): SessionRow {
  const token = /^Bearer ([\w-]{20,60})$/.exec(authorization ?? "")?.[1];
  const row =
    token === undefined
      ? undefined
      : store.get<SessionRow>("select * from session where token_hash = :hash", { hash: hashOf(token) });
  if (row === undefined || row.used_at < Date.now() - timings.sessionMs)
    throw new Problem(401, "SESSION_ENDED", "The session has ended");
  // Each write waits for the disk, and a minute more or less of half a day is nothing.
  if (row.used_at < Date.now() - timings.sessionMs / USES)
    store.run("update session set used_at = :now where id = :id", { now: Date.now(), id: row.id });
  return row;
}

/** The session as it is now. */
export function fresh({ store }: StudioContext, { id }: Pick<SessionRow, "id">): SessionRow {
  const row = store.get<SessionRow>("select * from session where id = :id", {
    id,
  });
  if (row === undefined) throw new Error(`There is no session ${id}`);
  return row;
}

export function titleOfSession({ game }: SessionRow): Title {
  const title = titleOf(game);
  if (title === undefined) throw new Problem(404, "UNKNOWN_GAME", "There is no such game");
  return title;
}

const freeText = (free: FreeRounds | null) => (free === null ? null : JSON.stringify(free));

/** Free rounds of a session that can be played now; null for none. */
export function freeRoundsOf({ free }: Pick<SessionRow, "free">): FreeRounds | null {
  const known = free === null ? null : (JSON.parse(free) as FreeRounds);
  return known !== null && known.left > 0 && known.expiresAt > Date.now() ? known : null;
}

/** Free rounds as the frame shows them: also used ones, for what they have won. */
export const shownFree = ({ free }: Pick<SessionRow, "free">): FreeRounds | null =>
  free === null ? null : (JSON.parse(free) as FreeRounds);

/** Makes the player known to the wallet, once, and asks for their balance. @throws Problem where it says no */
export async function enter(context: StudioContext, session: SessionRow): Promise<SessionRow> {
  const { store, wallet } = context;
  const { id, wallet_token: token, owner, currency, game } = session;
  if (token === null) return session;
  if (session.is_authenticated === 1) {
    const answer = await wallet.balance(owner, currency, token);
    if (answer.is === "taken")
      store.run("update session set balance = :balance, free = :free where id = :id", {
        balance: answer.balance,
        free: freeText(answer.freeRounds),
        id,
      });
    return fresh(context, session);
  }
  const answer = await wallet.authenticate(token, game);
  if ("is" in answer) {
    if (answer.is === "refused") throw new Problem(403, answer.code, "The wallet refused the player");
    throw new Problem(503, "WALLET_AWAY", "The wallet does not answer");
  }
  if (answer.player !== owner || answer.currency !== currency)
    throw new Problem(403, "WRONG_PLAYER", "The wallet knows another player by this token");
  store.run("update session set is_authenticated = 1, balance = :balance, free = :free where id = :id", {
    balance: answer.balance,
    free: freeText(answer.freeRounds),
    id,
  });
  return fresh(context, session);
}
