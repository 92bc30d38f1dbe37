import { useEffect } from "react";

/** Where the focus may come to rest when what had it is gone. */
const RESTS = "section, article, aside, main, nav, form, [role=dialog], [role=region], [tabindex]";

function restIn(place: Element): HTMLElement | null {
  const named = place.querySelector<HTMLElement>(place.matches("main") ? "h1" : "[data-takes-focus]");
  return named ?? (place instanceof HTMLElement ? place : null);
}

/**
 * Gives the focus to the nearest place that is left when the part of the page that had it goes away: after an answer, a
 * bet placed, a page left. Only while somebody goes by keys; a mouse needs no focus.
 */
function keepFocus(): () => void {
  let chain: Element[] = [];
  const rescue = () => {
    const [last] = chain;
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    const left = chain.find((one) => one.isConnected && one !== document.body && one.matches(RESTS));
    const rest = restIn(left ?? document.querySelector("main") ?? document.body);
    if (rest === null) return;
    if (!rest.hasAttribute("tabindex")) rest.tabIndex = -1;
    rest.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(rescue);
  const follow = (event: FocusEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (chain.length === 0) observer.observe(document.body, { childList: true, subtree: true });
    chain = event.composedPath().filter((one) => one instanceof Element);
  };
  const forget = () => {
    chain = [];
    observer.disconnect();
  };
  // When the page of a link goes while the link has the focus, the browser lays out the whole page once more before.
  const release = () => document.querySelector<HTMLElement>("a:focus:not(:focus-visible)")?.blur();
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("focusin", follow, { signal });
  document.addEventListener("pointerdown", forget, { capture: true, signal });
  document.addEventListener("click", release, { signal });
  return () => {
    ending.abort();
    observer.disconnect();
  };
}

export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}
