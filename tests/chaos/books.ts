/**
 * What is wrong in a database after everything that was done to its services: nothing, when they keep their promises.
 */
import { isDeepStrictEqual } from "node:util";
import { asc, eq, inArray } from "drizzle-orm";
import type { Decimal } from "decimal.js";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { type Books, readBooks } from "../../services/money/accounts/books.ts";
import { trialBalance } from "../../services/money/accounts/ledger.ts";
import { entry, journal, ledgerAccount } from "../../services/money/accounts/tables.ts";
import { player } from "../../services/people/players/tables.ts";
import type { Db } from "../../services/platform/database/database.ts";
import { openDatabase } from "../../services/platform/database/openDatabase.ts";
import { openOutbox } from "../../services/platform/outbox.ts";
import { payoutKey, stakeKey } from "../../services/betting/coupons/journals.ts";
import { couponsById } from "../../services/betting/coupons/store.ts";
import { coupon, couponBet } from "../../services/betting/coupons/tables.ts";
import type { Placing } from "./placings.ts";

type Told = Pick<Placing, "key" | "login" | "accountId" | "kind" | "amount" | "couponId"> & {
  bets: readonly { outcomeId: string }[];
};
type Coupon = typeof coupon.$inferSelect;

const typeIds = { SINGLE: 0, EXPRESS: 1 } as const;
const open = ["PENDING", "ACCEPTED"];
const all = 1_000_000;

/**
 * Looks for lost, doubled and orphaned coupons, stakes and events. Every coupon of the database has to be one of those
 * told.
 * @param told what clients were told in the end.
 */
export async function wrongs(db: Db, told: readonly Told[]): Promise<string[]> {
  const coupons = await db.select().from(coupon).orderBy(asc(coupon.id));
  return [
    ...(await wrongCoupons(db, told, coupons)),
    ...(await wrongJournals(db, coupons)),
    ...(await wrongBalances(db, coupons)),
    ...(await wrongEvents(db, coupons)),
  ];
}

/** For each key exactly the coupon that was told, or none if it was refused. */
async function wrongCoupons(db: Db, told: readonly Told[], coupons: readonly Coupon[]): Promise<string[]> {
  const logins = new Map(
    (await db.select({ id: player.id, login: player.login }).from(player)).map(({ id, login }) => [id, login]),
  );
  const bets = Map.groupBy(
    await db.select().from(couponBet).orderBy(asc(couponBet.position)),
    ({ couponId }) => couponId,
  );
  const byKey = Map.groupBy(coupons, ({ playerId, idempotencyKey }) => `${logins.get(playerId)} ${idempotencyKey}`);
  const found = told.flatMap((one) => {
    const name = `${one.login} ${one.key}`;
    const there = (byKey.get(name) ?? []).map((row) => [
      String(row.id),
      String(row.accountId),
      row.typeId,
      roundMoney(row.amount, row.currency),
      (bets.get(row.id) ?? []).map(({ outcomeId }) => outcomeId),
    ]);
    byKey.delete(name);
    const expected =
      one.couponId === null
        ? []
        : [
            [
              one.couponId,
              one.accountId,
              typeIds[one.kind],
              roundMoney(one.amount, "RUB"),
              one.bets.map(({ outcomeId }) => outcomeId),
            ],
          ];
    return isDeepStrictEqual(there, expected)
      ? []
      : [`${name}: told ${JSON.stringify(expected)}, there is ${JSON.stringify(there)}`];
  });
  return [...found, ...[...byKey.keys()].map((name) => `${name}: nobody was told of it`)];
}

/**
 * Each coupon has its stake once, its payment once when it is settled, its stake back once when it was refused, and
 * nothing else.
 */
async function wrongJournals(db: Db, coupons: readonly Coupon[]): Promise<string[]> {
  const wallets = await db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.kind, "player"));
  const entries = await db
    .select()
    .from(entry)
    .where(
      inArray(
        entry.accountId,
        wallets.map(({ id }) => id),
      ),
    );
  const moved = Map.groupBy(entries, ({ journalId }) => journalId);
  const journals = await db.select().from(journal).orderBy(asc(journal.id));
  const byCoupon = Map.groupBy(
    journals.filter(({ kind }) => kind !== "opening"),
    ({ couponId }) => couponId,
  );
  const found = coupons.flatMap((row) => {
    const lines = (byCoupon.get(row.id) ?? []).map(({ id, key }) => [
      key,
      (moved.get(id) ?? []).map(({ accountId, amount }) => `${accountId} ${new Exact(amount).toFixed()}`),
    ]);
    byCoupon.delete(row.id);
    const line = (key: string, amount: Decimal) => [
      key,
      amount.isZero() ? [] : [`${row.accountId} ${amount.toFixed()}`],
    ];
    const expected = [line(stakeKey(row.id), new Exact(row.amount).negated())];
    if (row.state === "REJECTED") expected.push(line(`${stakeKey(row.id)}:reversal`, new Exact(row.amount)));
    else if (!open.includes(row.state)) expected.push(line(payoutKey(row.id), new Exact(row.payout ?? "NaN")));
    return isDeepStrictEqual(lines, expected)
      ? []
      : [`coupon ${row.id} is ${row.state} with ${JSON.stringify(lines)} and not ${JSON.stringify(expected)}`];
  });
  return [
    ...found,
    ...[...byCoupon].map(([id, lines]) => `${lines.length} journals are of coupon ${id}, which is not there`),
  ];
}

