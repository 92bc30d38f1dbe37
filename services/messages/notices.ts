/**
 * Telling a player that what guards his account has changed: to every address that is or was his, because who has
 * changed it may have put his own in the place of the player's.
 */
import type { LanguageCode } from "#shared/languages.ts";
import type { Player } from "../auth/players/players.ts";
import { changeTexts, type AccountChange } from "../auth/codes/smsTexts.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Tx } from "../core/database.ts";
import { admitNotice } from "./ceilings.ts";
import { letter } from "./letters.ts";
import { siteLink } from "./links.ts";
import { queueMessage } from "./send.ts";

/** What a player is reached by. */
type Contacts = Pick<Player, "email" | "phone">;

/** Writes letters and messages in the transaction that makes the change. @param contacts those before it, and those after it where they are others */
export async function tellChange(context: Pick<ServiceContext, "clock" | "settings" | "log">, tx: Tx, { change, playerId, contacts, language }: { change: AccountChange; playerId: number; contacts: readonly Contacts[]; language: LanguageCode }): Promise<void> {
  const now = context.clock.now();
  const link = siteLink(context, language, "passwordReset", { in: "fragment", token: "" });
  for (const recipient of new Set(contacts.flatMap(({ email }) => email ?? []))) {
    await queueMessage(tx, { channel: "email", recipient, playerId, ...letter(change, language, { link }) }, now);
  }
  for (const recipient of new Set(contacts.flatMap(({ phone }) => phone ?? []))) {
    // Whoever changes something again and again must not earn by the messages. The letters go out all the same.
    if ((await admitNotice(tx, context, recipient)) !== null) continue;
    await queueMessage(tx, { channel: "sms", recipient, playerId, text: changeTexts[change][language] }, now);
  }
}
