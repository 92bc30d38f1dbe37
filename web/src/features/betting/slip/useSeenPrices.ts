import { useLayoutEffect, useRef } from "react";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import { areWorse } from "#shared/betting/coupon/oddsChanges.ts";

/** How long a price must have stood before a press can mean it, in milliseconds: nobody reads and reacts faster. */
const SEEN_AFTER = 350;

export interface Drawn {
  coefs: readonly string[];
  /** When they were drawn, in milliseconds of any clock. */
  at: number;
}

/**
 * The prices a press agrees to: those drawn, unless they have just become worse. Then the ones that stood before are
 * meant, and the server says whether they can still be had.
 * @param history what was drawn, oldest first
 */
export function pricesMeant(kind: CouponKind, history: readonly Drawn[], now: number): readonly string[] {
  const drawn = history.at(-1)?.coefs ?? [];
  const before = history.findLast(({ at }) => at <= now - SEEN_AFTER)?.coefs ?? history[0]?.coefs ?? drawn;
  return areWorse(kind, before, drawn) ? before : drawn;
}

/**
 * Remembers the prices drawn of these bets.
 * @param ids which bets and kind; with others the memory begins anew
 * @returns the prices a press of now agrees to
 */
export function useSeenPrices(kind: CouponKind, ids: string, coefs: readonly string[]): () => readonly string[] {
  const memory = useRef<{ ids: string; history: Drawn[] }>({ ids: "", history: [] });
  const text = coefs.join(" ");
  useLayoutEffect(
    function remember() {
      const at = performance.now();
      const kept = memory.current.ids === ids ? memory.current.history : [];
      // Of what is long past only the last is needed: it may have stood until a moment ago.
      const past = kept.findLastIndex((drawn) => drawn.at <= at - SEEN_AFTER);
      memory.current = { ids, history: [...kept.slice(Math.max(0, past)), { coefs: text.split(" "), at }] };
    },
    [ids, text],
  );
  return () => pricesMeant(kind, memory.current.history, performance.now());
}
