/** The keys by which push services know this site (VAPID, RFC 8292). */
import webPush from "web-push";
import type { ServiceContext } from "../../../platform/context.ts";
import { keptSecret } from "../../../platform/secrets/secrets.ts";

export interface VapidKeys {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/**
 * The operator's keys; those of a demo without any are made once and kept in its database. Null: no web push.
 */
export async function vapidKeys({
  db,
  settings: { push, siteEnv },
}: Pick<ServiceContext, "db" | "settings">): Promise<VapidKeys | null> {
  if (push.vapid !== null) return push.vapid;
  if (siteEnv === "production") return null;
  const kept = await keptSecret(db, "vapid", () => Buffer.from(JSON.stringify(webPush.generateVAPIDKeys())));
  return { subject: "mailto:demo@example.com", ...(JSON.parse(kept.toString()) as Omit<VapidKeys, "subject">) };
}
