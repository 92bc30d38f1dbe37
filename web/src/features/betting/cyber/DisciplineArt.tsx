import type { ReactNode } from "react";
import styles from "./DisciplineArt.module.css";

/** Lines of a drawing in a field of 120 by 72, by what is played. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  "dota-2": (
    <>
      <path d="M14 62 50 10l18 24 10-14 28 42z" />
      <path d="m50 10 6 22 12 2M78 20l4 18" />
      <circle cx="92" cy="16" r="6" />
    </>
  ),
  "league-of-legends": (
    <>
      <path d="M24 62c10-34 28-48 36-52 8 4 26 18 36 52" />
      <path d="M38 62c6-20 14-30 22-36 8 6 16 16 22 36" />
      <path d="M60 10v52" />
    </>
  ),
  "counter-strike": (
    <>
      <circle cx="60" cy="36" r="22" />
      <circle cx="60" cy="36" r="9" />
      <path d="M60 4v20M60 48v20M28 36h20M72 36h20" />
    </>
  ),
  valorant: (
    <>
      <path d="M14 16l40 46h18L26 16zM106 16 70 58" />
      <path d="M94 16h12v14" />
    </>
  ),
  "virtual-football": (
    <>
      <rect x="14" y="10" width="92" height="52" rx="2" />
      <path d="M60 10v52M14 24h14v24H14M106 24H92v24h14" />
      <circle cx="60" cy="36" r="10" />
    </>
  ),
  "virtual-basketball": (
    <>
      <circle cx="60" cy="36" r="24" />
      <path d="M36 36h48M60 12v48M44 18c10 10 10 26 0 36M76 18c-10 10-10 26 0 36" />
    </>
  ),
  "virtual-ice-hockey": (
    <>
      <rect x="12" y="12" width="96" height="48" rx="18" />
      <path d="M60 12v48M40 12v48M80 12v48" />
      <circle cx="60" cy="36" r="7" />
    </>
  ),
  "virtual-tennis": (
    <>
      <rect x="12" y="12" width="96" height="48" />
      <path d="M12 20h96M12 52h96M60 8v56M34 20v32M86 20v32M34 36h52" />
    </>
  ),
  "console-football": (
    <>
      <path d="M28 50c-14 0-14-28 4-30h56c18 2 18 30 4 30-8 0-10-10-16-10H44c-6 0-8 10-16 10z" />
      <path d="M36 24v12M30 30h12" />
      <circle cx="80" cy="26" r="3" />
      <circle cx="88" cy="33" r="3" />
    </>
  ),
  "console-ice-hockey": (
    <>
      <path d="M26 10l28 44h20M94 10 66 54H46" />
      <ellipse cx="60" cy="64" rx="9" ry="3" />
    </>
  ),
  "mortal-duel": (
    <>
      <path d="m22 12 56 50M98 12 42 62" />
      <path d="m70 62 14-8M50 62l-14-8M16 18l12-10M104 18 92 8" />
    </>
  ),
};

/** A discipline's drawing: lines of its own over a field of two tones. No game's own art. */
export function DisciplineArt({ slug, isWide = false }: { slug: string; isWide?: boolean }) {
  return (
    <svg
      className={styles.art}
      data-wide={isWide || undefined}
      data-sport={slug}
      viewBox="0 0 120 72"
      preserveAspectRatio={isWide ? "xMaxYMid meet" : "xMidYMid meet"}
      aria-hidden
    >
      <g className={styles.lines}>{DRAWINGS[slug] ?? null}</g>
    </svg>
  );
}
