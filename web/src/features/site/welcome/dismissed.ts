/** Cards a visitor has put away, kept in their browser so that nobody is welcomed twice. */
import { localTexts } from "@/platform/browser/storage.ts";
const KEY = "welcome_dismissed";

/** Names of the cards put away; none if the browser keeps nothing. */
export function readDismissed(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localTexts.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers them; a browser that keeps nothing shows them again at the next visit. */
export function keepDismissed(names: readonly string[]): void {
  localTexts.setItem(KEY, JSON.stringify(names));
}
