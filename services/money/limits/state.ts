/** How a limit moves by itself: exclusions end, approvals open and lapse [4.64]. Times are epoch milliseconds. */
import { approvalDeadline } from "#shared/money/limits.ts";
import type { playerLimit } from "./tables.ts";

export type LimitRow = typeof playerLimit.$inferSelect;

/** A looser value waits this long before the player may approve it, so that it isn't a decision on impulse. */
export const coolingOffMs = 24 * 60 * 60_000;

/** When the approval of a change lapses that can be given from `pendingFrom` on. */
const lapsesAt = (pendingFrom: number) => approvalDeadline(Math.floor(pendingFrom / 1000)) * 1000;

/** Whether a change waits for the player's word, and no longer for its time. */
export const needsApproval = ({ pendingFrom }: Pick<LimitRow, "pendingFrom">, now: number): boolean =>
  pendingFrom !== null && now >= pendingFrom;

/** The next moment at which time alone changes a row. */
function nextChange(row: LimitRow, now: number): number | null {
  const moments = [
    row.state === "ACTIVE" ? row.endsAt : null,
    row.pendingFrom,
    row.pendingFrom === null ? null : lapsesAt(row.pendingFrom),
  ];
  const ahead = moments.filter((moment) => moment !== null && moment > now);
  return ahead.length === 0 ? null : Math.min(...ahead.map(Number));
}

/** A row as of a moment: ended and lapsed values are dropped. */
export function settled(row: LimitRow, now: number): LimitRow {
  const isOver = row.state === "ACTIVE" && row.endsAt !== null && row.endsAt <= now;
  const hasLapsed = row.pendingFrom !== null && lapsesAt(row.pendingFrom) <= now;
  const next: LimitRow = {
    ...row,
    ...(isOver && { state: "INACTIVE" as const, value: null, startedAt: null, endsAt: null }),
    ...(hasLapsed && { pendingValue: null, pendingFrom: null }),
  };
  return { ...next, changesAt: nextChange(next, now) };
}
