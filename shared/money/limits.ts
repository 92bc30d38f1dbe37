/**
 * Responsible-gaming limits [3.12–3.14]: every type in one table, and the rules that both sides hold to [4.64–4.71].
 */
import { Exact } from "./money.ts";

/** What a limit's value counts. */
export type LimitMeasure = "money" | "days" | "hours" | "minutes";
export type LimitSection = "DEPOSIT" | "EXTRA" | "REALITY_CHECK" | "WAGERING" | "LOSS";

export interface LimitRule {
  limitType: number;
  section: LimitSection;
  measure: LimitMeasure;
  /** Values a player may choose among [5.30]; null for amounts of money, which they type. */
  options: readonly number[] | null;
  /** Values that operators with years of 360 days use in place of the options' 365 [5.30]: taken, not offered. */
  alsoTaken: readonly number[];
  /** Days a money limit looks back over. */
  windowDays: number | null;
  /** True where the player may take the value away again; self-exclusion and time-out end by themselves [4.65]. */
  isRemovable: boolean;
}

/** Value of a limit that is not set [5.30, 5.31]. */
export const notSet = "-1";
/** What operators write into the weekly deposit limit for "no limit" [5.31]. */
export const unlimited = "999999999";
const unlimitedType = 21;

const hours = Array.from({ length: 24 }, (_, index) => index + 1);
const common = { alsoTaken: [], windowDays: null, isRemovable: true } as const;

function moneyRules(first: number, section: LimitSection): LimitRule[] {
  return [1, 7, 30].map((windowDays, index) => ({
    ...common,
    limitType: first + index,
    section,
    measure: "money",
    options: null,
    windowDays,
  }));
}

export const limitRules: readonly LimitRule[] = [
  ...moneyRules(1, "WAGERING"),
  ...moneyRules(10, "LOSS"),
  ...moneyRules(20, "DEPOSIT"),
  {
    ...common,
    limitType: 30,
    section: "EXTRA",
    measure: "days",
    options: [1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650],
    alsoTaken: [360, 720, 1080, 1800],
    isRemovable: false,
  },
  { ...common, limitType: 31, section: "EXTRA", measure: "hours", options: hours },
  { ...common, limitType: 32, section: "REALITY_CHECK", measure: "minutes", options: [5, 10, 15, 30, 45, 60] },
  { ...common, limitType: 33, section: "EXTRA", measure: "days", options: [1, 7, 30, 90], isRemovable: false },
];

const rulesByType = new Map(limitRules.map((rule) => [rule.limitType, rule]));

/** The rule of a type; undefined for an invalid number. */
export const limitRule = (limitType: number): LimitRule | undefined => rulesByType.get(limitType);

/** Whether a value stands for "no limit": -1 anywhere, 999999999 on limit 21 [5.31]. */
export function isNoLimit(limitType: number, value: string): boolean {
  return value === notSet || (limitType === unlimitedType && value === unlimited);
}

/** Whether a text is one of the values that a limit with options takes [5.30]. */
export function isOption({ options, alsoTaken, isRemovable }: LimitRule, value: string): boolean {
  if (value === notSet) return isRemovable;
  return /^\d{1,4}$/.test(value) && (options?.includes(Number(value)) === true || alsoTaken.includes(Number(value)));
}

/** What a field shows for a value: nothing for -1, "no limit" for 999999999 on limit 21, else the value [5.31]. */
export function shownLimit(
  limitType: number,
  value: string | null,
): { kind: "empty" } | { kind: "unlimited" } | { kind: "value"; value: string } {
  if (value === null || value === notSet) return { kind: "empty" };
  return isNoLimit(limitType, value) ? { kind: "unlimited" } : { kind: "value", value };
}

/** What the rules need to know of a limit. */
export interface LimitFacts {
  limitType: number;
  /** The player must still approve a change. */
  needApprove: boolean;
  /** When it ends by itself, in any unit. */
  endsAt: number | string | null;
}

/** A limit waits a day for its approval, from when the approval opened [4.64]. Epoch seconds. */
export const approvalDeadline = (startedAt: number): number => startedAt + 86_400;

/** Pending limits that the player may still cancel: deposit limits, until they need their approval [4.64, 7.32]. */
export function isCancellable({ limitType, needApprove }: Pick<LimitFacts, "limitType" | "needApprove">): boolean {
  return !needApprove && limitRule(limitType)?.section === "DEPOSIT";
}

/**
 * A field is disabled while its limit is pending approval and, for self-exclusion and time-out, while they have an end
 * [4.66].
 */
const isDisabled = ({ limitType, needApprove, endsAt }: LimitFacts): boolean =>
  needApprove || (limitRule(limitType)?.isRemovable === false && endsAt !== null);

/** What a new value is compared with. */
export interface LimitInForce {
  limitType: number;
  /** Null if none is set. */
  value: string | null;
  /** When it ends by itself, epoch milliseconds; null if it doesn't. */
  endsAt: number | null;
}

const dayMs = 86_400_000;

/**
 * Whether a new value allows more than the one in force: a higher one, none at all, or an exclusion that ends earlier.
 * Only such a change waits, or is refused while the limit is locked; a stricter one always holds at once [4.67].
 */
export function isLooser({ limitType, value, endsAt }: LimitInForce, next: string, now: number): boolean {
  if (value === null) return false;
  if (endsAt !== null) return isNoLimit(limitType, next) || now + Number(next) * dayMs < endsAt;
  return isNoLimit(limitType, next) || new Exact(next).greaterThan(value);
}

/**
 * Types that can't be loosened: those that wait for approval or end by themselves, all of the extra limits when one of them is and, if the operator wants
 * it so, all of a money section when one of its is [4.66, 4.67].
 */
export function disabledLimits(limits: readonly LimitFacts[], areSectionsWhole: boolean): ReadonlySet<number> {
  const own = limits.filter(isDisabled).flatMap(({ limitType }) => limitRule(limitType) ?? []);
  const whole = new Set(
    own
      .map(({ section }) => section)
      .filter((section) => section === "EXTRA" || (areSectionsWhole && section !== "REALITY_CHECK")),
  );
  return new Set(
    limitRules.filter((rule) => own.includes(rule) || whole.has(rule.section)).map(({ limitType }) => limitType),
  );
}

/** Seconds of a session limit that are left: none when not positive, null if it is not set [4.71]. */
export function sessionSecondsLeft(limitHours: string | null, usedSeconds: number): number | null {
  if (limitHours === null || limitHours === notSet) return null;
  return Math.max(0, Number(limitHours) * 3600 - usedSeconds);
}
