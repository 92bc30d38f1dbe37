/** What the address of the payment history says: which payments are shown. It can be reloaded, kept and sent. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { openPaymentStates } from "#shared/money/payments.ts";
import { urls } from "#shared/routes/routes.ts";
import type { PaymentDirection, PaymentFilter, PaymentState } from "@/operations/types.generated.ts";
import { dayAfter, isDay, startOfDay } from "@/slip/placedCoupon/days.ts";

export const DIRECTIONS = ["ALL", "DEPOSIT", "WITHDRAWAL"] as const;

/** States in the groups that a player tells apart. */
const GROUP_STATES = {
  open: [...openPaymentStates("DEPOSIT"), ...openPaymentStates("WITHDRAWAL")],
  done: ["SUCCEEDED", "PAID"],
  failed: ["FAILED", "CANCELLED", "EXPIRED", "REJECTED"],
  returned: ["REFUNDED", "CHARGED_BACK"],
} satisfies Readonly<Record<string, readonly PaymentState[]>>;
export type Group = keyof typeof GROUP_STATES;
export const GROUPS = Object.keys(GROUP_STATES) as Group[];

export interface TransferChoice {
  /** Null for both. */
  direction: PaymentDirection | null;
  groups: readonly Group[];
  /** Only what was paid at cash desks. */
  isDesk: boolean;
  accountId: string | null;
  /** Days of the visitor's calendar, both included. */
  from: string | null;
  to: string | null;
}

export const EVERYTHING: TransferChoice = {
  direction: null,
  groups: [],
  isDesk: false,
  accountId: null,
  from: null,
  to: null,
};

/** Reads a query; what makes no sense in it is left out. */
export function readChoice(query: URLSearchParams): TransferChoice {
  const day = (name: string) => {
    const text = query.get(name);
    return text !== null && isDay(text) ? text : null;
  };
  const [from, to] = [day("from"), day("to")];
  const account = query.get("account");
  const direction = query.get("direction");
  const isBackwards = from !== null && to !== null && from > to;
  return {
    direction: direction === "DEPOSIT" || direction === "WITHDRAWAL" ? direction : null,
    groups: GROUPS.filter((group) => query.getAll("state").includes(group)),
    isDesk: query.get("desk") === "1",
    accountId: account !== null && /^\d{1,9}$/.test(account) ? account : null,
    from: isBackwards ? to : from,
    to: isBackwards ? from : to,
  };
}

/** Address of a choice: says only what is chosen. */
export function transfersUrl(
  lang: LanguageCode,
  { direction, groups, isDesk, accountId, from, to }: TransferChoice,
): string {
  const query = new URLSearchParams([
    ...(direction === null ? [] : [["direction", direction]]),
    ...groups.map((group) => ["state", group]),
    ...(isDesk ? [["desk", "1"]] : []),
    ...(accountId === null ? [] : [["account", accountId]]),
    ...(from === null ? [] : [["from", from]]),
    ...(to === null ? [] : [["to", to]]),
  ]).toString();
  return `${urls.page(lang, "historyPay")}${query === "" ? "" : `?${query}`}`;
}

/** Address of what was paid at cash desks. */
export const deskUrl = (lang: LanguageCode): string => transfersUrl(lang, { ...EVERYTHING, isDesk: true });

/** Whether all payments are meant. */
export const isEverything = (choice: TransferChoice) => transfersUrl("en", choice) === transfersUrl("en", EVERYTHING);

/** The choice as the gateway takes it; null if it has no condition. */
export function filterOf(
  { direction, groups, isDesk, accountId, from, to }: TransferChoice,
  timeZone: string,
): PaymentFilter | null {
  const filter: PaymentFilter = {
    ...(direction === null ? {} : { direction }),
    ...(groups.length === 0 ? {} : { states: groups.flatMap((group) => GROUP_STATES[group]) }),
    ...(isDesk ? { kind: "CASH" as const } : {}),
    ...(accountId === null ? {} : { accountId }),
    ...(from === null ? {} : { from: startOfDay(from, timeZone) }),
    ...(to === null ? {} : { before: startOfDay(dayAfter(to, 1), timeZone) }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}
