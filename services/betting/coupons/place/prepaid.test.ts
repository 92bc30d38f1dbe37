/** Advances over HTTP: open bets pay at their cash-out value, and nothing is lent. */
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { accountDebt } from "../../../money/accounts/tables.ts";
import { deedsOf } from "../testing/after.ts";
import {
  clientOf,
  expectProvenBooks,
  nextKey,
  placed,
  single,
  type Client,
  type CouponInput,
} from "../testing/client.ts";
import { settleKnown } from "../settle/settle.ts";
import { decideDue } from "./decide.ts";

/** Matches played through with all they offer: all of them with TEST_LONG=1, a sample without. */
const plays = process.env["TEST_LONG"] === "1" ? 40 : 10;

let test: TestServices;
let client: Client;
let context: TestServices["services"]["context"];
async function start(): Promise<void> {
  test = await startTestServices();
  client = await clientOf(test);
  ({ context } = test.services);
  const posted = await context.transact(async (tx) =>
    post(tx, {
      key: nextKey(),
      kind: "deposit",
      use: "opening",
      at: 0,
      entries: [
        { accountId: await houseAccount(tx, "equity", "USD"), amount: "-100000" },
        { accountId: Number(client.accounts["USD"]), amount: "100000" },
      ],
    }),
  );
  if (!posted.ok) throw new Error(posted.code);
}
beforeAll(start, 60_000);
afterAll(() => test.close());

let games = 900;
/** A new game that starts in an hour (or in the given seconds), with a home win at a price. */
const fresh = (coef = "2.000", more: { section?: "LINE" | "LIVE"; inSeconds?: number } = {}) => {
  const game = String((games += 1));
  test.book.setGame(game, {
    section: more.section ?? "LINE",
    score: more.section === "LIVE" ? "0:0" : null,
    startsAt: Math.floor(context.clock.now() / 1000) + (more.inSeconds ?? 3600),
  });
  test.book.setOutcome(`${game}.1x2.home`, { coef });
  return { outcomeId: `${game}.1x2.home`, coef };
};
const usd = (more: CouponInput = {}): CouponInput =>
  single(client, { accountId: client.accounts["USD"], amount: "50", ...more });
const available = async () => (await client.quote(usd({ bets: [fresh()] }))).body.availablePrepaidAmount;
const errorsOf = async (input: CouponInput) => (await client.place(input)).body.errors;
const settle = async (results: Record<string, "WON" | "LOST" | "VOID">) => {
  for (const [outcomeId, result] of Object.entries(results)) test.book.setResult(outcomeId, result);
  await settleKnown(context);
};
const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
const house = async (kind: string) =>
  (
    await context.db.execute<{ sum: string }>(sql`
  select trim_scale(coalesce(sum(amount), 0))::text as sum from entry join ledger_account on ledger_account.id = entry.account_id where kind = ${kind} and currency = 'USD'`)
  ).rows[0]?.sum;
/** The house's accounts of loans stay empty, and the books are in order. */
const expectNothingLent = async () => {
  expect([await house("advance"), await house("debts")]).toEqual(["0", "0"]);
  await expectProvenBooks(test);
};

/** Each test begins with no open bets. */
const closeAll = async () => {
  test.advance(60_000);
  await decideDue(context);
  const { rows } = await context.db.execute<{ id: string }>(
    sql`select distinct outcome_id as id from coupon_bet where result is null`,
  );
  await settle(Object.fromEntries(rows.map(({ id }) => [id, "VOID"])));
};

