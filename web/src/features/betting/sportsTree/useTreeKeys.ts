import type { FocusEvent, KeyboardEvent, RefObject } from "react";

const linksOf = (tree: HTMLElement | null) => [...(tree?.querySelectorAll<HTMLAnchorElement>("a[data-sport]") ?? [])];

/**
 * Moves the focus through the tree by arrows, Home and End; the arrow forward unfolds a sport, the one back folds it or
 * goes up to it. The link that had the focus last is the one that Tab comes back to.
 */
export function useTreeKeys(tree: RefObject<HTMLElement | null>, setOpen: (slug: string, isOpen: boolean) => void) {
  function goTo(link: HTMLAnchorElement | undefined): void {
    link?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const links = linksOf(tree.current);
    if (!links.includes(target as HTMLAnchorElement)) return;
    for (const link of links) link.tabIndex = link === target ? 0 : -1;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLAnchorElement))
      return;
    const links = linksOf(tree.current);
    const at = links.indexOf(target);
    const slug = target.dataset["sport"];
    if (at < 0 || slug === undefined) return;
    const isRtl = getComputedStyle(target).direction === "rtl";
    const [forward, back] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const isSport = target.dataset["open"] !== undefined;
    const isOpen = target.dataset["open"] === "true";
    switch (key) {
      case "ArrowDown":
        goTo(links[at + 1]);
        break;
      case "ArrowUp":
        goTo(links[at - 1]);
        break;
      case "Home":
        goTo(links[0]);
        break;
      case "End":
        goTo(links.at(-1));
        break;
      case forward:
        if (!isSport) return;
        if (isOpen) goTo(links[at + 1]);
        else setOpen(slug, true);
        break;
      case back:
        if (isSport) setOpen(slug, false);
        else goTo(links.find((link) => link.dataset["sport"] === slug && link.dataset["open"] !== undefined));
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { onFocus, onKeyDown };
}
