/**
 * Who may take new risk, and how much: bans, exclusions and limits apply to everything that stakes money, and never to
 * cash-outs.
 */
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { playerChoice } from "../../../money/accounts/tables.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { limitsClient, type LimitsClient } from "../../../money/limits/testing/limits.ts";
import { couponBody } from "../api/body.ts";
import { placeCoupon } from "./place.ts";
import { settleKnown } from "../settle/settle.ts";
import { correct, endGame, deedsOf, newOutcome, writeCoupon } from "../testing/after.ts";
import { expectProvenBooks, nextKey, placed, single, type Client } from "../testing/client.ts";

let test: TestServices;
let player: LimitsClient;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.context.db.execute(sql`delete from player_limit`);
  test.advance(31 * 24 * 3_600_000);
  player = await limitsClient(test);
  ({ client } = player);
});

const home = (game: number) => ({ outcomeId: `${game}.1x2.home`, coef: "2.000" });
const ban = (level: number) =>
  test.call("POST", `/users-api/v1/ban/${client.userId}`, {
    headers: { "x-service-key": "test-key" },
    body: { ban_level: level, ban_version: level },
  });

/** A coupon on the home win of game 1, which can be sold, insured and swapped. */
const open = async () => (await placed(client, single(client, { bets: [home(1)] }))).id;

async function expectOnlySelling(id: string): Promise<void> {
  const deeds = deedsOf(test, client);
  const offers = await deeds.offers(id);
  expect(offers).toMatchObject({ insurance: [], swaps: [] });
  expect(offers.cashOut).not.toBeNull();
  for (const answer of [
    await deeds.insure(id, { share: 100, premium: "99.00" }),
    await deeds.swap(id, { betOutcomeId: "1.1x2.home", outcomeId: "1.1x2.draw" }),
  ]) {
    expect(answer.body).toMatchObject({
      coupon: { state: "ACCEPTED", insurance: null },
      errors: [{ code: expect.stringMatching(/^(INSURANCE_UNAVAILABLE|SWAP_UNAVAILABLE|LIMIT_REACHED)$/) }],
    });
  }
  expect((await deeds.sellNow(id)).answer.body).toMatchObject({ coupon: { state: "CASHED_OUT" }, errors: [] });
}

it("a banned player can sell their coupons, and neither insure nor swap them", async () => {
  const id = await open();
  const before = await deedsOf(test, client).offers(id);
  expect([before.insurance.length, before.swaps.length]).toEqual([10, 1]);
  await ban(53);
  await expectOnlySelling(id);
  await ban(0);
});

it("an advance counts against a limit of stakes: the player repays it", async () => {
  const soon = { startsAt: Math.floor(test.services.context.clock.now() / 1000) + 3600 };
  test.book.setGame("2", soon);
  await placed(client, single(client, { amount: "100", bets: [home(2)] }));
  await player.set(1, "180");
  const input = single(client, { amount: "100", prepaidAmount: "40", bets: [home(3)] });
  const reached = [{ code: "LIMIT_REACHED", path: ["amount"] }];
  expect((await client.quote(input)).body.errors).toMatchObject(reached);
  expect((await client.place(input)).body.errors).toMatchObject(reached);
  await placed(client, { ...input, amount: "80" });
  expect(await player.limit(1)).toMatchObject({ limitBalance: "0.00" });
});

it("multiple singles are quoted as they are placed: the first that goes over a limit is told", async () => {
  await player.set(1, "250");
  const input = {
    accountId: client.accounts["RUB"],
    typeId: 10001,
    bets: [4, 5, 6].map((game) => ({ ...home(game), amount: "100" })),
  };
  expect((await client.quote(input)).body.errors).toMatchObject([
    { code: "LIMIT_REACHED", path: ["bets", "2", "amount"] },
  ]);
  expect((await client.quote({ ...input, bets: input.bets.slice(0, 2) })).body.errors).toEqual([]);
  expect((await client.place(input)).body).toMatchObject({
    coupons: [{}, {}],
    refused: [{ bet: 2, errors: [{ code: "LIMIT_REACHED" }] }],
  });
});

it("multiple singles that an account's freezing cuts short say of each bet what became of it", async () => {
  const { context } = test.services;
  const freeze = (at: number | null) =>
    context.db.update(playerChoice).set({ frozenAt: at }).where(eq(playerChoice.id, client.userId));
  const onConnection: typeof context.onConnection = async (work) => {
    const done = await context.onConnection(work);
    await freeze(1);
    return done;
  };
  const body = couponBody.parse({
    accountId: client.accounts["RUB"],
    typeId: 10001,
    bets: [7, 8, 9].map((game) => ({ ...home(game), amount: "100" })),
  });
  const answer = await placeCoupon({ ...context, onConnection }, client.userId, nextKey(), body, "en");
  await freeze(null);
  expect(answer).toMatchObject({
    coupons: [{ amount: "100.00" }],
    errors: [{ code: "ACCOUNT_FROZEN" }],
    refused: [
      { bet: 1, errors: [{ code: "ACCOUNT_FROZEN" }] },
      { bet: 2, errors: [{ code: "ACCOUNT_FROZEN" }] },
    ],
  });
});

it("what changes between looking and writing counts: nothing is placed by what was seen before", async () => {
  const { context } = test.services;
  const freeze = (at: number | null) =>
    context.db.update(playerChoice).set({ frozenAt: at }).where(eq(playerChoice.id, client.userId));
  let calls = 0;
  const onConnection: typeof context.onConnection = (work) =>
    context.onConnection((db) =>
      work(
        new Proxy(db, {
          get: (target, name) =>
            name === "execute"
              ? async (...query: Parameters<typeof db.execute>) => {
                  if ((calls += 1) === 2) await freeze(1);
                  return target.execute(...query);
                }
              : Reflect.get(target, name),
        }),
      ),
    );
  const body = couponBody.parse(single(client, { bets: [home(7)] }));
  const before = await client.balance();
  const answer = await placeCoupon({ ...context, onConnection }, client.userId, nextKey(), body, "en");
  await freeze(null);
  expect(calls).toBe(2);
  expect(answer).toMatchObject({ coupons: [], errors: [{ code: "ACCOUNT_FROZEN" }] });
  expect(await client.balance()).toBe(before);
});

it("a dead heat has fewer places than runners, whoever says otherwise", async () => {
  const outcome = newOutcome(test, "2.000");
  for (const result of ["DEAD_HEAT_2_OF_2", "DEAD_HEAT_5_OF_2"])
    expect((await correct(test, outcome, result)).status).toBe(400);
  endGame(test, outcome);
  expect((await correct(test, outcome, "DEAD_HEAT_2_OF_5")).status).toBe(200);
});

it("a stake above the largest return comes back whole when its bet is void", async () => {
  const {
    id,
    outcomeIds: [outcome = ""],
  } = await writeCoupon(test, client, [{ coef: "2.000" }], { amount: "1000", maxPayout: "900" });
  test.book.setResult(outcome, "VOID");
  await settleKnown(test.services.context);
  expect(await client.coupon(id)).toMatchObject({ state: "REFUNDED", payout: "1000.00" });
  await expectProvenBooks(test);
});

it("a self-excluded player can sell their coupons, and neither insure nor swap them", async () => {
  const id = await open();
  await player.set(33, "1");
  // Exclusion ends every session; they sign in again for their money.
  ({ client } = await limitsClient(test));
  await expectOnlySelling(id);
});
