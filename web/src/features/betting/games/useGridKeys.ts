import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { besideInRow } from "@/ui/layout/rowKeys.ts";
import type { ListItem } from "./groups.ts";

/** Rows that a page key goes. */
const PAGE = 10;

interface Scroller {
  scrollToIndex(index: number, options?: { align: "auto" | "center" }): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE };

/**
 * What the keys lead to in a row: the game's name, which Tab stops at, its prices, and what else can be pressed. What a
 * narrow list leaves out is no place to go.
 */
const placesOf = (slot: Element | null | undefined) =>
  [...(slot?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter(
    (place) => place.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );
const isPrice = (place: HTMLElement) => "state" in place.dataset;

/** Whether a line is a game with prices to go to, as far as that can be told without drawing it. */
const hasPrices = (item: ListItem | undefined) => item?.kind === "game" && (item.game.markets?.length ?? 0) > 0;

/**
 * Makes a list one stop a row for Tab, at the game's name; arrows lead to the row's prices and to the neighbours of
 * each, Home and End to the row's first and last price, the page keys ten rows on. Rows out of the window are scrolled
 * to first.
 */
export function useGridKeys(list: RefObject<HTMLElement | null>, items: readonly ListItem[], scroller: Scroller) {
  /** Where the focus is to go as soon as its row is drawn; column -1 is the name. */
  const wanted = useRef<{ index: number; column: number } | null>(null);

  function focusWanted(): void {
    if (wanted.current === null) return;
    const { index, column } = wanted.current;
    const places = placesOf(list.current?.querySelector(`[data-index="${index}"]`));
    const wantedPlaces = places.filter((place) => isPrice(place) === column >= 0);
    const place =
      column < 0
        ? wantedPlaces.find((one) => one.tabIndex === 0)
        : wantedPlaces[Math.min(column, wantedPlaces.length - 1)];
    if (place === undefined) return;
    wanted.current = null;
    place.focus({ preventScroll: true });
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
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const slot = target.closest("[data-index]");
    const places = placesOf(slot);
    if (slot === null || !places.includes(target)) return;
    const prices = places.filter(isPrice);
    const step = STEPS[key];
    if (step === undefined) {
      const beside = key === "Home" ? prices[0] : key === "End" ? prices.at(-1) : besideInRow(places, target, key);
      if (beside === undefined) return;
      event.preventDefault();
      beside.focus();
      return;
    }
    event.preventDefault();
    const from = Number(slot.getAttribute("data-index"));
    const index = rowFrom(from, step);
    if (index === from) return;
    wanted.current = { index, column: prices.indexOf(target) };
    scroller.scrollToIndex(index, { align: "auto" });
    focusWanted();
  };
}
