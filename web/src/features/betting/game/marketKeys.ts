import type { KeyboardEvent } from "react";
import { besideInRow } from "@/ui/layout/rowKeys.ts";

const buttonsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("button")];

/** How many buttons of a row stand side by side: a row of a hundred scores has several lines. */
function lineLength(buttons: readonly HTMLElement[]): number {
  const end = buttons[0]?.getBoundingClientRect().bottom ?? 0;
  const next = buttons.findIndex((button) => button.getBoundingClientRect().top >= end - 1);
  return next < 1 ? buttons.length : next;
}

/**
 * Keys of a game's markets. Tab stops once a row, at its first button; arrows lead to the others, to the line below or
 * above and on to the next row, Home and End to the row's first and last.
 */
export function moveInMarkets(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = target.closest("[data-row]");
  if (row === null) return;
  const buttons = buttonsOf(row);
  const at = buttons.indexOf(target);
  const next = nextOf();
  if (next === undefined) return;
  event.preventDefault();
  next.focus();

  function nextOf(): HTMLElement | undefined {
    if (key === "Home") return buttons[0];
    if (key === "End") return buttons.at(-1);
    if (key !== "ArrowDown" && key !== "ArrowUp") return besideInRow(buttons, target as HTMLElement, key);
    const step = key === "ArrowDown" ? 1 : -1;
    const length = lineLength(buttons);
    const below = buttons[at + step * length];
    if (below !== undefined) return below;
    const rows = [...currentTarget.querySelectorAll("[data-row]")];
    const other = buttonsOf(rows[rows.indexOf(row as Element) + step] ?? document.createElement("div"));
    const column = Math.min(at % length, lineLength(other) - 1);
    return step > 0 ? other[column] : other[other.length - lineLength(other) + column];
  }
}
