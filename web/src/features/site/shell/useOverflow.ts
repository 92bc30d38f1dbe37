import { useCallback, useState } from "react";

/** How long a window must keep its size before anything is measured again (SPEC 9.08), in milliseconds. */
export const RESIZE_DEBOUNCE = 100;

interface Fit {
  /** Number of children in the first line; infinite when there is one line only. */
  fitting: number;
  /** Pixels that the first line leaves free at its end. */
  free: number;
}

const ALL: Fit = { fitting: Number.POSITIVE_INFINITY, free: 0 };

function fitOf(row: HTMLElement): Fit {
  const children = [...row.children] as HTMLElement[];
  const top = children[0]?.offsetTop ?? 0;
  const cut = children.findIndex((child) => child.offsetTop > top);
  if (cut < 1) return ALL;
  const used = children.slice(0, cut).reduce((sum, child) => sum + child.offsetWidth, 0);
  return { fitting: cut, free: Math.max(0, row.offsetWidth - used) };
}

/**
 * How many children of a wrapping row stand in its first line; all of them until that is measured. The others keep
 * their place in lines that are cut off, so that measuring changes nothing that is seen. `follow` is the row's ref; a
 * row with other words needs another key.
 */
export function useOverflow(): Fit & { follow(row: HTMLElement | null): (() => void) | undefined } {
  const [fit, setFit] = useState(ALL);

  const follow = useCallback(function followSize(row: HTMLElement | null) {
    if (row === null || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => {
      if (row.isConnected) setFit(fitOf(row));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DEBOUNCE);
    });
    measure();
    observer.observe(row);
    // Letters come later than the page and have other widths.
    document.fonts?.addEventListener("loadingdone", measure);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", measure);
    };
  }, []);

  return { ...fit, follow };
}
