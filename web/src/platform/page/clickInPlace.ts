import type { MouseEvent } from "react";

/** A plain click does what the page has for it; one that asks for another tab follows the link. */
export function clickInPlace(event: MouseEvent, act: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
