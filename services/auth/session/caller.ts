/** Who calls: what every service that answers a player's own data asks first. */
import type { ServiceContext } from "../../core/context.ts";
import { Failure } from "../../core/rest.ts";
import { liveSession, type LiveSession } from "./sessions.ts";
import { readToken } from "./tokens.ts";

/** The answer to a caller that is not signed in. */
export const notSignedIn = new Failure(401, "UNAUTHENTICATED", "A live user_token is needed");

/**
 * The player behind an `Authorization: Bearer` header; null without a token, with one that is forged or expired, and
 * with one whose session has ended: a sign-out holds at once, not when the token runs out.
 */
export async function callerOf(context: Pick<ServiceContext, "db" | "settings">, authorization: string | undefined): Promise<LiveSession | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  return token ? callerOfToken(context, token) : null;
}

/** The same for a bare token. */
export async function callerOfToken(context: Pick<ServiceContext, "db" | "settings">, token: string): Promise<LiveSession | null> {
  const claimed = await readToken(context.db, token);
  if (!claimed) return null;
  const live = await liveSession(context, claimed.idHash);
  return live?.playerId === claimed.playerId ? live : null;
}
