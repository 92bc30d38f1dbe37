/** One push message to one device, by its push service (RFC 8030, 8291). */
import { Agent, errors, request } from "undici";
import webPush from "web-push";
import type { NoticeKind } from "#shared/people/notices.ts";
import type { PushSettings } from "../../../platform/settings/pushSettings.ts";
import type { PushSubscriptionRow } from "../tables.ts";
import { isPushAddress, publicLookup } from "./address.ts";
import type { VapidKeys } from "./keys.ts";

/** How a push service answered. */
export type Outcome =
  | { state: "DELIVERED" }
  /** The device has gone. */
  | { state: "GONE" }
  | { state: "FAILED"; reason: string }
  /** Another try is worth it, after so many real milliseconds if the service says how many. */
  | { state: "LATER"; reason: string; afterMs: number | null };

export interface PushText {
  /** Number of the notice. */
  id: string;
  title: string;
  text: string;
  /** Path on the site. */
  link: string | null;
}

const TIMEOUT_MS = 10_000;
const MOST_ANSWERED = 16 * 1024;
const TTL_SECONDS = 86_400;
const MOST_TEXT = 300;
const LONGEST_PAUSE_MS = 3_600_000;

const cut = (text: string, most: number) => {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
};

/** What a message carries: nothing of the player beyond the words. Push services take 4 KB at most. */
export const payloadOf = ({ id, title, text, link }: PushText): string =>
  JSON.stringify({ id, title: cut(title, 100), text: cut(text, MOST_TEXT), link });

/** Seconds that a service asks to wait; null for what is no number of them. */
function pauseOf(header: string | string[] | undefined): number | null {
  const seconds = typeof header === "string" && /^\d{1,9}$/.test(header) ? Number(header) : null;
  return seconds === null ? null : Math.min(seconds * 1000, LONGEST_PAUSE_MS);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : error instanceof Error ? error.name : "UNKNOWN";

export interface PushSender {
  send(
    device: Pick<PushSubscriptionRow, "endpoint" | "p256dh" | "auth">,
    kind: NoticeKind,
    text: PushText,
  ): Promise<Outcome>;
  close(): Promise<void>;
}

/** Sends with the site's keys: no redirects, answers of a few KB, and ten seconds at most. */
export function pushSender(settings: Pick<PushSettings, "hosts" | "testHost">, vapidDetails: VapidKeys): PushSender {
  const limits = {
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxResponseSize: MOST_ANSWERED,
    connections: 8,
  };
  const open = new Agent({ ...limits, connect: { timeout: TIMEOUT_MS, lookup: publicLookup } });
  const local = settings.testHost === null ? null : new Agent({ ...limits, connect: { timeout: TIMEOUT_MS } });
  return {
    async send({ endpoint, p256dh, auth }, kind, text) {
      // Rules may have changed since the device agreed.
      if (!isPushAddress(settings, endpoint)) return { state: "FAILED", reason: "ADDRESS_REFUSED" };
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payloadOf(text),
          {
            vapidDetails,
            TTL: TTL_SECONDS,
            contentEncoding: "aes128gcm",
            urgency: kind === "SECURITY" ? "high" : "normal",
          },
        );
        const answer = await request(endpoint, {
          method: "POST",
          headers: headers as Record<string, string>,
          body,
          dispatcher: local !== null && endpoint.startsWith("http:") ? local : open,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const status = answer.statusCode;
        const pause = pauseOf(answer.headers["retry-after"]);
        await answer.body.dump({ limit: MOST_ANSWERED });
        if (status >= 200 && status < 300) return { state: "DELIVERED" };
        if (status === 404 || status === 410) return { state: "GONE" };
        if (status === 429 || status >= 500) return { state: "LATER", reason: `HTTP_${status}`, afterMs: pause };
        return { state: "FAILED", reason: `HTTP_${status}` };
      } catch (error) {
        const reason = reasonOf(error);
        const isForGood = error instanceof errors.ResponseExceededMaxSizeError || reason === "PRIVATE_ADDRESS";
        return isForGood ? { state: "FAILED", reason } : { state: "LATER", reason, afterMs: null };
      }
    },
    close: async () => {
      await Promise.all([open.destroy(), local?.destroy()]);
    },
  };
}
