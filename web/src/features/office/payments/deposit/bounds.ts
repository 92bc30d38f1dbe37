/** What a player's own limits say of a deposit: how much is left, and until when a break closes deposits. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { LimitFieldsFragment } from "@/operations/office/generated.ts";
import type { Sum } from "@/features/office/payments/method/sums.ts";

type Limit = LimitFieldsFragment;

/** Self-exclusion and time-out: both close deposits until they end. */
const BREAKS: readonly number[] = [30, 33];

const isInForce = ({ limitState }: Limit) => limitState === "ACTIVE";

/** Deposit limits in force, shortest period first. */
export const depositLimits = (limits: readonly Limit[]): Limit[] =>
  limits
    .filter((limit) => isInForce(limit) && limit.limitValue !== null)
    .toSorted((one, other) => one.limitType - other.limitType);

/** What is left of a limit, as a sum; null where nothing is counted. */
export const leftOf = ({ limitBalance, currency }: Limit): Sum | null =>
  limitBalance === null || currency === null
    ? null
    : { amount: roundMoney(Exact.max(0, limitBalance), currency), currency };

/** The least that any deposit limit leaves; null without one. */
export function leastLeft(limits: readonly Limit[]): Sum | null {
  const [first, ...rest] = depositLimits(limits).flatMap((limit) => leftOf(limit) ?? []);
  return first === undefined
    ? null
    : rest.reduce((least, sum) => (new Exact(sum.amount).lessThan(least.amount) ? sum : least), first);
}

/** When the break ends that closes deposits now, the latest of them; null for none. */
export function breakUntil(limits: readonly Limit[]): string | null {
  const ends = limits.flatMap((limit) =>
    BREAKS.includes(limit.limitType) && isInForce(limit) && limit.endsAt !== null ? [limit.endsAt] : [],
  );
  return ends.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}

/** Whether the player has no deposit limit: none is in force, and none waits. */
export const hasNoLimit = (limits: readonly Limit[]): boolean =>
  limits.every(({ limitState, pending }) => limitState === "INACTIVE" && pending === null);
