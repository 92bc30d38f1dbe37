/** Messages to people. Nothing of the site delivers them: an SMS gateway or a mail server takes them from the table. */
import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import type { Db, Tx } from "../core/database.ts";
import { message } from "./tables.ts";

const mostShown = 20;

export interface Sms {
  /** Digits with the dialling code. */
  phone: string;
  text: string;
  /** From when on it is worth nothing, milliseconds of the services' clock. */
  expiresAt: number;
}

export async function writeSms(tx: Tx, { phone, text, expiresAt }: Sms, now: number): Promise<void> {
  await tx.insert(message).values({ channel: "sms", recipient: phone, body: text, createdAt: now, expiresAt });
}

/** The latest messages to somebody, newest first. */
export function messagesTo(db: Db, recipient: string): Promise<(typeof message.$inferSelect)[]> {
  return db.select().from(message).where(eq(message.recipient, recipient)).orderBy(desc(message.id)).limit(mostShown);
}

/** Drops messages that are worth nothing any more: a code must not lie about longer than it holds. */
export async function forgetMessages(db: Db, now: number): Promise<void> {
  await db.delete(message).where(and(isNotNull(message.expiresAt), lt(message.expiresAt, now)));
}
