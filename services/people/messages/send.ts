/**
 * Writing messages to people: in the transaction that has the reason, so that none is lost and none is sent for
 * nothing.
 */
import type { Tx } from "../../platform/database/database.ts";
import { message } from "./tables.ts";

export interface OutgoingMessage {
  channel: "email" | "sms";
  /** An e-mail address, or digits of a phone with the dialling code. */
  recipient: string;
  playerId?: number;
  /** Of a letter; a message to a phone has none. */
  subject?: string;
  text: string;
  /** From when on it is worth nothing, milliseconds of the services' clock. */
  expiresAt?: number;
  /** Where its reader stops letters like this one; for newsletters only. */
  unsubscribeUrl?: string;
}

/**
 * Writes a message; it is on its way once the transaction has committed. @param now milliseconds of the services'
 * clock.
 */
export async function queueMessage(
  tx: Tx,
  { channel, recipient, playerId, subject, text, expiresAt, unsubscribeUrl }: OutgoingMessage,
  now: number,
): Promise<void> {
  await tx
    .insert(message)
    .values({ channel, recipient, playerId, subject, body: text, createdAt: now, expiresAt, unsubscribeUrl });
}
