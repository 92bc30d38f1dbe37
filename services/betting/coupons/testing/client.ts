/** What coupon tests do all the time: sign in, quote, place, read balances and books. */
import { expect } from "vitest";
import type { z } from "zod";
import { trialBalance } from "../../../money/accounts/ledger.ts";
import type { accountData } from "../../../money/accounts/api.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { Answer, TestServices } from "../../../testing/services.ts";
import type { coupon } from "../api/coupon.ts";
import type { quote } from "../api/quote.ts";

export type CouponAnswer = z.infer<typeof coupon>;
export interface PlaceAnswer {
  coupons: CouponAnswer[];
  errors: FieldError[];
}
export type QuoteAnswer = z.infer<typeof quote>;

/** Fields of a coupon as sent; tests also send wrong ones. */
export type CouponInput = Record<string, unknown>;

export interface Client {
  userId: number;
  /** Account numbers by currency. */
  accounts: Record<string, string>;
  headers: Record<string, string>;
  place(input: CouponInput, key?: string): Promise<Answer<PlaceAnswer>>;
  quote(input: CouponInput): Promise<Answer<QuoteAnswer>>;
  balance(currency?: string): Promise<string>;
  coupon(id: string): Promise<CouponAnswer>;
}

let keys = 0;
export const nextKey = () => `test-key-${String((keys += 1)).padStart(8, "0")}`;

/** Signs a demo player in. */
export async function clientOf(test: TestServices, login = "demo"): Promise<Client> {
  const { session, headers } = await test.signIn(login);
  const { body } = await test.call<{ user_id: number }>("GET", "/web-api/session", {
    headers: { "x-session": session },
  });
  return clientWith(test, { userId: body.user_id, headers });
}

/** A player who is signed in. */
export async function clientWith(
  test: TestServices,
  { userId, headers }: Pick<Client, "userId" | "headers">,
): Promise<Client> {
  const load = async () =>
    (await test.call<z.infer<typeof accountData>>("GET", "/account-api/v1/accounts", { headers })).body.accounts;
  const accounts = Object.fromEntries((await load()).map(({ iso, id }) => [iso, String(id)]));
  return {
    userId,
    accounts,
    headers,
    place: (input, key = nextKey()) =>
      test.call("POST", "/coupon-api/v1/coupons?lng=en", {
        headers: { ...headers, "idempotency-key": key },
        body: input,
      }),
    quote: (input) => test.call("POST", "/coupon-api/v1/quote?lng=en", { headers, body: input }),
    balance: async (currency = "RUB") => (await load()).find(({ iso }) => iso === currency)?.money ?? "",
    coupon: async (id) => {
      const [found] = (
        await test.call<{ coupons: CouponAnswer[] }>("GET", `/coupon-api/v1/coupons/by-ids?lng=en&ids=${id}`, {
          headers,
        })
      ).body.coupons;
      if (!found) throw new Error(`no coupon ${id}`);
      return found;
    },
  };
}

/** A single on a home win at the test book's price, 100 RUB by default. */
export function single(client: Client, changes: CouponInput = {}): CouponInput {
  return {
    accountId: client.accounts["RUB"],
    typeId: 0,
    amount: "100",
    bets: [{ outcomeId: "1.1x2.home", coef: "2.000" }],
    ...changes,
  };
}

/** An express of outcomes at the prices given. */
export function express(
  client: Client,
  bets: [outcomeId: string, coef: string][],
  changes: CouponInput = {},
): CouponInput {
  return {
    accountId: client.accounts["RUB"],
    typeId: 1,
    amount: "100",
    bets: bets.map(([outcomeId, coef]) => ({ outcomeId, coef })),
    ...changes,
  };
}

/** Places what must be taken. */
export async function placed(client: Client, input: CouponInput): Promise<CouponAnswer> {
  const { status, body } = await client.place(input);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
  const [coupon] = body.coupons;
  if (!coupon) throw new Error("nothing was placed");
  return coupon;
}

/** The books balance to zero, and every wallet is the sum of its entries. */
export async function expectProvenBooks(test: TestServices): Promise<void> {
  const { totals, drifts } = await trialBalance(test.services.context.db);
  expect(drifts).toEqual([]);
  expect(totals.filter(({ sum }) => sum !== "0")).toEqual([]);
}
