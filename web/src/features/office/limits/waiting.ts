/** What the office shows of a limit, worked out from its fields (SPEC 3.12, 4.64–4.71). */
import { approvalDeadline, isCancellable, isLooser, limitRule, notSet } from "#shared/money/limits.ts";
import { Exact } from "#shared/money/money.ts";
import type { LimitFieldsFragment, LimitsQuery } from "@/operations/office/generated.ts";
import type { LimitSection } from "@/operations/types.generated.ts";

export type Limit = NonNullable<NonNullable<LimitsQuery["viewer"]>["limits"]>[number];

/** A change that waits, of whatever kind the service tells it. */
export type Waiting = Omit<NonNullable<LimitFieldsFragment["pending"]>, "change"> & {
  /** Compared with the value in force (SPEC 4.68); null if none is. */
  change: "HIGHER" | "LOWER" | null;
};

/** The office's sections with their limits in the order of SPEC 3.14. */
export const SECTIONS: readonly { section: LimitSection; types: readonly number[] }[] = [
  { section: "DEPOSIT", types: [20, 21, 22] },
  { section: "EXTRA", types: [33, 30, 31] },
  { section: "REALITY_CHECK", types: [32] },
  { section: "WAGERING", types: [1, 2, 3] },
  { section: "LOSS", types: [10, 11, 12] },
];

/** The limits of a section in its order; those of types that the table doesn't know stand last. */
export function limitsOf(limits: readonly Limit[], { section, types }: (typeof SECTIONS)[number]): Limit[] {
  const place = ({ limitType }: Limit) => (types.includes(limitType) ? types.indexOf(limitType) : types.length);
  return limits.filter((limit) => limit.section === section).toSorted((one, other) => place(one) - place(other));
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The change that waits for a limit; null if none does. A service that has no word for a change beside a value says
 * PENDING of the whole limit: its approval lapses a day after its start then (SPEC 4.64).
 */
export function waitingOf({
  limitType,
  limitState,
  limitValue,
  needApprove,
  startedAt,
  pending,
}: Limit): Waiting | null {
  if (pending !== null) return pending;
  if (limitState !== "PENDING" || startedAt === null) return null;
  const approveUntil = instant(approvalDeadline(Date.parse(startedAt) / 1000));
  return {
    limitValue: limitValue === notSet ? null : limitValue,
    change: null,
    needApprove,
    startedAt,
    approveUntil,
    isCancellable: isCancellable({ limitType, needApprove }),
  };
}

/** Whether a value can be set now: a locked limit takes stricter ones only (SPEC 4.67). */
export function canSet(
  { isChangeable, limitType, limitState, limitValue, endsAt }: Limit,
  value: string,
  now: number,
): boolean {
  if (isChangeable) return true;
  const inForce = limitState === "ACTIVE" ? limitValue : null;
  return !isLooser({ limitType, value: inForce, endsAt: endsAt === null ? null : Date.parse(endsAt) }, value, now);
}

/** Self-exclusion or time-out (SPEC 4.65): it ends by itself, and nothing else ends it. */
export const isExclusion = ({ limitType }: Pick<Limit, "limitType">): boolean =>
  limitRule(limitType)?.isRemovable === false;

/** Minutes left of a session limit: 0 where none are said or fewer, null if it is not set (SPEC 4.71). */
export function sessionMinutesLeft({
  limitValue,
  limitBalance,
}: Pick<Limit, "limitValue" | "limitBalance">): number | null {
  if (limitValue === null || limitValue === notSet) return null;
  const hours = Number(limitBalance ?? 0);
  return hours > 0 ? Math.floor(hours * 60) : 0;
}

/** Share of a limit in force that is left, 0 to 1; null if nothing is counted. */
export function shareLeft({ limitState, limitValue, limitBalance, measure }: Limit): number | null {
  if (
    limitState !== "ACTIVE" ||
    limitValue === null ||
    limitBalance === null ||
    !(measure === "money" || measure === "hours")
  )
    return null;
  const whole = new Exact(limitValue);
  return whole.greaterThan(0) ? Exact.max(0, Exact.min(1, new Exact(limitBalance).div(whole))).toNumber() : null;
}

/** Seconds as a clock shows them, "23:59:07". */
export function clockText(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
