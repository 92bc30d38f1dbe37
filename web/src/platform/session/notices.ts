/**
 * What a player is told of the end of their session: said by the tab that ended it and by the others, and after a load.
 */

import { SESSION_END_REASONS } from "#shared/people/sessionEnd.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

/**
 * inactivity: they were away (SPEC 8.15). limit: their hours of the day are used up (SPEC 8.23). password, elsewhere:
 * another device ended it. The others are breaks that they took (SPEC 4.65).
 */
const END_REASONS = ["inactivity", ...SESSION_END_REASONS, "selfExclusion", "timeOut"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Entry of the session's storage: what the next page has to tell. */
const STORED = "session_notice";

/** Keeps a notice for the page that is loaded next. */
export function leaveNotice(reason: EndReason): void {
  tabTexts.setItem(STORED, reason);
}

/** Takes the notice that the page before left, once. */
export function takeNotice(): EndReason | null {
  const kept = tabTexts.getItem(STORED);
  tabTexts.removeItem(STORED);
  return END_REASONS.find((reason) => reason === kept) ?? null;
}
