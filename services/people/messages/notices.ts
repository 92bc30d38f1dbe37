/**
 * Tells a player that the protection of their account has changed, at every address that is or was theirs: an attacker
 * may have replaced the player's address with their own.
 */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { Player } from "../players/public.ts";
import { changeTexts, type AccountChange } from "./smsTexts.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { admitNotice } from "./ceilings.ts";
import { letter } from "./letters.ts";
import { siteLink } from "./links.ts";
import { queueMessage } from "./send.ts";

/** Addresses of a player. */
type Contacts = Pick<Player, "email" | "phone">;

/**
 * Writes letters and messages in the transaction that makes the change. @param contacts those before it, and those
 * after it where they are others
 */
export async function tellChange(
  context: Pick<ServiceContext, "clock" | "settings" | "log">,
  tx: Tx,
  {
    change,
    playerId,
    contacts,
    language,
  }: { change: AccountChange; playerId: number; contacts: readonly Contacts[]; language: LanguageCode },
): Promise<void> {
  const now = context.clock.now();
  const link = siteLink(context, language, "passwordReset", { in: "fragment", token: "" });
  for (const recipient of new Set(contacts.flatMap(({ email }) => email ?? []))) {
    await queueMessage(tx, { channel: "email", recipient, playerId, ...letter(change, language, { link }) }, now);
  }
  for (const recipient of new Set(contacts.flatMap(({ phone }) => phone ?? []))) {
    // Repeated changes must not trigger paid messages without limit. E-mails are sent all the same.
    if ((await admitNotice(tx, context, recipient)) !== null) continue;
    await queueMessage(tx, { channel: "sms", recipient, playerId, text: changeTexts[change][language] }, now);
  }
}
