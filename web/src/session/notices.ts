/** What a player is told of the end of his session: said by the tab that ended it and by the others, and after a load. */
import type { App } from "@/app/app.ts";

/** inactivity: he was away (SPEC 8.15). limit: his hours of the day are used up (SPEC 8.23). */
export type EndReason = "inactivity" | "limit";

/** Entry of the session's storage: what the next page has to tell. */
const STORED = "session_notice";

/** Keeps a notice for the page that is loaded next. */
export function leaveNotice(reason: EndReason): void {
  try {
    sessionStorage.setItem(STORED, reason);
  } catch {
    // Nothing can be kept here: the player finds himself signed out.
  }
}

/** Takes the notice that the page before left, once. */
export function takeNotice(): EndReason | null {
  try {
    const kept = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    return kept === "inactivity" || kept === "limit" ? kept : null;
  } catch {
    return null;
  }
}

/** Shows it. Neither goes away by itself: nobody was there to read it. */
export function showNotice(app: Pick<App, "notifications">, reason: EndReason, { title, text }: { title: string; text: string }): void {
  app.notifications.show({ kind: reason === "limit" ? "permanentError" : "info", view: "dialog", title, text, autoCloseMs: null });
}
