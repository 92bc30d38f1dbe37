/**
 * When a player was last active, shared by the tabs of their browser, and the end of their patience: after so long
 * without a sign of life they are signed out (SPEC 4.29, 4.30). A playing film is a sign of life.
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import { type Texts } from "@/platform/browser/storage.ts";

/** Entry of the browser's storage: whose it is, and when (epoch milliseconds). */
const STORED = "last_active";
/** Milliseconds within which many events count as one (SPEC 9.07). */
export const ACTIVITY_THROTTLE = 100;
export const MINUTE = 60_000;
/** What a game in a frame, whose pointer and keys the page doesn't see, is followed by on the window at each round. */
export const PLAYED = "played";
/** What a player does with a page; looking at it again is one of it. */
const EVENTS = [
  "mousemove",
  "mousedown",
  "keydown",
  "touchstart",
  "touchmove",
  "wheel",
  "resize",
  "visibilitychange",
  PLAYED,
] as const;

/** When a player was last active; null while nobody noted it. A note of somebody else says nothing. */
function lastActive(storage: Texts, playerId: string): number | null {
  const [whose, at] = (storage.getItem(STORED) ?? "").split(" ");
  return whose === playerId && /^\d{1,16}$/.test(at ?? "") ? Number(at) : null;
}

/** Forgets it: anyone who signs in next begins again. */
export function forgetActivity(storage: Pick<Texts, "removeItem">): void {
  storage.removeItem(STORED);
}

/** Whether something plays on the page. */
export function isMediaPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>("video, audio")].some(
    ({ paused, ended }) => !paused && !ended,
  );
}

export interface Watched {
  playerId: string;
  /** Milliseconds without activity after which they are signed out. */
  limit: number;
  storage: Texts;
  isPlaying(): boolean;
  /** Called once, when the time is up: also at once, when the page comes back after that long. */
  expired(): void;
}

/** Watches until the returned function is called. */
export function watchActivity({ playerId, limit, storage, isPlaying, expired }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted = Number.NEGATIVE_INFINITY;
  let isOver = false;
  // A storage that is full or forbidden leaves each tab to itself.
  let own = siteClock.now();

  const last = () => {
    return Math.max(own, lastActive(storage, playerId) ?? own);
  };
  const note = () => {
    own = siteClock.now();
    storage.setItem(STORED, `${playerId} ${own}`);
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    for (const name of EVENTS) removeEventListener(name, act, true);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.max(0, last() + limit - siteClock.now()));
  };
  /** The time is looked at before anything is noted: a machine that slept wakes with a movement of the mouse. */
  function look(): boolean {
    if (isPlaying()) note();
    if (siteClock.now() - last() < limit) {
      wait();
      return false;
    }
    stop();
    expired();
    return true;
  }
  function act(): void {
    const now = siteClock.now();
    if (isOver || now - noted < ACTIVITY_THROTTLE) return;
    noted = now;
    if (now - last() >= limit ? !look() : document.visibilityState !== "hidden") note();
  }

  const before = lastActive(storage, playerId);
  if (before !== null) own = before;
  if (!look()) {
    note();
    for (const name of EVENTS) addEventListener(name, act, { capture: true, passive: true });
  }
  return stop;
}
