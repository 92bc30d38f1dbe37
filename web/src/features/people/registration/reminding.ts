/** When a guest is reminded of registering (SPEC 4.48). */
import { siteClock } from "@/platform/browser/siteClock.ts";
import type { App } from "@/platform/app/app.ts";
import { mayKeep } from "@/platform/site/storage.ts";
import { localTexts } from "@/platform/browser/storage.ts";

const KEY = "registration_reminder";
const MINUTE = 60_000;

export interface RemindingFacts {
  isPlayer: boolean;
  /** A window stands over the page, the sign-in form among them. */
  hasWindow: boolean;
  /** The page is a form to sign in or to register. */
  isAuthPage: boolean;
  isAvailable: boolean;
  /** Epoch milliseconds, as the next two. */
  openedAt: number;
  nextAllowedAt: number;
  now: number;
  delaySeconds: number;
}

/** Whether the reminder comes up now. */
export function mayRemind({
  isPlayer,
  hasWindow,
  isAuthPage,
  isAvailable,
  openedAt,
  nextAllowedAt,
  now,
  delaySeconds,
}: RemindingFacts): boolean {
  return (
    isAvailable &&
    !isPlayer &&
    !hasWindow &&
    !isAuthPage &&
    now >= openedAt + delaySeconds * 1000 &&
    now >= nextAllowedAt
  );
}

/** Of a browser that keeps nothing. */
let unkept = 0;

/** From when on the next reminder is allowed; 0 before the first. */
export function nextAllowed(): number {
  const kept = Number(localTexts.getItem(KEY) ?? "0");
  return Math.max(unkept, Number.isFinite(kept) ? kept : 0);
}

/** It was shown: the next one waits for its interval. */
export function noteReminded(app: Pick<App, "client">, intervalMinutes: number): void {
  unkept = siteClock.now() + intervalMinutes * MINUTE;
  if (mayKeep(app, KEY)) localTexts.setItem(KEY, String(unkept));
}
