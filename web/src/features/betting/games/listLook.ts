/** How rows of lists look by the visitor's settings: the numbers that the virtualised list counts with (SPEC 3.10). */
import type { BettingView, FontSize, Settings } from "@/platform/site/settings.ts";

const ROWS: Readonly<Record<BettingView, Record<"usual" | "compact", Record<FontSize, number>>>> = {
  EUROPEAN: { usual: { normal: 40, large: 44, larger: 48 }, compact: { normal: 28, large: 32, larger: 36 } },
  // Three lines, in each of them two prices over each other.
  ASIAN: { usual: { normal: 164, large: 176, larger: 188 }, compact: { normal: 128, large: 140, larger: 152 } },
};

/** What a game's number adds below the names of its sides; two prices over each other leave room for it. */
const ID_LINE = 16;

/** Height of a row, in pixels. */
export function rowHeight(
  view: BettingView,
  { isCompact, fontSize, hasGameIds }: Pick<Settings, "isCompact" | "fontSize" | "hasGameIds">,
): number {
  return ROWS[view][isCompact ? "compact" : "usual"][fontSize] + (hasGameIds && view === "EUROPEAN" ? ID_LINE : 0);
}

/** Heights of the heads between rows. */
export const HEAD_HEIGHTS = { country: 32, best: 32, championship: 32, day: 32, more: 36 } as const;
