/** Whatever brings cash to an account that owes repays the debt first. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { nextKey } from "../../betting/coupons/testing/client.ts";
import { addDebt, debtOf, houseAccount, post } from "../../money/accounts/public.ts";
import { startWalletWorld, type WalletWorld } from "../../money/wallet/testing/world.ts";
import { Exact } from "#shared/money/money.ts";
import { playedRound } from "./testing/mix.ts";
import { startBonusWorld, type BonusWorld } from "./testing/world.ts";

let wallet: WalletWorld;
let world: BonusWorld;
let cash: number;
let account: number;
beforeAll(async () => {
  wallet = await startWalletWorld();
  world = await startBonusWorld("demo", wallet.test);
  cash = Number(world.client.accounts["RUB"]);
});
afterAll(() => wallet.close());

/** The player owes an amount, as after a deposit that was taken back from an empty account. */
async function owe(amount: string): Promise<void> {
  const { context } = wallet.test.services;
  await context.transact(async (tx) => {
    await addDebt(tx, cash, new Exact(amount));
    const [debts, clearing] = [await houseAccount(tx, "debts", "RUB"), await houseAccount(tx, "clearing", "RUB")];
    const entries = [
      { accountId: debts, amount: `-${amount}` },
      { accountId: clearing, amount },
    ];
    await post(tx, { key: nextKey(), kind: "adjustment", use: "adjustment", at: context.clock.now(), entries });
  });
}
const now = async () => [Number(await debtOf(wallet.test.services.context.db, cash)), Number(await world.money(cash))];

/** 100 of cash and 300 of bonus money, and a stake of 200 takes all the cash. */
beforeEach(async () => {
  await world.setCash(100);
  const { id } = await world.grant("double-play", { amount: "300" });
  account = (await world.bonus(id)).bonus.account_id ?? 0;
  return async () => {
    await world.test.call("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, { headers: world.client.headers });
    await world.expectBooks();
  };
});

it("the cash share of a coupon from a bonus account does", async () => {
  const { outcomes } = await world.express(account, "200");
  await owe("70");
  await world.settle(outcomes, "WON");
  expect(await now()).toEqual([0, 30]);
});

it("the cash share of a round from a bonus account does, won or rolled back", async () => {
  wallet.client.accounts["RUB"] = String(account);
  const token = await wallet.launch();
  const won = playedRound(wallet, token, world.client.userId);
  const bet = await won.bet("200.00");
  await owe("70");
  expect(await won.win(bet.id, "400.00")).toBe("OK");
  await won.end();
  expect(await now()).toEqual([0, 30]);
  const back = playedRound(wallet, token, world.client.userId);
  const { id } = await back.bet("200.00");
  await owe("50");
  expect(await back.rollback(id, "200.00")).toBe("OK");
  expect(await now()).toEqual([20, 0]);
});
