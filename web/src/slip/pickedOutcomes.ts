/**
 * Which outcomes are in the coupon, told to each outcome's own button: a click must not draw a page of prices again.
 */
import type { ReactiveVar } from "@apollo/client";
import { onEveryChange } from "@/platform/app/onEveryChange.ts";

export interface PickedOutcomes {
  has(outcomeId: string): boolean;
  /** Calls `listener` when the outcome came into the coupon or left it. Returns the way out. */
  subscribe(outcomeId: string, listener: () => void): () => void;
}

export function followPicked<Bet extends { outcomeId: string }>(bets: ReactiveVar<Bet[]>): PickedOutcomes {
  const idsNow = () => new Set(bets().map(({ outcomeId }) => outcomeId));
  const listeners = new Map<string, Set<() => void>>();
  let picked = idsNow();
  onEveryChange(bets, function tellChanged() {
    const before = picked;
    picked = idsNow();
    const changed = [...[...before].filter((id) => !picked.has(id)), ...[...picked].filter((id) => !before.has(id))];
    for (const id of changed) for (const listener of listeners.get(id) ?? []) listener();
  });
  return {
    has: (outcomeId) => picked.has(outcomeId),
    subscribe(outcomeId, listener) {
      const own = listeners.get(outcomeId) ?? new Set();
      listeners.set(outcomeId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(outcomeId) === own) listeners.delete(outcomeId);
      };
    },
  };
}
