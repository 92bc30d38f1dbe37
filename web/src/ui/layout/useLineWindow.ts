import { type RefObject, useEffect, useMemo, useState } from "react";
import { onResize } from "@/ui/layout/onResize.ts";

/** Lines from one to the one before another. */
export interface Lines {
  first: number;
  end: number;
}

export interface LineWindow extends Lines {
  /** Nothing is known of the window yet: what is drawn is the server's. */
  isFirst: boolean;
  /** Distance of a line from the list's beginning, in pixels; of the line after the last: the height of all. */
  startOf(index: number): number;
  /** Scrolls just as far as a line needs to be seen. */
  scrollToIndex(index: number): void;
}

interface Options {
  /** Height of the window before it is known, in pixels: what the server draws. */
  firstHeight: number;
  /** How much of the window's top is covered, in pixels. */
  covered: number;
}

/** Lines drawn above and below the window, and how near its edge may come to theirs before more are drawn. */
const BEYOND = 10;
const NEAR = 4;

/** Where each line begins, and at the end where the last one ends. */
export function startsOf(heights: readonly number[]): number[] {
  const starts = [0];
  for (const height of heights) starts.push((starts.at(-1) ?? 0) + height);
  return starts;
}

/** The lines that have a part between two distances from the list's beginning. */
export function linesBetween(starts: readonly number[], top: number, bottom: number): Lines {
  const count = starts.length - 1;
  /** The first line whose end lies beyond a distance. */
  const lineAt = (distance: number) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle + 1] ?? 0) > distance) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = lineAt(top);
  return { first, end: bottom <= top ? first : Math.min(count, lineAt(bottom - 1) + 1) };
}

const widened = ({ first, end }: Lines, by: number, count: number): Lines => ({
  first: Math.max(0, first - by),
  end: Math.min(count, end + by),
});
const holds = (drawn: Lines, { first, end }: Lines) => drawn.first <= first && drawn.end >= end;

/**
 * Which lines of a long list stand in the window. Every line's height is known, so that nothing is measured but where
 * the list begins, and never while the page is being drawn: that would have the browser lay it out again each time.
 */
export function useLineWindow(
  list: RefObject<HTMLElement | null>,
  heights: readonly number[],
  { firstHeight, covered }: Options,
): LineWindow {
  const starts = useMemo(() => startsOf(heights), [heights]);
  const count = heights.length;
  const [drawn, setDrawn] = useState<Lines | null>(null);

  useEffect(
    function followWindow() {
      let told: Lines | null = null;
      function follow() {
        if (list.current === null) return;
        const top = -list.current.getBoundingClientRect().top;
        const seen = linesBetween(starts, top, top + innerHeight);
        if (told !== null && holds(told, widened(seen, NEAR, count))) return;
        told = widened(seen, BEYOND, count);
        const now = told;
        // The same lines are no news: a list whose heights are made again at each drawing would never come to rest.
        setDrawn((before) => (before?.first === now.first && before.end === now.end ? before : now));
      }
      follow();
      addEventListener("scroll", follow, { passive: true });
      const stop = onResize(follow);
      return () => {
        removeEventListener("scroll", follow);
        stop();
      };
    },
    [list, starts, count],
  );

  const { first, end } = drawn ?? linesBetween(starts, 0, firstHeight);
  return {
    first: Math.min(first, count),
    end: Math.min(end, count),
    isFirst: drawn === null,
    startOf: (index) => starts[index] ?? 0,
    scrollToIndex(index) {
      const top = (list.current?.getBoundingClientRect().top ?? 0) + (starts[index] ?? 0);
      const bottom = top + (heights[index] ?? 0);
      if (top < covered) scrollBy(0, top - covered);
      else if (bottom > innerHeight) scrollBy(0, bottom - innerHeight);
    },
  };
}
