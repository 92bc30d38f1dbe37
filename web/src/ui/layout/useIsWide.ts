import { useSyncExternalStore } from "react";

/** What follows a condition of the window. The server, which can't know, draws for one where it doesn't hold. */
export const windowIs = (condition: string) =>
  [
    (tell: () => void): (() => void) => {
      const query = matchMedia(condition);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(condition).matches,
    () => false,
  ] as const;

const wide = windowIs("(min-width: 1920px)");
const narrow = windowIs("(width < 1024px)");

/** Whether the window has room for a second panel, as the style sheets have it. */
export const useIsWide = (): boolean => useSyncExternalStore(...wide);

/** Whether the window has no room for the coupon beside the content, as at high zoom. */
export const useIsNarrow = (): boolean => useSyncExternalStore(...narrow);
