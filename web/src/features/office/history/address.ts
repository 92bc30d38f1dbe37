/** What the address of the history says: which coupons are shown. It can be reloaded, kept and sent. */
import { type CouponKind, couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";
import type { CouponFilter } from "@/operations/types.generated.ts";
import { dayAfter, dayAt, isDay, startOfDay } from "@/slip/placedCoupon/days.ts";

type State = CouponFieldsFragment["state"];

/** "days" is from one day to another, both included. */
export const PERIODS = ["all", "today", "week", "month", "days"] as const;
export type Period = (typeof PERIODS)[number];
export const STATES = [
  "PENDING",
  "ACCEPTED",
  "WON",
  "LOST",
  "CASHED_OUT",
  "REFUNDED",
  "REJECTED",
] as const satisfies readonly State[];
/** Multiple singles are placed as singles, each a coupon of its own. */
export const KINDS = (Object.keys(couponKinds) as CouponKind[]).filter((kind) => kind !== "MULTIPLE_SINGLES");

export interface HistoryChoice {
  period: Period;
  /** Days of the visitor's calendar; they count while the period is "days". */
  from: string | null;
  to: string | null;
  states: readonly State[];
  kinds: readonly CouponKind[];
  accountId: string | null;
  search: string;
  /** Only what was settled more than 30 days ago. */
  isArchive: boolean;
}

export const EVERYTHING: HistoryChoice = {
  period: "all",
  from: null,
  to: null,
  states: [],
  kinds: [],
  accountId: null,
  search: "",
  isArchive: false,
};
const MOST_LETTERS = 64;
const DAYS_BACK: Readonly<Partial<Record<Period, number>>> = { today: 0, week: 6, month: 29 };

/** Reads a query; what makes no sense in it is left out. */
export function readChoice(query: URLSearchParams): HistoryChoice {
  const day = (name: string) => {
    const text = query.get(name);
    return text !== null && isDay(text) ? text : null;
  };
  const [from, to] = [day("from"), day("to")].toSorted((one, other) =>
    one === null || other === null ? 0 : one < other ? -1 : 1,
  ) as [string | null, string | null];
  const account = query.get("account");
  const told = PERIODS.find((period) => period === query.get("period")) ?? "all";
  const hasDays = from !== null || to !== null;
  return {
    period:
      told === "days" && !hasDays ? "all" : told === "all" && hasDays && query.get("period") === null ? "days" : told,
    from,
    to,
    states: STATES.filter((state) => query.getAll("state").includes(state)),
    kinds: KINDS.filter((kind) => query.getAll("kind").includes(kind)),
    accountId: account !== null && /^\d{1,18}$/.test(account) ? account : null,
    search: (query.get("search") ?? "").trim().slice(0, MOST_LETTERS),
    isArchive: query.get("archive") === "1",
  };
}

/** Address of a choice: says only what is chosen. */
export function historyUrl(
  lang: LanguageCode,
  { period, from, to, states, kinds, accountId, search, isArchive }: HistoryChoice,
): string {
  const query = new URLSearchParams([
    ...(period === "all" ? [] : [["period", period]]),
    ...(period === "days" && from !== null ? [["from", from]] : []),
    ...(period === "days" && to !== null ? [["to", to]] : []),
    ...states.map((state) => ["state", state]),
    ...kinds.map((kind) => ["kind", kind]),
    ...(accountId === null ? [] : [["account", accountId]]),
    ...(search === "" ? [] : [["search", search]]),
    ...(isArchive ? [["archive", "1"]] : []),
  ]).toString();
  return `${urls.history(lang)}${query === "" ? "" : `?${query}`}`;
}

/** Whether all coupons are meant. */
export const isEverything = (choice: HistoryChoice) => historyUrl("en", choice) === historyUrl("en", EVERYTHING);

/**
 * The choice as the gateway takes it; null if it has no condition. Days are those of the visitor's time zone, so that
 * the same choice asks the same question all day.
 */
export function filterOf(
  { period, from, to, states, kinds, accountId, search, isArchive }: HistoryChoice,
  now: number,
  timeZone: string,
): CouponFilter | null {
  const back = DAYS_BACK[period];
  const first = back !== undefined ? dayAfter(dayAt(now, timeZone), -back) : period === "days" ? from : null;
  const last = period === "days" ? to : null;
  const filter: CouponFilter = {
    ...(first === null ? {} : { from: startOfDay(first, timeZone) }),
    ...(last === null ? {} : { to: startOfDay(dayAfter(last, 1), timeZone) }),
    ...(states.length === 0 ? {} : { states: [...states] }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(accountId === null ? {} : { accountId }),
    ...(search === "" ? {} : { search }),
    ...(isArchive ? { isArchived: true } : {}),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}
