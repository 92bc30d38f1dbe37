/** Letters that a player can do without: news and offers. Each carries the way to stop them (RFC 8058). */
import { eq } from "drizzle-orm";
import { languageOf } from "../core/language.ts";
import { seal, unseal } from "../auth/codes/sealed.ts";
import { playerById, type Player } from "../auth/players/players.ts";
import type { ServiceContext } from "../core/context.ts";
import { isExcluded } from "../limits/against.ts";
import { profileOf } from "../users/profiles.ts";
import { playerProfile } from "../users/tables.ts";
import { withFarewell } from "./letters.ts";
import { siteLink } from "./links.ts";
import { queueMessage } from "./send.ts";

/** Letters are kept and opened long after. */
const stopLinkMs = 365 * 24 * 60 * 60_000;

/** Writes a letter to a player; false when he wants or may get none. */
export async function writeNewsletter(context: ServiceContext, player: Player, { subject, text, lng }: { subject: string; text: string; lng: string }): Promise<boolean> {
  const { email } = player;
  const profile = await profileOf(context.db, player.id);
  if (email === null || !profile.isEmailConfirmed || !profile.enableMailNews || profile.isNewsletterStopped || player.banLevel > 0) return false;
  // Who has taken a time-out is not to be tempted.
  if (await isExcluded(context.db, player.id, context.clock.now())) return false;
  const language = languageOf(lng);
  const { token, sign } = await seal(context, "newsletter", String(player.id), stopLinkMs);
  const unsubscribeUrl = siteLink(context, language, "stopNewsletter", { in: "query", token: `${token}.${sign}` });
  await context.db.transaction((tx) => queueMessage(tx, { channel: "email", recipient: email, playerId: player.id, subject, text: withFarewell(language, text, unsubscribeUrl), unsubscribeUrl }, context.clock.now()));
  return true;
}

/** Stops newsletters by the link of one; false for a link that was not made here. Stopping twice is fine. */
export async function stopNewsletter(context: ServiceContext, linkToken: string): Promise<boolean> {
  const [token = "", sign = "", ...more] = linkToken.split(".");
  const opened = more.length === 0 ? await unseal(context, "newsletter", token, sign) : null;
  // A link that is too old still says clearly what its reader wants.
  const player = opened && (await playerById(context.db, Number(opened.payload)));
  if (!player) return false;
  await profileOf(context.db, player.id);
  await context.db.update(playerProfile).set({ isNewsletterStopped: true }).where(eq(playerProfile.playerId, player.id));
  return true;
}
