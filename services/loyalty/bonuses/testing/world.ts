/** What tests of bonuses do: give one, deposit for it, bet from its account, and look at it. */
import { sql } from "../../../platform/database/drizzle.ts";
import { expect } from "vitest";
import type { z } from "zod";
import { settleKnown } from "../../../betting/coupons/settle/settle.ts";
import { newOutcome } from "../../../betting/coupons/testing/after.ts";
import { clientOf, nextKey, type Client, type CouponAnswer } from "../../../betting/coupons/testing/client.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { readBooks } from "../../../money/accounts/books.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import type { accountData } from "../../../money/accounts/api.ts";
import type { bonusesApi } from "../api/bonuses.ts";
import type { OfferAnswer } from "../offers/offers.ts";
import { hearOfDeposit } from "../instances/deposits.ts";
import { endDue, readEvents } from "../instances/reader.ts";
import type { BonusAnswer } from "../instances/store.ts";

type Full = z.infer<typeof bonusesApi.bonus.response>;
export interface Taken {
  bonus: BonusAnswer | null;
  errors: { code: string }[];
}
type Result = "WON" | "LOST" | "VOID";

export interface BonusWorld {
  test: TestServices;
  client: Client;
  offer(key: string): Promise<OfferAnswer>;
  /** The operator gives the bonus of an offer. */
  grant(key: string, more?: object, playerId?: number): Promise<BonusAnswer>;
  claim(key: string): Promise<Taken>;
  redeem(code: string): Promise<Taken>;
  deposit(amount: string, currency?: string): Promise<string>;
  bonus(id: string): Promise<Full>;
  /** Balance of an account by its number. */
  money(accountId: number | string): Promise<string>;
  /** Sets the cash of the player's account in roubles. */
  setCash(amount: number): Promise<void>;
  /** An express from an account, at 1.500 each, by its outcomes. */
  express(
    accountId: number | string,
    amount: string,
    legs?: number,
  ): Promise<{ coupon: CouponAnswer; outcomes: string[] }>;
  settle(outcomes: readonly string[], result: Result): Promise<void>;
  /** Lets the service hear of all that has happened. */
  hear(): Promise<void>;
  expectBooks(): Promise<void>;
  close(): Promise<void>;
}

let deposits = 0;

/** @param player a login of the demo's, or somebody who is signed in */
export async function startBonusWorld(player: string | Client = "demo", started?: TestServices): Promise<BonusWorld> {
  const test = started ?? (await startTestServices());
  const client = typeof player === "string" ? await clientOf(test, player) : player;
  const { context } = test.services;
  const main = await test.call<z.infer<typeof accountData>>("GET", "/account-api/v1/accounts", {
    headers: client.headers,
  });
  // The helper of coupons names one account a currency; here bonus accounts stand beside them.
  for (const { type, iso, id } of main.body.all_accounts) if (type !== 4) client.accounts[iso] = String(id);
  const desk = { "x-service-key": "test-key" };

  const accounts = async () =>
    (await test.call<z.infer<typeof accountData>>("GET", "/account-api/v1/accounts", { headers: client.headers })).body
      .all_accounts;

  const move = async (accountId: string, amount: string, key: string) => {
    await context.transact(async (tx) => {
      const equity = await houseAccount(tx, "equity", "RUB");
      const opposite = amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
      const entries = [
        { accountId: Number(accountId), amount },
        { accountId: equity, amount: opposite },
      ];
      const posted = await post(tx, { key, kind: "adjustment", use: "adjustment", at: context.clock.now(), entries });
      if (!posted.ok) throw new Error(posted.code);
    });
  };

  const world: BonusWorld = {
    test,
    client,
    offer: async (key) => {
      const { body } = await test.call<{ offers: OfferAnswer[] }>("GET", "/bonus-api/v1/offers");
      const found = body.offers.find((each) => each.key === key);
      if (found === undefined) throw new Error(`no offer ${key}`);
      return found;
    },
    grant: async (key, more = {}, playerId = client.userId) => {
      const { id } = await world.offer(key);
      const answer = await test.call<BonusAnswer>("POST", "/bonus-api/v1/desk/grants", {
        headers: { ...desk, "idempotency-key": nextKey() },
        body: { player_id: playerId, offer_id: Number(id), currency: "RUB", ...more },
      });
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    },
    claim: async (key) => {
      const { id } = await world.offer(key);
      return (
        await test.call<Taken>("POST", `/bonus-api/v1/offers/${id}/claim`, {
          headers: client.headers,
          body: { currency: "RUB" },
        })
      ).body;
    },
    redeem: async (code) =>
      (await test.call<Taken>("POST", "/bonus-api/v1/promo-codes/redeem", { headers: client.headers, body: { code } }))
        .body,
    deposit: async (amount, currency = "RUB") => {
      const id = String(500_000 + (deposits += 1));
      const payment = { id, direction: "DEPOSIT", state: "SUCCEEDED", amount, currency } as const;
      await hearOfDeposit(context, client.userId, payment);
      return id;
    },
    bonus: async (id) =>
      (await test.call<Full>("GET", `/bonus-api/v1/bonuses/${id}`, { headers: client.headers })).body,
    money: async (accountId) => (await accounts()).find(({ id }) => id === Number(accountId))?.money ?? "",
    setCash: async (amount) => {
      const own = client.accounts["RUB"] ?? "";
      const change = amount - Number(await world.money(own));
      if (change !== 0) await move(own, change.toFixed(2), `cash-${nextKey()}`);
    },
    express: async (accountId, amount, legs = 3) => {
      const outcomes = Array.from({ length: legs }, () => newOutcome(test, "1.500"));
      const { status, body } = await client.place({
        accountId: String(accountId),
        typeId: legs === 1 ? 0 : 1,
        amount,
        hasBonusBet: false,
        bets: outcomes.map((outcomeId) => ({ outcomeId, coef: "1.500" })),
      });
      const [coupon] = body.coupons;
      if (coupon === undefined) throw new Error(`${status} ${JSON.stringify(body.errors)}`);
      return { coupon, outcomes };
    },
    settle: async (outcomes, result) => {
      for (const outcome of outcomes) test.book.setResult(outcome, result);
      await settleKnown(context);
    },
    hear: async () => {
      // Numbered now, as they are soon after their commit.
      await context.db.execute(sql`select outbox_number(7340002)`);
      await readEvents(context);
      await endDue(context);
    },
    expectBooks: async () => {
      const { isBalanced, drifts, house } = await readBooks(context.db);
      expect({ isBalanced, drifts, house }).toEqual({ isBalanced: true, drifts: [], house: [] });
    },
    close: () => test.close(),
  };
  return world;
}
