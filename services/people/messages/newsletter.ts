/** Letters that a player can do without: news and offers. Each carries the way to stop them (RFC 8058). */
import { languageOf } from "../../platform/http/language.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import { changeProfile, playerById, type Player, profileOf } from "../players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { isExcluded } from "../../money/limits/public.ts";
import { withFarewell } from "./letters.ts";
import { siteLink } from "./links.ts";
import { queueMessage } from "./send.ts";

/** Letters are kept and opened long after. */
const stopLinkMs = 365 * 24 * 60 * 60_000;

/** Writes a letter to a player; false when they want or may get none. */
export async function writeNewsletter(
  context: ServiceContext,
  player: Player,
  { subject, text, lng }: { subject: string; text: string; lng: string },
): Promise<boolean> {
  const { email } = player;
  const profile = await profileOf(context.db, player.id);
  if (
    email === null ||
    !profile.isEmailConfirmed ||
    !profile.enableMailNews ||
    profile.isNewsletterStopped ||
    player.banLevel > 0
  )
    return false;
  // Players on a time-out must not be tempted.
  if (await isExcluded(context.db, player.id, context.clock.now())) return false;
  const language = languageOf(lng);
  const { token, sign } = await seal(context, "newsletter", String(player.id), stopLinkMs);
  const unsubscribeUrl = siteLink(context, language, "stopNewsletter", { in: "query", token: `${token}.${sign}` });
  await context.db.transaction((tx) =>
    queueMessage(
      tx,
      {
        channel: "email",
        recipient: email,
        playerId: player.id,
        subject,
        text: withFarewell(language, text, unsubscribeUrl),
        unsubscribeUrl,
      },
      context.clock.now(),
    ),
  );
  return true;
}

/** Stops newsletters by the link of one; false for a link that was not made here. Stopping twice is fine. */
export async function stopNewsletter(context: ServiceContext, linkToken: string): Promise<boolean> {
  const [token = "", sign = "", ...more] = linkToken.split(".");
  const opened = more.length === 0 ? await unseal(context, "newsletter", token, sign) : null;
  // An expired link still shows clearly what its reader wants.
  const player = opened && (await playerById(context.db, Number(opened.payload)));
  if (!player) return false;
  await changeProfile(context.db, player.id, { isNewsletterStopped: true });
  return true;
}
