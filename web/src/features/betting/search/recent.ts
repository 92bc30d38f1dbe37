/** What this browser was used to look for last. */
import type { App } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { localTexts } from "@/platform/browser/storage.ts";

const KEY = "recent_searches";
const MOST = 6;
const LONGEST = 64;

export function recentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localTexts.getItem(KEY) ?? "[]");
    return Array.isArray(value)
      ? value
          .filter((text): text is string => typeof text === "string" && text !== "" && text.length <= LONGEST)
          .slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

function keep(texts: readonly string[]): void {
  if (texts.length === 0) localTexts.removeItem(KEY);
  else localTexts.setItem(KEY, JSON.stringify(texts));
}

/** Remembers what led somewhere; the latest first, each once. */
export function rememberSearch(app: Pick<App, "client">, text: string): void {
  const typed = text.trim();
  if (typed === "" || !mayKeep(app, KEY)) return;
  keep([typed, ...recentSearches().filter((other) => other.toLowerCase() !== typed.toLowerCase())].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);
