/**
 * The chat of the operator's provider, framed in a window of the site's own: none of its scripts runs in the page. Page
 * and frame speak as Chatwoot's do, an open-source desk that operators run themselves or rent.
 */
import type { LanguageCode } from "#shared/site/languages.ts";
import type { SiteConfig } from "@/platform/site/siteData.ts";

type Consultant = SiteConfig["supportConsultant"];

/** Stands before each message. */
const MARK = "chatwoot-widget:";

/** Address of the chat that the operator has in a language; null where its desk on the site is all. */
export function chatAddress(consultant: Consultant, language: LanguageCode): string | null {
  const provider = consultant?.providers.find((one) => one.language === language)?.provider;
  const base = provider === undefined ? null : URL.parse(provider);
  if (consultant === null || base?.protocol !== "https:") return null;
  const address = new URL("widget", base.href.replace(/\/*$/, "/"));
  address.searchParams.set("website_token", consultant.id);
  return address.href;
}

/** Its colors as style properties; the site's own stand in for those that are not set. */
export function chatColors(consultant: Consultant): Record<`--chat-${string}`, string> {
  return Object.fromEntries((consultant?.colors ?? []).map(({ name, value }) => [`--chat-${name}`, value]));
}

/** The conversation that goes on when the window is opened again, and whose it is: a player's, or a guest's (null). */
let kept: { owner: string | null; token: string } | null = null;

export function keepConversation(owner: string | null, token: string): void {
  kept = { owner, token };
}

/** The chat's address with the conversation of whoever asks. Nobody goes on with another's: it is forgotten instead. */
export function goingOn(address: string, owner: string | null): string {
  if (kept?.owner !== owner) kept = null;
  if (kept === null) return address;
  const url = new URL(address);
  url.searchParams.set("cw_conversation", kept.token);
  return url.href;
}

/** What the frame may do. One of the site's own origin keeps none: with it, it could reach into the page. */
export function sandboxOf(origin: string): string {
  const usual = "allow-scripts allow-forms allow-popups allow-downloads";
  return origin === globalThis.location.origin ? usual : `${usual} allow-same-origin`;
}

/** What a frame that has loaded names its conversation by; null for any other message. */
export function readLoaded(message: unknown): { token: string | null } | null {
  if (typeof message !== "string" || !message.startsWith(MARK)) return null;
  try {
    const said = JSON.parse(message.slice(MARK.length)) as { event?: unknown; config?: { authToken?: unknown } } | null;
    if (said?.event !== "loaded") return null;
    const token = said.config?.authToken;
    return { token: typeof token === "string" && token !== "" ? token : null };
  } catch {
    return null;
  }
}

export function chatMessage(
  event: "config-set" | "toggle-open" | "set-user",
  facts: Readonly<Record<string, unknown>>,
): string {
  return MARK + JSON.stringify({ event, ...facts });
}