/** Books balance, wallets are the sums of their entries, and the open stakes are those of the open coupons. */
async function wrongBalances(db: Db, coupons: readonly Coupon[]): Promise<string[]> {
  const { totals, drifts } = await trialBalance(db);
  const stakes = await db
    .select({ currency: ledgerAccount.currency, amount: entry.amount })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(eq(ledgerAccount.kind, "stakes"));
  const held = sums(stakes);
  const owed = sums(coupons.filter(({ state }) => open.includes(state)));
  return [
    ...totals.filter(({ sum }) => sum !== "0").map((total) => `the books do not balance: ${JSON.stringify(total)}`),
    ...drifts.map((drift) => `it drifts: ${JSON.stringify(drift)}`),
    ...[...new Set([...held.keys(), ...owed.keys()])]
      .filter((currency) => !(held.get(currency) ?? new Exact(0)).equals(owed.get(currency) ?? new Exact(0)))
      .map(
        (currency) =>
          `${held.get(currency)?.toFixed()} ${currency} are held for open coupons of ${owed.get(currency)?.toFixed()}`,
      ),
  ];
}

function sums(amounts: readonly { currency: string; amount: string }[]): Map<string, Decimal> {
  const result = new Map<string, Decimal>();
  for (const { currency, amount } of amounts) result.set(currency, (result.get(currency) ?? new Exact(0)).plus(amount));
  return result;
}

/**
 * Events are numbered without gaps; each balance that a wallet had is told once, in order, and each state of a coupon
 * once.
 */
async function wrongEvents(db: Db, coupons: readonly Coupon[]): Promise<string[]> {
  // What a killed process committed and did not come to number is numbered as its next start would do it.
  const outbox = await openOutbox(db, false);
  const rows = await outbox.readAfter(0, all);
  await outbox.close();
  const gap = rows.findIndex(({ seq }, index) => seq !== index + 1);
  const gaps = gap === -1 ? [] : [`event ${rows[gap]?.seq} is the ${gap + 1}. one`];

  const wallets = await db.select().from(ledgerAccount).where(eq(ledgerAccount.kind, "player"));
  const changes = await db
    .select({ accountId: entry.accountId, after: entry.balanceAfter })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(inArray(journal.kind, ["stake", "payout", "reversal"]))
    .orderBy(asc(entry.id));
  const balances = rows.flatMap(({ type, data }) =>
    type === "balance" ? [(data as { account: { id: number; money: string } }).account] : [],
  );
  const balanceWrongs = wallets.flatMap(({ id, currency }) => {
    const told = balances.filter((account) => account.id === id).map(({ money }) => money);
    const had = changes
      .filter(({ accountId }) => accountId === id)
      .map(({ after }) => roundMoney(after ?? "NaN", currency));
    const at = had.findIndex((money, index) => money !== told[index]);
    return isDeepStrictEqual(told, had)
      ? []
      : [
          `account ${id} changed ${had.length} times, ${told.length} were told; the first that differs is the ${at + 1}.`,
        ];
  });

  const stories = Map.groupBy(
    rows.flatMap(({ type, data }) =>
      type === "coupon" ? [(data as { coupon: { id: string; state: string } }).coupon] : [],
    ),
    ({ id }) => id,
  );
  const couponWrongs = [];
  for (const { id, playerId, decidesAt } of coupons) {
    const story = stories.get(String(id)) ?? [];
    const [now] = await couponsById(db, playerId, [id], "en");
    const isTwice = story.some((told, index) => index > 0 && isDeepStrictEqual(told, story[index - 1]));
    const first = decidesAt === null ? "ACCEPTED" : "PENDING";
    if (isTwice || story[0]?.state !== first || !isDeepStrictEqual(story.at(-1), now))
      couponWrongs.push(`coupon ${id} is ${now?.state}, told were ${story.map(({ state }) => state).join(", ")}`);
  }
  return [...gaps, ...balanceWrongs, ...couponWrongs];
}

/** Every balance that each account had, by its player's login and its number. */
export async function balancesHad(db: Db): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ login: player.login, id: ledgerAccount.id, currency: ledgerAccount.currency, after: entry.balanceAfter })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .innerJoin(player, eq(player.id, ledgerAccount.playerId));
  const had = Map.groupBy(rows, ({ login, id }) => `${login} ${id}`);
  return new Map(
    [...had].map(([account, each]) => [
      account,
      new Set(each.map(({ after, currency }) => roundMoney(after ?? "NaN", currency))),
    ]),
  );
}

/** Whether the ledger in a folder of data is sound, by all of its entries. Its services have to be down. */
export async function ledgerIn(dataDir: string): Promise<Pick<Books, "isBalanced" | "drifts" | "house">> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { isBalanced, drifts, house } = await readBooks(database.db);
    return { isBalanced, drifts, house };
  } finally {
    await database.close();
  }
}
