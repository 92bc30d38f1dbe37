/** The outbox of a demo as a page: all messages, the latest first. For developers, so in English. */
import { and, desc, eq, ne } from "../../platform/database/drizzle.ts";
import { message } from "./tables.ts";
import type { Db } from "../../platform/database/database.ts";
import type { StoredMessage } from "./senders.ts";

const mostShown = 100;

/** The latest messages, all or to one recipient. */
export function outboxMessages(db: Db, recipient: string): Promise<StoredMessage[]> {
  const to = recipient === "" ? undefined : eq(message.recipient, recipient);
  return db
    .select()
    .from(message)
    .where(and(ne(message.channel, "site"), to))
    .orderBy(desc(message.id))
    .limit(mostShown);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A text with clickable links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join("");

const stateOf = ({ deliveredAt, deliveryTries }: StoredMessage) =>
  deliveredAt !== null ? "delivered" : deliveryTries > 0 ? `tried ${deliveryTries}×` : "kept here";

const item = (one: StoredMessage, at: Date) => `<article>
  <h2>${one.channel === "sms" ? "SMS" : "E-mail"} to <bdi>${escaped(one.recipient)}</bdi></h2>
  <p class="about"><time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace("T", " ")} UTC</time> · ${stateOf(one)}</p>
  ${one.subject === null ? "" : `<h3 dir="auto">${escaped(one.subject)}</h3>`}<pre dir="auto">${linked(one.body)}</pre>
</article>`;

/**
 * The page; nothing in a message can be markup. @param realTime a moment of the services' clock as real epoch seconds
 */
export function outboxPage(
  messages: readonly StoredMessage[],
  recipient: string,
  realTime: (moment: number) => number,
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox</title><style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-inline-size: 760px; margin: 24px auto; padding-inline: 16px; }
article { margin-block: 16px; padding: 12px 16px; border: 1px solid #8886; border-radius: 8px; }
h2 { margin: 0; font-size: 1rem; } h3 { margin-block: 8px 0; font-size: 1rem; } .about { margin: 0; opacity: .75; font-size: .85rem; }
pre { margin-block: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
input, button { font: inherit; padding: 4px 8px; }
</style></head><body>
<main><h1>Outbox</h1>
<p>What this site wrote to people, the latest ${mostShown}. Codes and links disappear once they are worth nothing.</p>
<form method="get"><label>Recipient <input name="recipient" value="${escaped(recipient)}"></label> <button>Show</button></form>
${messages.length === 0 ? "<p>Nothing was written yet.</p>" : messages.map((one) => item(one, new Date(realTime(one.createdAt) * 1000))).join("\n")}
</main></body></html>`;
}