describe("an advance", () => {
  beforeEach(closeAll);

  it("is what open bets can be cashed out for now; a part of them is cashed out, and the whole stake is the player's", async () => {
    const [cover, pick] = [fresh(), fresh("3.000")];
    const { id: coverId } = await placed(client, usd({ amount: "40", bets: [cover] }));
    // 40 × 2 / 2 × 0.96.
    expect(await available()).toBe("38.40");
    test.book.setOutcome(cover.outcomeId, { coef: "4.000" });
    expect(await available()).toBe("19.20");
    expect(await errorsOf(usd({ bets: [pick], prepaidAmount: "19.21" }))).toMatchObject([
      { code: "PREPAID_TOO_LARGE", path: ["prepaidAmount"], maxAmount: "19.2" },
    ]);
    const before = await client.balance("USD");
    const { id } = await placed(client, usd({ bets: [pick], prepaidAmount: "9.60" }));
    expect(await client.coupon(id)).toMatchObject({ amount: "50.00", prepaidAmount: "9.60", possibleWin: "150.00" });
    expect(minus(await client.balance("USD"), before)).toBe("-40.40");
    expect(await client.coupon(coverId)).toMatchObject({
      state: "ACCEPTED",
      amountLeft: "20.00",
      cashOuts: [{ share: "0.5", amount: "20.00", value: "9.60", isAuto: false, isAdvance: true }],
    });
    // Half of the cover, and the new bet as well: 50 × 3 / 3 × 0.96.
    expect(await available()).toBe("57.60");
    await expectNothingLent();
    // Either may be decided first, and each pays for itself alone.
    await settle({ [pick.outcomeId]: "LOST", [cover.outcomeId]: "WON" });
    expect(minus(await client.balance("USD"), before)).toBe("-0.40");
    expect([await available(), (await client.coupon(coverId)).payout]).toEqual(["0.00", "49.60"]);
    await expectNothingLent();
  });

  it.each<["cover" | "pick", "WON" | "LOST" | "VOID", "WON" | "LOST" | "VOID"]>(
    (["cover", "pick"] as const).flatMap((first) =>
      (["WON", "LOST", "VOID"] as const).flatMap((cover) =>
        (["WON", "LOST", "VOID"] as const).map((pick): ["cover" | "pick", typeof cover, typeof pick] => [
          first,
          cover,
          pick,
        ]),
      ),
    ),
  )("costs the house no stake with the %s decided first: cover %s, bet %s", async (first, coverResult, pickResult) => {
    const [cover, pick] = [fresh(), fresh("3.000")];
    const { id: coverId } = await placed(client, usd({ amount: "40", bets: [cover] }));
    const before = await client.balance("USD");
    await placed(client, usd({ bets: [pick], amount: "40", prepaidAmount: "38.40" }));
    expect(minus(await client.balance("USD"), before)).toBe("-1.60");
    expect((await client.coupon(coverId)).state).toBe("CASHED_OUT");
    const results = { cover: { [cover.outcomeId]: coverResult }, pick: { [pick.outcomeId]: pickResult } };
    await settle(results[first]);
    await settle(results[first === "cover" ? "pick" : "cover"]);
    expect(minus(await client.balance("USD"), before)).toBe(
      { WON: "118.40", LOST: "-1.60", VOID: "38.40" }[pickResult],
    );
    await expectNothingLent();
  });

  it("is paid by bets that are live or begin within 42 hours, likely enough, of the same account, and can be sold", async () => {
    await placed(client, usd({ bets: [fresh("2.000", { inSeconds: 42 * 3600 + 60 })] }));
    await placed(client, usd({ bets: [fresh("10.500")] }));
    await placed(client, single(client, { bets: [fresh()] }));
    const system = await client.place(usd({ typeId: 2, systemValue: 2, bets: [fresh(), fresh(), fresh()] }));
    const blocked = fresh();
    await placed(client, usd({ bets: [blocked] }));
    test.book.setOutcome(blocked.outcomeId, { isBlocked: true });
    const insured = fresh();
    const { id } = await placed(client, usd({ bets: [insured] }));
    expect((await deedsOf(test, client).insure(id, { share: 10, premium: "100" })).body.errors).toEqual([]);
    expect([system.body.errors, await available()]).toEqual([[], "0.00"]);
    const live = fresh("2.000", { section: "LIVE" });
    await placed(client, usd({ bets: [live] }));
    // It waits for the live delay.
    expect(await available()).toBe("0.00");
    test.advance(30_000);
    await decideDue(context);
    expect(await available()).toBe("48.00");
    test.book.setOutcome(live.outcomeId, { coef: "11.000" });
    expect(await available()).toBe("0.00");
    test.book.setOutcome(live.outcomeId, { coef: "2.000" });
    await context.db.insert(accountDebt).values({ accountId: Number(client.accounts["USD"]), amount: "1" });
    expect(await available()).toBe("0.00");
    await context.db.delete(accountDebt);
  });

  it("of another player's account is refused, and so is one for a VIP bet", async () => {
    const other = await clientOf(test, "demo2");
    await placed(other, single(other, { accountId: other.accounts["USD"], amount: "40", bets: [fresh()] }));
    expect(
      (await client.place(usd({ accountId: other.accounts["USD"], bets: [fresh()], prepaidAmount: "10" }))).body.errors,
    ).toMatchObject([{ code: "ACCOUNT_UNKNOWN" }]);
    await placed(client, usd({ bets: [fresh()] }));
    expect(await errorsOf(usd({ bets: [fresh()], isVipBet: true, amount: "50", prepaidAmount: "10" }))).toContainEqual(
      expect.objectContaining({ code: "PREPAID_TOO_LARGE" }),
    );
  });

  it("is the player's money when the live bet it was for is refused", async () => {
    const [cover, live] = [fresh(), fresh("2.000", { section: "LIVE" })];
    await placed(client, usd({ amount: "40", bets: [cover] }));
    const before = await client.balance("USD");
    const { id } = await placed(client, usd({ bets: [live], prepaidAmount: "38.40" }));
    test.book.setOutcome(live.outcomeId, { isBlocked: true });
    test.advance(30_000);
    await decideDue(context);
    expect((await client.coupon(id)).state).toBe("REJECTED");
    expect(minus(await client.balance("USD"), before)).toBe("38.40");
    await expectNothingLent();
  });

  it("is taken once under one key, by twenty at a time, and never twice of the same bets", async () => {
    const cover = fresh();
    await placed(client, usd({ amount: "40", bets: [cover] }));
    const [before, pick] = [await client.balance("USD"), fresh("3.000", { inSeconds: 50 * 3600 })];
    const same = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.place(usd({ bets: [pick], amount: "38.40", prepaidAmount: "38.40" }), "advance-once-01"),
      ),
    );
    expect(new Set(same.map(({ body }) => body.coupons[0]?.id)).size).toBe(1);
    expect(await client.balance("USD")).toBe(before);
    const again = fresh();
    await placed(client, usd({ amount: "40", bets: [again] }));
    const rest = await client.balance("USD");
    const many = await Promise.all(
      Array.from({ length: 20 }, () => client.place(usd({ bets: [pick], amount: "38.40", prepaidAmount: "38.40" }))),
    );
    expect(many.filter(({ body }) => body.errors.length === 0)).toHaveLength(1);
    expect(await client.balance("USD")).toBe(rest);
    await expectNothingLent();
  });

  it("and a cash-out of the same bet at once sell it once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await placed(client, usd({ amount: "40", bets: [fresh()] }));
      const { cashOut } = await deedsOf(test, client).offers(id);
      const before = await client.balance("USD");
      const [advance, sale] = await Promise.all([
        client.place(
          usd({ bets: [fresh("2.000", { inSeconds: 50 * 3600 })], amount: "38.40", prepaidAmount: "38.40" }),
        ),
        deedsOf(test, client).cashOut(id, { token: cashOut?.token, value: cashOut?.value }),
      ]);
      expect([advance.body.errors.length, sale.body.errors.length].toSorted()).toEqual([0, 1]);
      expect(minus(await client.balance("USD"), before)).toBe(advance.body.errors.length === 0 ? "0.00" : "38.40");
    }
    await expectNothingLent();
  });

  it.each(["-1", "abc", "1".repeat(30), "0.001"])("%j is none", async (prepaidAmount) => {
    const codes = (await errorsOf(usd({ bets: [fresh()], prepaidAmount }))).map(({ code, path }) => [code, path?.[0]]);
    expect(codes).toEqual([[prepaidAmount === "0.001" ? "AMOUNT_TOO_PRECISE" : "INVALID", "prepaidAmount"]]);
  });
});

