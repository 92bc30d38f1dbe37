/** Whether a player has said that they want no deposit limit (RTS 12A): this browser remembers it. */
import { useSyncExternalStore } from "react";
import { localTexts } from "@/platform/browser/storage.ts";

const KEY = "no_deposit_limit";
const listeners = new Set<() => void>();
const read = () => localTexts.getItem(KEY);

/** Remembers that this player goes on without a limit. */
export function declineLimit(playerId: string): void {
  localTexts.setItem(KEY, playerId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this player declined; on the server nobody did. */
export const useHasDeclined = (playerId: string): boolean =>
  useSyncExternalStore(subscribe, read, () => null) === playerId;
