/** Signs a notice by the Standard Webhooks convention and posts it. */
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

export interface Sending {
  url: string;
  /** `whsec_…` */
  secret: string;
  timeoutMs: number;
  /** Ends the attempt with the process. */
  signal: AbortSignal;
}

export interface Message {
  id: string;
  body: string;
}

/** Posts a message; answers the status, or why there was none. */
async function post(
  { url, timeoutMs, signal }: Sending,
  { id, body }: Message,
  sign: (id: string, at: Date, body: string) => string,
): Promise<number | string> {
  const at = new Date();
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": sign(id, at, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // Nobody reads it, and a merchant that never ends its answer must not hold the connection.
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

export function sendSigned(sending: Sending, message: Message): Promise<number | string> {
  const webhook = new Webhook(sending.secret);
  return post(sending, message, (id, at, body) => webhook.sign(id, at, body));
}

/** The same with a signature by a key that is nobody's. */
export function sendForged(sending: Sending, message: Message): Promise<number | string> {
  const stranger = new Webhook(randomBytes(32), { format: "raw" });
  return post(sending, message, (id, at, body) => stranger.sign(id, at, body));
}

export const isAccepted = (outcome: number | string): boolean =>
  typeof outcome === "number" && outcome >= 200 && outcome < 300;