/** Numbers in [0, 1) that a seed gives. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe("random players over HTTP", () => {
  beforeAll(async () => {
    await test.close();
    await start();
  });

  it(
    "expect a loss of each thing they do, and the house lends nothing whatever comes",
    { tags: "slow", timeout: 300_000 },
    async () => {
      const draw = random(20_261_122);
      const chances = new Map<string, number>();
      const priced = (chance: number) => (Math.floor(1000 / (chance * 1.06)) / 1000).toFixed(3);
      const bets: { id: string; outcomeId: string; coef: number }[] = [];
      let [expected, acts, advances] = [0, 0, 0];
      /** The money, and the value of coupons in play at their true probabilities. */
      const wealth = async () => {
        let sum = Number(await client.balance("USD"));
        for (const { id, outcomeId, coef } of bets) {
          const { state, amountLeft } = await client.coupon(id);
          if (state === "ACCEPTED") sum += Number(amountLeft) * coef * (chances.get(outcomeId) ?? 0);
        }
        return sum;
      };
      for (let play = 0; play < plays; play += 1) {
        const outcomes = Array.from({ length: 3 }, () => {
          const chance = 0.15 + draw() * 0.6;
          const pick = fresh(priced(chance));
          chances.set(pick.outcomeId, chance);
          return pick.outcomeId;
        });
        for (let turn = 0; turn < 4; turn += 1) {
          const outcomeId = outcomes[Math.floor(draw() * 3)] ?? "";
          const coef = priced(chances.get(outcomeId) ?? 0);
          const most = await available();
          const advance = turn === 0 ? "0" : new Exact(most ?? "0").times(draw() < 0.5 ? 1 : draw()).toFixed(2);
          const before = await wealth();
          const { body } = await client.place(
            usd({
              bets: [{ outcomeId, coef }],
              amount: new Exact(advance).plus(draw() < 0.5 ? 5 : 1).toFixed(2),
              prepaidAmount: advance,
            }),
          );
          expect(body.errors).toEqual([]);
          bets.push({ id: body.coupons[0]?.id ?? "", outcomeId, coef: Number(coef) });
          const gained = (await wealth()) - before;
          expect(gained).toBeLessThan(0.005);
          expected += gained;
          acts += 1;
          advances += Number(advance) > 0 ? 1 : 0;
          // Prices move to where they can: up or down with the same chance.
          for (const one of outcomes) {
            const chance = (chances.get(one) ?? 0) + (draw() < 0.5 ? 0.04 : -0.04);
            chances.set(one, chance);
            test.book.setOutcome(one, { coef: priced(chance) });
          }
        }
        for (const outcomeId of outcomes.toSorted(() => draw() - 0.5)) {
          await settle({ [outcomeId]: draw() < (chances.get(outcomeId) ?? 0) ? "WON" : "LOST" });
          chances.delete(outcomeId);
        }
        bets.length = 0;
        await expectNothingLent();
      }
      expect(advances).toBeGreaterThan(2 * plays);
      expect(expected / acts).toBeLessThan(-0.2);
      expect(
        await context.db
          .select()
          .from(accountDebt)
          .where(eq(accountDebt.accountId, Number(client.accounts["USD"]))),
      ).toEqual([]);
    },
  );
});
