import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import styles from "./ProgressBar.module.css";

/**
 * Milliseconds (SPEC 9.15): a page that is there sooner shows no bar; the bar takes so long to its end; it stays so
 * long when the page is there.
 */
export const PROGRESS = { throttle: 200, duration: 5_000, hideDelay: 500 } as const;

type Phase = "hidden" | "running" | "done";

/** A thin line at the top while the next page is on its way (SPEC 2.08, 9.15). */
export function ProgressBar() {
  const isBusy = useNavigation().state !== "idle";
  const [phase, setPhase] = useState<Phase>("hidden");
  // The page is there: the bar goes to its end at once, and away after a moment.
  if (!isBusy && phase === "running") setPhase("done");

  useEffect(
    function takeTime() {
      const next = isBusy ? "running" : phase === "done" ? "hidden" : phase;
      if (next === phase) return;
      const timer = setTimeout(() => setPhase(next), isBusy ? PROGRESS.throttle : PROGRESS.hideDelay);
      return () => clearTimeout(timer);
    },
    [isBusy, phase],
  );

  return <div className={styles.bar} data-phase={phase} aria-hidden />;
}
