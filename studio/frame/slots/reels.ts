/** The reels of a slot: a column for each, whose symbols run down until the drawn ones stand. */
import { type Grid, type SlotRules, WILD, windowAt } from "#shared/games/slots/rules.ts";
import type { Step } from "#shared/games/slots/steps.ts";
import { isPart } from "#shared/games/slots/wins.ts";
import { el, isStill, motion, svg } from "../dom.ts";
import type { Speech } from "../speech.ts";
import type { Symbols } from "./symbols.ts";

/** Until the first reel stands, and from each to the next; five reels and the pause after them fit into a cycle. */
const FIRST_MS = 700;
const NEXT_MS = 170;
const FALL_MS = 320;
/** Symbols that run by on the first reel, and more of them on each that follows. */
const RUN = 10;
const RUN_MORE = 4;

export interface Reels {
  root: HTMLElement;
  /** Draws a step as it stands in the end. */
  stand(step: Step): void;
  /** The same with its motion from the step before. */
  run(step: Step, before: Step | null): Promise<void>;
}

export function reelsOf(speech: Speech, rules: SlotRules, { view, nameOf }: Symbols): Reels {
  const { rows, strips } = rules;
  const columns = strips.map(() => el("div", { class: "run" }));
  const lines = svg("svg", {
    class: "lines",
    viewBox: `0 0 ${strips.length * 100} ${rows * 100}`,
    preserveAspectRatio: "none",
    "aria-hidden": true,
  });
  const root = el(
    "div",
    { class: "reels", dir: "ltr", role: "img" },
    ...columns.map((column) => el("div", { class: "reel" }, column)),
    lines as unknown as HTMLElement,
  );

  const cell = (symbol: string, value: number | null = null) =>
    el(
      "div",
      { class: "cell", "data-symbol": symbol },
      view(symbol) as unknown as HTMLElement,
      value === null ? null : el("b", {}, `×${speech.figure(value)}`),
    );
  const cellsOf = ({ grid, values }: Step, reel: number) =>
    Array.from(grid[reel] ?? "", (symbol, row) => cell(symbol, values?.[reel * rows + row] ?? null));

  function mark({ grid, wins }: Step): void {
    for (const [reel, column] of columns.entries())
      for (const [row, shown] of [...column.children].entries())
        shown.toggleAttribute(
          "data-won",
          wins.some((win) => isPart(rules, grid, win, reel, row)),
        );
    root.toggleAttribute("data-wins", wins.length > 0);
    lines.replaceChildren(
      ...wins.flatMap(({ line, count }) => {
        const path = line === undefined ? undefined : rules.lines?.[line];
        if (path === undefined) return [];
        const points = Array.from(path.slice(0, count), (row, reel) => `${reel * 100 + 50},${Number(row) * 100 + 50}`);
        return [svg("polyline", { points: points.join(" ") })];
      }),
    );
  }

  function place(step: Step): void {
    for (const [reel, column] of columns.entries()) column.replaceChildren(...cellsOf(step, reel));
    lines.replaceChildren();
    root.removeAttribute("data-wins");
    root.setAttribute("aria-label", gridWords(step.grid));
  }

  const gridWords = (grid: Grid) =>
    grid
      .map((window, reel) =>
        speech.fill("reelShows", {
          reel: reel + 1,
          symbols: Array.from(window, (symbol) => nameOf(symbol) || speech.texts.emptyCell).join(speech.texts.comma),
        }),
      )
      .join(" ");

  async function turn(step: Step, before: Step | null): Promise<void> {
    place(step);
    const motions = columns.map((column, reel) => {
      const strip = strips[reel] ?? "";
      const isHeld =
        before !== null &&
        before.kind === "free" &&
        before.grid[reel] === step.grid[reel] &&
        isWildReel(step.grid, reel);
      if (isHeld) return null;
      const passing = Array.from(windowAt(strip + strip, reel, RUN + reel * RUN_MORE), (symbol) => cell(symbol));
      const old = before === null ? [] : cellsOf(before, reel);
      column.append(...passing, ...old);
      const shift = ((passing.length + old.length - rows) / rows) * 100;
      return column.animate(
        [
          { transform: `translateY(-${shift}%)` },
          { transform: "translateY(1.2%)", offset: 0.94 },
          { transform: "none" },
        ],
        {
          duration: FIRST_MS + reel * NEXT_MS,
          easing: "cubic-bezier(0.2, 0.5, 0.3, 1)",
        },
      ).finished;
    });
    await Promise.all(motions);
    place(step);
  }
  const isWildReel = (grid: Grid, reel: number) => grid[reel] === WILD.repeat(rows);

  /** Winning symbols fade, and what follows them falls. */
  async function fall(step: Step, before: Step): Promise<void> {
    const gone = [...root.querySelectorAll(".cell[data-won]")];
    await Promise.all(
      gone.map((one) => one.animate([{}, { opacity: 0, transform: "scale(0.6)" }], { duration: 220 }).finished),
    );
    place(step);
    await Promise.all(
      columns.flatMap((column, reel) => {
        const isGone = (row: number) => before.wins.some((win) => isPart(rules, before.grid, win, reel, row));
        const missing = Array.from({ length: rows }, (_, row) => row).filter(isGone);
        const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !isGone(row));
        return [...column.children].flatMap((one, row) => {
          const from = row < missing.length ? row - missing.length : (kept[row - missing.length] ?? row);
          if (from === row) return [];
          return [
            one.animate([{ transform: `translateY(${(from - row) * 100}%)` }, { transform: "none" }], {
              duration: FALL_MS,
              easing: "ease-in",
            }).finished,
          ];
        });
      }),
    );
  }

  async function respin(step: Step, before: Step): Promise<void> {
    place(step);
    const cells = columns.flatMap((column) => [...column.children]);
    await Promise.all(
      cells.flatMap((one, index) => {
        if (before.values?.[index] != null) return [];
        const isNew = step.values?.[index] != null;
        return [
          one.animate(
            isNew
              ? [
                  { opacity: 0.2, transform: "translateY(-30%)" },
                  { opacity: 1, transform: "none" },
                ]
              : [{ opacity: 0.2 }, { opacity: 1 }],
            { duration: 500 },
          ).finished,
        ];
      }),
    );
  }

  return {
    root,
    stand: (step) => {
      place(step);
      mark(step);
    },
    run: async (step, before) => {
      if (isStill()) place(step);
      else if (step.kind === "tumble" && before !== null) await fall(step, before);
      else if (step.kind === "respin" && before !== null) await respin(step, before);
      else await turn(step, before);
      mark(step);
      if (step.wins.length > 0) await motion(500);
    },
  };
}

export const emptyStep = ({ strips, rows }: SlotRules): Step => ({
  kind: "spin",
  grid: strips.map((strip, reel) => windowAt(strip, reel * rows, rows)),
  wins: [],
  multiplier: 1,
  won: 0,
});
