/** The tabs of one browser, told by each other at once who is signed in and why a session ended. */

import type { EndReason } from "./notices.ts";
import { randomKey } from "@/platform/browser/claims.ts";
import { openChannel } from "@/platform/browser/storage.ts";

const CHANNEL = "session";

export type TabNews =
  /** Who is signed in now; null is a guest. */
  | { kind: "visitor"; playerId: string | null }
  /** A session ended for a reason that its player is told; `until` is the end of a break. */
  | { kind: "ended"; reason: EndReason; until: string | null };

interface Letter {
  tab: string;
  news: TabNews;
}

/** A channel hears what its own page sends by another one: this tab's own letters are left out. */
let own: string | undefined;
const tabId = () => (own ??= randomKey());

const isLetter = (value: unknown): value is Letter =>
  typeof value === "object" && value !== null && "tab" in value && "news" in value;

/** Tells the other tabs. A browser that can't leaves it to what the gateway pushes. */
export function tellTabs(news: TabNews): void {
  const channel = openChannel(CHANNEL);
  if (channel === null) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's
  channel.postMessage({ tab: tabId(), news } satisfies Letter);
  channel.close();
}

/** Hears the other tabs until the returned function is called. */
export function hearTabs(hear: (news: TabNews) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === null) return () => undefined;
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isLetter(data) && data.tab !== tabId()) hear(data.news);
  });
  return () => channel.close();
}
