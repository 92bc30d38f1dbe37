/**
 * Refresh tokens: how clients without cookies stay signed in (OAuth 2.1, 4.3). Each is good for one renewal, which
 * returns the next one. All tokens of a sign-in share its session and end with it: by a sign-out here or everywhere, a
 * new password, a ban, an exclusion. Only their hashes are stored.
 *
 * An answer may be lost, and two tabs may renew at once: within `graceMs` the same token returns the same next one
 * again. It is derived from the token and a key, so it needn't be stored. Later use is a theft: either the thief or the
 * client has renewed before, and it is impossible to know which. The session ends for both.
 */
import { createHmac, randomBytes } from "node:crypto";
import { eq } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { refreshToken } from "../tables.ts";
import {
  endSession,
  extendSession,
  hashSession,
  liveSession,
  type LiveSession,
  lockSession,
  sessionByHash,
} from "../../players/public.ts";

/** How long a token that was renewed answers the same next one again, milliseconds. */
export const graceMs = 30_000;
const dayMs = 24 * 60 * 60_000;

export interface Renewed {
  live: LiveSession;
  /** What the client stores from now on. */
  token: string;
  /** When it ends unless it is renewed, epoch milliseconds. */
  expiresAt: number;
}

type Context = Pick<ServiceContext, "db" | "settings" | "secret" | "transact" | "outbox">;

/** Keeps a token of a session, which lasts as long. @returns when it ends, epoch milliseconds */
async function keep(
  tx: Tx,
  token: string,
  { sessionHash, isLasting, days }: { sessionHash: string; isLasting: boolean; days: number },
): Promise<number> {
  const now = Date.now();
  await tx.insert(refreshToken).values({ idHash: hashSession(token), sessionHash, isLasting, createdAt: now });
  if (isLasting) await extendSession(tx, sessionHash, now + days * dayMs);
  return (await sessionByHash(tx, sessionHash))?.expiresAt ?? now;
}

/**
 * The first token of a new session; null if it has one already: further ones come by renewal. @param isLasting whether
 * renewals extend the session; otherwise it ends at its original time
 */
export function issueRefreshToken(
  context: Context,
  { idHash }: LiveSession,
  isLasting: boolean,
): Promise<Omit<Renewed, "live"> | null> {
  const token = randomBytes(32).toString("base64url");
  return context.transact(async (tx) => {
    // One at a time, so that a session has one line of tokens.
    await lockSession(tx, idHash);
    const [present] = await tx
      .select({ id: refreshToken.idHash })
      .from(refreshToken)
      .where(eq(refreshToken.sessionHash, idHash))
      .limit(1);
    if (present) return null;
    return {
      token,
      expiresAt: await keep(tx, token, { sessionHash: idHash, isLasting, days: context.settings.refreshTokenDays }),
    };
  });
}

/** Renews a token; null for an unknown one or an ended session. One that was renewed long before ends its session. */
export async function renew(context: Context, token: string): Promise<Renewed | null> {
  const idHash = hashSession(token);
  const next = createHmac("sha256", await context.secret("refresh-token-key"))
    .update(token)
    .digest("base64url");
  const [known] = await context.db
    .select({ sessionHash: refreshToken.sessionHash })
    .from(refreshToken)
    .where(eq(refreshToken.idHash, idHash));
  const live = known && (await liveSession(context, known.sessionHash));
  if (!live) return null;

  const found = await context.transact(async (tx): Promise<Omit<Renewed, "live"> | "refused" | "stolen"> => {
    const [row] = await tx.select().from(refreshToken).where(eq(refreshToken.idHash, idHash)).for("update");
    if (!row) return "refused";
    const now = Date.now();
    if (row.usedAt === null) {
      await tx.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.idHash, idHash));
      return {
        token: next,
        expiresAt: await keep(tx, next, {
          sessionHash: row.sessionHash,
          isLasting: row.isLasting,
          days: context.settings.refreshTokenDays,
        }),
      };
    }
    if (now - row.usedAt > graceMs) return "stolen";
    const [successor] = await tx
      .select({ usedAt: refreshToken.usedAt })
      .from(refreshToken)
      .where(eq(refreshToken.idHash, hashSession(next)));
    // The next one has already been renewed, so this renewal comes too late: it returns nothing and breaks nothing.
    if (successor?.usedAt !== null) return "refused";
    return { token: next, expiresAt: (await sessionByHash(tx, row.sessionHash))?.expiresAt ?? now };
  });
  if (found === "stolen") await endSession(context, live.idHash);
  return typeof found === "string" ? null : { live, ...found };
}
