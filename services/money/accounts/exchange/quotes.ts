/** Quotes: a rate and what it gives, signed, so that what was shown is what is booked and nothing has to be kept. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** How long a shown rate holds, by the services' clock. */
export const quoteMs = 60_000;

const schema = z.object({
  playerId: z.int(),
  fromId: z.int(),
  toId: z.int(),
  amount: z.string(),
  gained: z.string(),
  rate: z.string(),
  /** Epoch milliseconds of the services' clock. */
  expiresAt: z.int(),
});
export type Quote = z.output<typeof schema>;

const signatureOf = (body: string, secret: Buffer) => createHmac("sha256", secret).update(body).digest();

export function sealQuote(quote: Quote, secret: Buffer): string {
  const body = Buffer.from(JSON.stringify(quote)).toString("base64url");
  return `${body}.${signatureOf(body, secret).toString("base64url")}`;
}

/** The quote that a text is; null for one that the house hasn't signed. */
export function readQuote(text: string, secret: Buffer): Quote | null {
  const [body = "", signature = ""] = text.split(".");
  const given = Buffer.from(signature, "base64url");
  const own = signatureOf(body, secret);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return schema.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
}
