/** Devices of players that have agreed to web push. */
import { createHash } from "node:crypto";
import { and, desc, eq, inArray } from "../../../platform/database/drizzle.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { type LiveSession, lockPlayer } from "../../players/public.ts";
import { pushSubscription } from "../tables.ts";
import { isPushAddress } from "./address.ts";

/** Most devices of a player; one more takes the place of the oldest. */
export const MOST_DEVICES = 10;

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("hex");
const bytesOf = (value: string) => (/^[\w-]+=*$/.test(value) ? Buffer.from(value, "base64url") : Buffer.alloc(0));

/** Whether keys are what browsers give: a point of P-256, uncompressed, and 16 random bytes. */
const areKeys = ({ p256dh, auth }: Device) => {
  const point = bytesOf(p256dh);
  return point.length === 65 && point[0] === 4 && bytesOf(auth).length === 16;
};

/** Keeps a device under the session that agreed. A device is one player's: the last one's who agreed on it. */
export async function keepDevice(
  { clock, db, settings }: Pick<ServiceContext, "clock" | "db" | "settings">,
  { playerId, idHash }: LiveSession,
  device: Device,
  language: LanguageCode,
): Promise<FieldError[]> {
  if (!isPushAddress(settings.push, device.endpoint))
    return [{ code: "PUSH_REFUSED", message: "The address is of no known push service", path: ["endpoint"] }];
  if (!areKeys(device)) return [{ code: "INVALID", message: "The keys are not a browser's", path: ["p256dh"] }];
  const row = { ...device, playerId, sessionHash: idHash, language, createdAt: clock.now() };
  await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    await tx
      .insert(pushSubscription)
      .values({ ...row, endpointHash: hashOf(device.endpoint) })
      .onConflictDoUpdate({ target: pushSubscription.endpointHash, set: row });
    const tooMany = await tx
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.playerId, playerId))
      .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
      .offset(MOST_DEVICES);
    if (tooMany.length > 0)
      await tx.delete(pushSubscription).where(
        inArray(
          pushSubscription.id,
          tooMany.map(({ id }) => id),
        ),
      );
  });
  return [];
}

/** Forgets a device of a player. */
export async function dropDevice(
  { db }: Pick<ServiceContext, "db">,
  playerId: number,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.playerId, playerId), eq(pushSubscription.endpointHash, hashOf(endpoint))));
}
