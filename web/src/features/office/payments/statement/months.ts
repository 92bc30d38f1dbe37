/** Months of a statement by account, with their sums. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { StatementQuery } from "@/operations/office/generated.ts";

export type StatementMonth = NonNullable<NonNullable<StatementQuery["viewer"]>["statement"]>[number];

/** Sums of a month that add up over months. The balance doesn't: it stands at the end of each. */
export const SUMS = [
  "deposits",
  "withdrawals",
  "netDeposits",
  "stakes",
  "winnings",
  "netResult",
  "other",
] as const satisfies readonly (keyof StatementMonth)[];
export type SumName = (typeof SUMS)[number];

export interface AccountMonths {
  accountId: string;
  currency: string;
  /** Newest first. */
  months: readonly StatementMonth[];
  totals: Readonly<Record<SumName, string>>;
}

/** The months of each account, accounts in the order given; those that were closed since come last. */
export function byAccount(months: readonly StatementMonth[], order: readonly string[]): AccountMonths[] {
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...Map.groupBy(months, ({ accountId }) => accountId)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([accountId, own]) => {
      const currency = own[0]?.balance.currency ?? "";
      const total = (name: SumName) =>
        roundMoney(
          own.reduce((sum, month) => sum.plus(month[name].amount), new Exact(0)),
          currency,
        );
      return {
        accountId,
        currency,
        months: own,
        totals: Object.fromEntries(SUMS.map((name) => [name, total(name)])) as Record<SumName, string>,
      };
    });
}
