/** Asks again for the head of a page that came without one: up to 5 times, a second apart (SPEC 4.06, 9.26). */
import { useEffect, useEffectEvent } from "react";

const TRIES = 5;
const PAUSE_MS = 1000;

/** Tries belong to the path: they end when its head is there and when the visitor goes elsewhere. */
export function useHeadRetries(path: string | null, isMissing: boolean, ask: () => Promise<unknown>): void {
  const askNow = useEffectEvent(ask);
  useEffect(
    function askAgain() {
      if (!isMissing || path === null) return;
      let tries = 0;
      let isOver = false;
      let timer = setTimeout(next, PAUSE_MS);
      function next() {
        tries += 1;
        // A try that fails altogether changes nothing that a page watches: the next one follows by itself.
        void askNow()
          .catch(() => undefined)
          .finally(() => {
            if (!isOver && tries < TRIES) timer = setTimeout(next, PAUSE_MS);
          });
      }
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
    [path, isMissing],
  );
}
