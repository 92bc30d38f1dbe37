/**
 * Refresh tokens: how clients without cookies stay signed in (OAuth 2.1, 4.3). Each is good for one renewal, which
 * answers the next one. All of a sign-in stand for its session and end with it: by a sign-out here or everywhere, another
 * password, a ban, an exclusion. Only their hashes are kept.
 *
 * An answer may be lost, and two tabs may renew at once: within `graceMs` the same token answers the same next one again,
 * which is made from it and a key, so that it needn't be kept. Later it is a theft: either the thief or the client has
 * renewed before, and nobody knows which. The session ends for both.
 */
import { createHmac, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { refreshToken, session } from "../tables.ts";
import { endSession, hashSession, liveSession, type LiveSession } from "./sessions.ts";

/** How long a token that was renewed answers the same next one again, milliseconds. */
export const graceMs = 30_000;
const dayMs = 24 * 60 * 60_000;

export interface Renewed {
  live: LiveSession;
  /** What the client holds from now on. */
  token: string;
  /** When it ends unless it is renewed, epoch milliseconds. */
  expiresAt: number;
}

type Context = Pick<ServiceContext, "db" | "settings" | "secret" | "transact" | "outbox">;

/** Keeps a token of a session, which lasts as long. @returns when it ends, epoch milliseconds */
async function keep(tx: Tx, token: string, { sessionHash, isLasting, days }: { sessionHash: string; isLasting: boolean; days: number }): Promise<number> {
  const now = Date.now();
  await tx.insert(refreshToken).values({ idHash: hashSession(token), sessionHash, isLasting, createdAt: now });
  const lasts = isLasting ? { expiresAt: now + days * dayMs } : {};
  if (isLasting) await tx.update(session).set(lasts).where(and(eq(session.idHash, sessionHash), isNull(session.endedAt)));
  const [kept] = await tx.select({ expiresAt: session.expiresAt }).from(session).where(eq(session.idHash, sessionHash));
  return kept?.expiresAt ?? now;
}

/**
 * The first token of a session that has just begun; null where it has one: what comes later comes by renewal.
 * @param isLasting whether renewals make the session last longer; else it ends when it was meant to
 */
export function issueRefreshToken(context: Context, { idHash }: LiveSession, isLasting: boolean): Promise<Omit<Renewed, "live"> | null> {
  const token = randomBytes(32).toString("base64url");
  return context.transact(async (tx) => {
    // One at a time, so that a session has one line of tokens.
    await tx.select({ id: session.idHash }).from(session).where(eq(session.idHash, idHash)).for("update");
    const [present] = await tx.select({ id: refreshToken.idHash }).from(refreshToken).where(eq(refreshToken.sessionHash, idHash)).limit(1);
    if (present) return null;
    return { token, expiresAt: await keep(tx, token, { sessionHash: idHash, isLasting, days: context.settings.refreshTokenDays }) };
  });
}

/** Renews a token; null for one that is unknown or whose session has ended. One that was renewed long before ends its session. */
export async function renew(context: Context, token: string): Promise<Renewed | null> {
  const idHash = hashSession(token);
  const next = createHmac("sha256", await context.secret("refresh-token-key")).update(token).digest("base64url");
  const [known] = await context.db.select({ sessionHash: refreshToken.sessionHash }).from(refreshToken).where(eq(refreshToken.idHash, idHash));
  const live = known && (await liveSession(context, known.sessionHash));
  if (!live) return null;

  const found = await context.transact(async (tx): Promise<Omit<Renewed, "live"> | "refused" | "stolen"> => {
    const [row] = await tx.select().from(refreshToken).where(eq(refreshToken.idHash, idHash)).for("update");
    if (!row) return "refused";
    const now = Date.now();
    if (row.usedAt === null) {
      await tx.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.idHash, idHash));
      return { token: next, expiresAt: await keep(tx, next, { sessionHash: row.sessionHash, isLasting: row.isLasting, days: context.settings.refreshTokenDays }) };
    }
    if (now - row.usedAt > graceMs) return "stolen";
    const [successor] = await tx.select({ usedAt: refreshToken.usedAt, expiresAt: session.expiresAt }).from(refreshToken)
      .innerJoin(session, eq(session.idHash, refreshToken.sessionHash)).where(eq(refreshToken.idHash, hashSession(next)));
    // The next one has been renewed itself: whoever comes so late gets nothing, and breaks nothing.
    return successor?.usedAt === null ? { token: next, expiresAt: successor.expiresAt } : "refused";
  });
  if (found === "stolen") await endSession(context, live.idHash);
  return typeof found === "string" ? null : { live, ...found };
}
