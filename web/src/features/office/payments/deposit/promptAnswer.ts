/** Whether a player has said that they want no deposit limit (RTS 12A): this browser remembers it. */
import { useSyncExternalStore } from "react";

const KEY = "no_deposit_limit";
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing. */
let kept: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

/** Remembers that this player goes on without a limit. */
export function declineLimit(playerId: string): void {
  kept = playerId;
  try {
    localStorage.setItem(KEY, playerId);
  } catch {
    // Kept for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this player declined; on the server nobody did. */
export const useHasDeclined = (playerId: string): boolean =>
  useSyncExternalStore(subscribe, read, () => null) === playerId;
