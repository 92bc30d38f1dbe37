/** Ways to send messages. Without a sender messages stay in the table, which is the outbox of a demo. */
import { createTransport } from "nodemailer";
import type { message } from "./tables.ts";
import type { Settings } from "../../platform/settings/settings.ts";

export type StoredMessage = typeof message.$inferSelect;

/** The message was refused for good: another try would be refused as well. */
export class RefusedMessage extends Error {
  override name = "RefusedMessage";
}

export interface Sender {
  channel: "email" | "sms";
  /** Hands a message over. @throws RefusedMessage when it never will be taken; any other error is worth another try. */
  send(message: StoredMessage): Promise<void>;
  close(): void;
}

const timeoutMs = 15_000;

const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;

/** Letters through a mail server, plain text in UTF-8. */
export function smtpSender({ smtpUrl, from }: NonNullable<Settings["mail"]>): Sender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    channel: "email",
    async send({ id, recipient, subject, body, unsubscribeUrl, createdAt }) {
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: recipient },
          subject: subject ?? "",
          text: body,
          // The same for each try of one letter: a server that has it already drops the second.
          messageId: `<message-${id}-${createdAt}@${domain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(unsubscribeUrl !== null && {
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
      } catch (error) {
        if (isForGood(error)) throw new RefusedMessage("the mail server refused the letter", { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Messages to phones through an operator's gateway: `POST {id, recipient, text}`, any 2xx is a yes, 400, 404 and 422 a
 * no for good.
 */
export function webhookSender({ url, key }: NonNullable<Settings["sms"]>): Sender {
  return {
    channel: "sms",
    async send({ id, createdAt, recipient, body }) {
      const response = await fetch(url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          "content-type": "application/json",
          "idempotency-key": `message-${id}-${createdAt}`,
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ id: String(id), recipient, text: body }),
      });
      await response.body?.cancel();
      if ([400, 404, 422].includes(response.status))
        throw new RefusedMessage(`the SMS gateway answered ${response.status}`);
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
    close: () => undefined,
  };
}

/** The senders that the settings name. */
export function sendersOf({ mail, sms }: Pick<Settings, "mail" | "sms">): Sender[] {
  return [...(mail === null ? [] : [smtpSender(mail)]), ...(sms === null ? [] : [webhookSender(sms)])];
}
