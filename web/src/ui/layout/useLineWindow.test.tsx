// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { type LineWindow, linesBetween, startsOf, useLineWindow } from "./useLineWindow.ts";

describe("lines of known heights", () => {
  const starts = startsOf([32, 40, 40, 32, 40]);

  it("begin where those before them end", () => {
    expect(starts).toEqual([0, 32, 72, 112, 144, 184]);
  });

  it.each([
    [0, 32, { first: 0, end: 1 }],
    [0, 33, { first: 0, end: 2 }],
    [31, 73, { first: 0, end: 3 }],
    [32, 72, { first: 1, end: 2 }],
    [100, 150, { first: 2, end: 5 }],
    [-500, 10, { first: 0, end: 1 }],
    [-500, -100, { first: 0, end: 1 }],
    [180, 900, { first: 4, end: 5 }],
    [500, 900, { first: 5, end: 5 }],
    [40, 40, { first: 1, end: 1 }],
  ])("between %i and %i", (top, bottom, lines) => {
    expect(linesBetween(starts, top, bottom)).toEqual(lines);
  });

  it("are none in an empty list", () => {
    expect(linesBetween(startsOf([]), 0, 900)).toEqual({ first: 0, end: 0 });
  });
});

const heights = Array.from({ length: 1500 }, () => 40);
/** What each drawing of the list was told. */
const told: LineWindow[] = [];
const now = (): LineWindow => told.at(-1) ?? expect.unreachable();

function List({ lines = heights }: { lines?: readonly number[] }) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useLineWindow(list, lines, { firstHeight: 960, covered: 88 });
  useEffect(function note() {
    told.push(drawn);
  });
  return (
    <div ref={list}>
      {drawn.first}–{drawn.end}
    </div>
  );
}

/** Where the list begins in the window, as a browser would say. */
function scrollTo(distance: number): void {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top: 200 - distance } as DOMRect);
  act(() => {
    globalThis.dispatchEvent(new Event("scroll"));
  });
}

describe("a long list", () => {
  it("is drawn on the server as far as a window may reach, with nothing beyond", () => {
    expect(renderToString(<List />)).toContain("0<!-- -->–<!-- -->24");
  });

  it("holds a few dozen lines of 1,500, wherever the window is", () => {
    scrollTo(0);
    render(<List />);
    // 768 px of window, of which the list has 568: fifteen lines, and ten beyond.
    expect([now().first, now().end]).toEqual([0, 25]);
    scrollTo(20_000);
    // 19,800 px down: line 495 to line 515 are seen.
    expect([now().first, now().end]).toEqual([485, 525]);
    scrollTo(70_000);
    expect(now().end).toBe(1500);
    expect(now().end - now().first).toBeLessThan(45);
  });

  it("is not drawn again for every line that comes into view", () => {
    scrollTo(20_000);
    render(<List />);
    told.length = 0;
    for (let step = 1; step <= 12; step += 1) scrollTo(20_000 + step * 40);
    expect(told.length).toBeLessThanOrEqual(3);
    expect(now().first).toBeLessThanOrEqual(507);
    expect(now().end).toBeGreaterThanOrEqual(527);
  });

  it("draws no line that is gone, and those that came", () => {
    scrollTo(0);
    const { rerender } = render(<List />);
    rerender(<List lines={heights.slice(0, 7)} />);
    expect([now().first, now().end, now().startOf(7)]).toEqual([0, 7, 280]);
    rerender(<List lines={heights.slice(0, 300)} />);
    expect([now().first, now().end]).toEqual([0, 25]);
  });

  it("scrolls as far as a line needs and no further", () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollBy", scrolled);
    scrollTo(20_000);
    render(<List />);
    now().scrollToIndex(500);
    expect(scrolled).not.toHaveBeenCalled();
    // Line 496 begins at 40 px, where the header covers it; line 515 ends at 840 px of 768.
    now().scrollToIndex(496);
    now().scrollToIndex(515);
    expect(scrolled.mock.calls).toEqual([
      [0, -48],
      [0, 72],
    ]);
    vi.unstubAllGlobals();
  });
});
