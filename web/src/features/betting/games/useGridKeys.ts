import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { ListItem } from "./groups.ts";

/** Rows that a page key goes. */
const PAGE = 10;

interface Scroller {
  scrollToIndex(index: number, options?: { align: "auto" | "center" }): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE };

const pricesOf = (slot: Element | null | undefined) => [
  ...(slot?.querySelectorAll<HTMLButtonElement>("button[aria-pressed][data-state]") ?? []),
];

/** Whether a line is a game with prices to go to, as far as that can be told without drawing it. */
const hasPrices = (item: ListItem | undefined) => item?.kind === "game" && (item.game.markets?.length ?? 0) > 0;

/**
 * Moves the focus among the prices of a list like in a table: arrows to the neighbours, Home and End to the row's first
 * and last, the page keys ten rows on. Rows out of the window are scrolled to first. Each price stays a stop of its own
 * for Tab.
 */
export function useGridKeys(list: RefObject<HTMLElement | null>, items: readonly ListItem[], scroller: Scroller) {
  /** Where the focus is to go as soon as its row is drawn. */
  const wanted = useRef<{ index: number; column: number } | null>(null);

  function focusWanted(): void {
    if (wanted.current === null) return;
    const prices = pricesOf(list.current?.querySelector(`[data-index="${wanted.current.index}"]`));
    const price = prices[Math.min(wanted.current.column, prices.length - 1)];
    if (price === undefined) return;
    wanted.current = null;
    price.focus({ preventScroll: true });
  }

  useEffect(focusWanted);

  /** The nearest row with prices, so many of them further on. */
  function rowFrom(index: number, step: number): number {
    let found = index;
    let left = Math.abs(step);
    for (let at = index + Math.sign(step); left > 0 && at >= 0 && at < items.length; at += Math.sign(step)) {
      if (!hasPrices(items[at])) continue;
      found = at;
      left -= 1;
    }
    return found;
  }

  return function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    if (!(target instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const slot = target.closest("[data-index]");
    const prices = pricesOf(slot);
    const column = prices.indexOf(target);
    if (slot === null || column < 0) return;
    const isRtl = getComputedStyle(slot).direction === "rtl";
    const sideways: Readonly<Record<string, number>> = {
      ArrowRight: column + (isRtl ? -1 : 1),
      ArrowLeft: column + (isRtl ? 1 : -1),
      Home: 0,
      End: prices.length - 1,
    };
    const sideway = sideways[key];
    const step = STEPS[key];
    if (sideway === undefined && step === undefined) return;
    event.preventDefault();
    if (sideway !== undefined) {
      prices[sideway]?.focus();
      return;
    }
    const from = Number(slot.getAttribute("data-index"));
    const index = rowFrom(from, step ?? 0);
    if (index === from) return;
    wanted.current = { index, column };
    scroller.scrollToIndex(index, { align: "auto" });
    focusWanted();
  };
}
