/** Which players were told of cash desks in this browser, and until when that is kept (SPEC 4.74, 9.33). */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { useSyncExternalStore } from "react";
import type { App } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import type { DeskFlag } from "./rule.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/** Entry of the browser's storage; a setting, as those of lists and odds are. */
export const FLAGS_KEY = "view_cash_desk";
const KEPT_MS = 372 * 86_400_000;

interface Kept {
  flag: DeskFlag;
  /** Epoch milliseconds. */
  until: number;
}

const listeners = new Set<() => void>();

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "flag" in value &&
  (value.flag === "shown" || value.flag === "activated") &&
  "until" in value &&
  typeof value.until === "number";

function readAll(now: number): Record<string, Kept> {
  try {
    const all: unknown = JSON.parse(localTexts.getItem(FLAGS_KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(all as object).filter(
        (entry): entry is [string, Kept] => isKept(entry[1]) && entry[1].until > now,
      ),
    );
  } catch {
    return {};
  }
}

/** What this browser knows of a player; null for nothing, and for what has expired. */
export const readFlag = (playerId: string, now = siteClock.now()): DeskFlag | null =>
  readAll(now)[playerId]?.flag ?? null;

/** Whether a flag could be kept: without it the window would come again and again. */
export const mayKeepFlags = (app: Pick<App, "client">): boolean => mayKeep(app, FLAGS_KEY);

export function keepFlag(playerId: string, flag: DeskFlag, now = siteClock.now()): void {
  localTexts.setItem(FLAGS_KEY, JSON.stringify({ ...readAll(now), [playerId]: { flag, until: now + KEPT_MS } }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the cash desk stands first among a player's ways to pay in; on the server nobody's does. */
export const useIsDeskFirst = (playerId: string | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => playerId !== null && readFlag(playerId) === "activated",
    () => false,
  );
