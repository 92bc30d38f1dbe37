/** Who calls: what every service that answers a player's own data asks first. */
import type { ServiceContext } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { liveSession, type LiveSession } from "./sessions.ts";
import { readToken } from "./tokens.ts";

/** The answer to a caller that is not signed in. */
export const notSignedIn = new Failure(401, "UNAUTHENTICATED", "A live user_token is needed");

const tokenOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;

/**
 * The player behind an `Authorization: Bearer` header. Null without a token, with a forged or expired one, and if its
 * session has ended: a sign-out takes effect at once, not when the token expires.
 */
export async function callerOf(
  context: Pick<ServiceContext, "db" | "settings">,
  authorization: string | undefined,
): Promise<LiveSession | null> {
  const token = tokenOf(authorization);
  return token === null ? null : callerOfToken(context, token);
}

/** The same for a bare token. */
export async function callerOfToken(
  context: Pick<ServiceContext, "db" | "settings">,
  token: string,
): Promise<LiveSession | null> {
  const claimed = await readToken(context.db, token);
  return claimed && lives(context, claimed);
}

/**
 * Who an `Authorization: Bearer` header says that it is, by a token that is neither forged nor expired. Its session may
 * have ended: before anything is done or told, `lives` or a statement with `isLiveSql` must say that it has not.
 */
export async function claimedBy(
  { db }: Pick<ServiceContext, "db">,
  authorization: string | undefined,
): Promise<LiveSession | null> {
  const token = tokenOf(authorization);
  return token === null ? null : readToken(db, token);
}

/** A session that was claimed, if it lives and is its player's; null otherwise. */
export async function lives(
  context: Pick<ServiceContext, "db" | "settings">,
  claimed: LiveSession,
): Promise<LiveSession | null> {
  const live = await liveSession(context, claimed.idHash);
  return live?.playerId === claimed.playerId ? live : null;
}
