// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tolerateMovedNodes } from "./movedNodes.ts";

const { removeChild, insertBefore } = Node.prototype;
beforeAll(() => tolerateMovedNodes());
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));
afterEach(cleanup);

type Way = (text: Text) => void;

/** How translators and extensions are known to take a text. */
const WAYS: Readonly<Record<string, Way>> = {
  "put a copy in its place": (text) => {
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild?.append(`<${text.data}>`);
    text.replaceWith(font);
  },
  "put an element around it": (text) => {
    const mark = document.createElement("span");
    text.replaceWith(mark);
    mark.append(text);
  },
  "insert a copy and take it away": (text) => {
    const font = document.createElement("font");
    font.append(`<${text.data}>`);
    text.before(font);
    text.remove();
  },
};

function takeTexts(root: Element, way: Way): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.filter(({ data }) => data.trim() !== "").forEach(way);
}

let change: (next: { count: number; isBusy: boolean }) => void = () => undefined;
function View() {
  const [{ count, isBusy }, set] = useState({ count: 1, isBusy: false });
  useEffect(() => {
    change = set;
  }, []);
  return (
    <p>
      {isBusy ? "Please wait " : <b>Ready </b>}
      {count} bets {isBusy ? null : "chosen"}
      <i>end</i>
    </p>
  );
}

describe.each(Object.entries(WAYS))("others who %s", (_, way) => {
  it("don't take the view with them, whatever the site does with it next", async () => {
    const { container, unmount } = render(<View />);
    takeTexts(container, way);
    for (const next of [
      { count: 2, isBusy: true },
      { count: 3, isBusy: false },
      { count: 4, isBusy: true },
    ]) {
      act(() => change(next));
      // Notes of the browser come in a microtask.
      await act(async () => undefined);
      expect(screen.getByText(/end/)).toBeDefined();
      const text = (container.textContent ?? "").replaceAll(/[<>]/g, "");
      expect(text).toContain(`${next.count} bets`);
      expect(text.includes("Please wait")).toBe(next.isBusy);
      expect(text.includes("chosen")).toBe(!next.isBusy);
      takeTexts(container, way);
    }
    unmount();
    expect(container.textContent).toBe("");
  });
});
