import { useEffect, useEffectEvent } from "react";

/** Does something again and again while it is wanted, but not in a tab that nobody looks at. */
export function usePolling(isWanted: boolean, milliseconds: number, ask: () => void): void {
  const askNow = useEffectEvent(() => {
    if (document.visibilityState === "visible") ask();
  });
  useEffect(
    function poll() {
      if (!isWanted) return;
      const timer = setInterval(() => askNow(), milliseconds);
      return () => clearInterval(timer);
    },
    [isWanted, milliseconds],
  );
}
