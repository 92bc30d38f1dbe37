import { useSyncExternalStore } from "react";

/** From here on a window has room for a second panel, as the style sheets have it. */
const WIDE = "(min-width: 1920px)";

function watch(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

/** Whether the window is wide. The server, which can't know, draws for one that is not. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
