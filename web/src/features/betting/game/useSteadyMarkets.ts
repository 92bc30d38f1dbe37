import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { MarketFieldsFragment } from "@/operations/betting/generated.ts";

type Market = MarketFieldsFragment;

/** A pointer that rested so long, in milliseconds, is about to click nothing. */
const RESTED = 4_000;

/** Markets in the places they have, in their newest form; what is no longer on offer stays, and is named in `gone`. */
export function steadied(
  shown: readonly Market[],
  next: readonly Market[],
): { markets: Market[]; gone: ReadonlySet<string> } {
  const fresh = new Map(next.map((market) => [market.id, market]));
  const gone = new Set<string>();
  const markets = shown.map((market) => {
    const now = new Map(fresh.get(market.id)?.outcomes.map((outcome) => [outcome.id, outcome]));
    const outcomes = market.outcomes.map((outcome) => {
      const found = now.get(outcome.id);
      if (found === undefined) gone.add(outcome.id);
      return found ?? outcome;
    });
    return { ...(fresh.get(market.id) ?? market), outcomes };
  });
  return { markets, gone };
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Markets come and go with the score, and none may jump under a pointer that is about to click, nor under the keyboard:
 * while one of them is among the markets, what is gone keeps its place and what is new waits. `area` goes on the
 * element around the markets.
 */
export function useSteadyMarkets(markets: readonly Market[]) {
  const [shown, setShown] = useState(markets);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = isPointed || isFocused;
  if (!isHeld && shown !== markets) setShown(markets);
  useEffect(() => () => clearTimeout(timer.current), []);

  const area = {
    onPointerMove: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPointed(false), RESTED);
      setPointed(true);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      setPointed(false);
    },
    // A click leaves the focus behind; only who goes by keyboard is still there.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };
  return { ...(isHeld && shown !== markets ? steadied(shown, markets) : { markets, gone: NOTHING }), area };
}
