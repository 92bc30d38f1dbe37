/** A year of the player's accounts by month, newest first, as the statement tells it. */
import { Exact } from "#shared/money/money.ts";
import type { Entity } from "../store.ts";

const MONTHS = 12;
/** The month of the world's player is November 2026. */
const monthOf = (before: number) => new Date(Date.UTC(2026, 10 - before, 1)).toISOString().slice(0, 7);

interface Flow {
  accountId: string;
  currency: string;
  /** What the account had before the first month. */
  opening: string;
  /** Months in which anything moved. */
  isMoving(before: number): boolean;
  /** What came in, went out, was staked and won in a month. */
  sums(before: number): readonly [deposits: number, withdrawals: number, stakes: number, winnings: number];
}

const FLOWS: readonly Flow[] = [
  {
    accountId: "7001",
    currency: "RUB",
    opening: "80000.00",
    isMoving: () => true,
    sums: (before) => [5000 + before * 100, before % 3 === 0 ? 4000 : 0, 2500, before % 2 === 0 ? 2100 : 3300],
  },
  {
    accountId: "7002",
    currency: "USD",
    opening: "1000.00",
    isMoving: (before) => before === 1,
    sums: () => [100, 100, 20, 20],
  },
];

function monthsOf({ accountId, currency, opening, isMoving, sums }: Flow): Entity[] {
  let balance = new Exact(opening);
  const money = (amount: InstanceType<typeof Exact> | number) => ({ amount: new Exact(amount).toFixed(2), currency });
  return Array.from({ length: MONTHS }, (_, index) => MONTHS - 1 - index)
    .filter(isMoving)
    .map((before) => {
      const [deposits, withdrawals, stakes, winnings] = sums(before);
      balance = balance.plus(deposits).minus(withdrawals).minus(stakes).plus(winnings);
      return {
        month: monthOf(before),
        accountId,
        deposits: money(deposits),
        withdrawals: money(withdrawals),
        netDeposits: money(deposits - withdrawals),
        stakes: money(stakes),
        winnings: money(winnings),
        netResult: money(winnings - stakes),
        other: money(0),
        balance: money(balance),
      };
    });
}

/** The last months, the present one with them. */
export function statement(months: number): Entity[] {
  const first = monthOf(months - 1);
  return FLOWS.flatMap(monthsOf)
    .filter(({ month }) => String(month) >= first)
    .toSorted((one, other) => String(other["month"]).localeCompare(String(one["month"])));
}
