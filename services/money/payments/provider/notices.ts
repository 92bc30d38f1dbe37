/** Notices of the provider: signed by the Standard Webhooks convention, each taken over once. */
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { eq } from "../../../platform/database/drizzle.ts";
import { z } from "zod";
import { numberOfId } from "../../../platform/http/ids.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { takeOver, type TakenOver } from "../payment/takeOver.ts";
import { paymentNotice } from "../tables.ts";
import { providerPayment } from "./client.ts";

const notice = z.object({
  type: z.string().max(60),
  timestamp: z.iso.datetime({ offset: true }),
  sequence: z.int().nonnegative(),
  data: providerPayment,
});

export type Received = TakenOver | "REPEATED" | "UNSIGNED" | "UNREADABLE";

/**
 * Takes a notice. The signature is over the bytes that came, so they are handed over unread; the id is the idempotency
 * key, kept in the transaction that moves the money.
 * @param headers `webhook-id`, `webhook-timestamp` and `webhook-signature`
 */
export async function receive(
  context: ServiceContext,
  secret: string,
  raw: string,
  headers: Readonly<Record<string, string>>,
): Promise<Received> {
  try {
    // The body is parsed below: one that is signed but not JSON is unreadable, not unsigned.
    new Webhook(secret).verify(raw, { ...headers }, { jsonParse: false });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return "UNSIGNED";
    throw error;
  }
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return "UNREADABLE";
  }
  const { data: told } = notice.safeParse(json);
  if (told === undefined) return "UNREADABLE";
  const id = headers["webhook-id"] ?? "";
  return context.transact(async (tx) => {
    const [first] = await tx
      .insert(paymentNotice)
      .values({ id, outcome: "STALE", at: Date.now() })
      .onConflictDoNothing()
      .returning({ id: paymentNotice.id });
    if (first === undefined) return "REPEATED";
    const word = { ...told.data, sequence: told.sequence };
    const outcome = await takeOver(context, tx, word, Date.parse(told.timestamp));
    const paymentId = outcome === "UNKNOWN" ? null : numberOfId(told.data.reference);
    await tx.update(paymentNotice).set({ outcome, paymentId }).where(eq(paymentNotice.id, id));
    return outcome;
  });
}
