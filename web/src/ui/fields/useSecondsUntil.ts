import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect, useState } from "react";

const SECOND = 1000;

/**
 * Whole seconds until a moment, counted down while it is shown; 0 when it has passed, or for no moment. @param moment
 * epoch milliseconds
 */
export function useSecondsUntil(moment: number | null): number {
  const secondsNow = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - siteClock.now()) / SECOND)));
  const [seconds, setSeconds] = useState(secondsNow);
  useEffect(
    function countDown() {
      setSeconds(secondsNow());
      if (moment === null) return undefined;
      const timer = setInterval(() => {
        const left = secondsNow();
        setSeconds(left);
        if (left === 0) clearInterval(timer);
      }, SECOND);
      return () => clearInterval(timer);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the seconds go by the moment alone
    [moment],
  );
  return seconds;
}
