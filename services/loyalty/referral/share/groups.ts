/** A player's friends in a month, by the terms they registered under, and what these groups come to. */
import { and, asc, desc, eq, isNotNull, lt, notInArray, sql } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { type HouseholdKind, sharedHouseholds } from "../../../people/household/public.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { paidFriends } from "../friends.ts";
import { referralFriend, referralMonth, type FriendRow, type MonthRow } from "../tables.ts";
import { add, figuresOf, none } from "./figures.ts";
import { monthAfter, monthOf, spanOf } from "./months.ts";
import { planOf, type Plan } from "./plan.ts";
import { reckon, type Figures } from "./reckon.ts";

export const hasShare = isNotNull(sql`${referralFriend.terms} -> 'share'`);
export const counts = and(hasShare, notInArray(referralFriend.state, ["FLAGGED", "REJECTED"]));

const isWithin = ({ terms, registeredAt }: FriendRow, month: string): boolean => {
  const first = monthOf(registeredAt);
  return first <= month && month < monthAfter(first, terms.share?.months ?? 0);
};

interface MonthsFriends {
  groups: { plan: Plan; friends: readonly number[] }[];
  /** Those who share a household with the player: they count only once the staff has let them. */
  held: { friendId: number; reason: HouseholdKind }[];
}

/** Friends who count in a month, by the plans they registered under, and those who don't count yet. */
export async function friendsIn(tx: Tx, referrerId: number, month: string): Promise<MonthsFriends> {
  const rows = await tx
    .select()
    .from(referralFriend)
    .where(and(counts, eq(referralFriend.referrerId, referrerId)))
    .orderBy(asc(referralFriend.friendId));
  const groups = new Map<string, { plan: Plan; friends: number[] }>();
  const held: MonthsFriends["held"] = [];
  const counting = rows.filter((each) => isWithin(each, month));
  const unpaid = counting.filter(({ state }) => state !== "PAID").map(({ friendId }) => friendId);
  const shared = await sharedHouseholds(tx, referrerId, unpaid);
  for (const { friendId, terms } of counting) {
    const plan = planOf(terms);
    if (plan === null) continue;
    const reason = shared.get(friendId);
    if (reason !== undefined) {
      held.push({ friendId, reason });
      continue;
    }
    const group = groups.get(plan.key) ?? { plan, friends: [] };
    group.friends.push(friendId);
    groups.set(plan.key, group);
  }
  return { groups: [...groups.values()], held };
}

/** What the months before have left, by currency. @param unwritten those after the written ones, in their order */
async function carriedInto(
  tx: Tx,
  { referrerId, plan, month }: Pick<ReckonedMonth, "referrerId" | "month"> & { plan: Plan },
  unwritten: readonly ReckonedMonth[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectDistinctOn([referralMonth.currency])
    .from(referralMonth)
    .where(
      and(eq(referralMonth.referrerId, referrerId), eq(referralMonth.plan, plan.key), lt(referralMonth.month, month)),
    )
    .orderBy(referralMonth.currency, desc(referralMonth.month));
  const before = [...rows, ...unwritten.filter((row) => row.plan === plan.key)];
  const carried = new Map(before.map(({ currency, carriedOut }) => [currency, carriedOut]));
  return new Map([...carried].filter(([, carriedOut]) => !new Exact(carriedOut).isZero()));
}

/** What friends of one plan came to, by currency. */
async function sumsOf(tx: Tx, friends: readonly number[], month: string): Promise<Map<string, Figures>> {
  const sums = new Map<string, Figures>();
  for (const { currency, ...figures } of await figuresOf(tx, friends, spanOf(month)))
    sums.set(currency, add(sums.get(currency) ?? none, figures));
  return sums;
}

/** A month as it stands or stood; who reckons it adds whether it was paid. */
export type ReckonedMonth = Omit<MonthRow, "withheld" | "paidAt">;

interface Group {
  referrerId: number;
  month: string;
  plan: Plan;
  friends: readonly number[];
}

/**
 * What a player's friends of one plan come to in a month, an entry for each currency, sorted by it.
 * @param unwritten what earlier months have come to that are not written yet
 */
export async function reckonGroup(
  tx: Tx,
  { referrerId, month, plan, friends }: Group,
  unwritten: readonly ReckonedMonth[] = [],
): Promise<ReckonedMonth[]> {
  const carried = await carriedInto(tx, { referrerId, plan, month }, unwritten);
  const sums = await sumsOf(tx, friends, month);
  const { level, percent } = plan.at(await paidFriends(tx, referrerId, spanOf(month).to));
  return [...new Set([...sums.keys(), ...carried.keys()])].toSorted().map((currency) => {
    const figures = sums.get(currency) ?? none;
    const carriedIn = carried.get(currency) ?? "0";
    const reckoned = reckon(figures, { carriedIn, percent, carriesNegative: plan.carriesNegative }, currency);
    const of = { referrerId, month, currency, plan: plan.key, level, percent, friends: friends.length };
    return { ...of, ...figures, ...reckoned, carriedIn };
  });
}
