/**
 * Coupons for tests of what follows placing: written as placing writes them, of every kind, on outcomes that no other
 * test uses.
 */
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import type { Answer, TestServices } from "../../../testing/services.ts";
import type { Offers } from "../after/offers.ts";
import { stakeKey } from "../journals.ts";
import { coupon, couponBet } from "../tables.ts";
import { nextKey, type Client, type CouponAnswer } from "./client.ts";

export interface LegInput {
  coef: string;
  isBanker?: boolean;
  blockId?: string;
  /** Minutes after the others. */
  later?: number;
}

export interface WrittenCoupon {
  id: string;
  outcomeIds: string[];
}

type Columns = Partial<typeof coupon.$inferInsert>;

let games = 500_000;

/** A new game with one outcome at a price. */
export function newOutcome(test: TestServices, coef: string, section: "LINE" | "LIVE" = "LINE"): string {
  const gameId = String((games += 1));
  test.book.setGame(gameId, { section, score: section === "LIVE" ? "0:0" : null });
  test.book.setOutcome(`${gameId}.1x2.home`, { coef });
  return `${gameId}.1x2.home`;
}

/** Writes an accepted coupon and takes its stake. Legs are of different games. */
export async function writeCoupon(
  test: TestServices,
  client: Client,
  legs: readonly LegInput[],
  columns: Columns = {},
): Promise<WrittenCoupon> {
  const { context } = test.services;
  const outcomeIds = legs.map(({ coef }) => newOutcome(test, coef));
  const currency = columns.currency ?? "RUB";
  const accountId = Number(client.accounts[currency]);
  const at = context.clock.now();
  const id = await context.transact(async (tx) => {
    const amount = columns.amount ?? "100";
    const [row] = await tx
      .insert(coupon)
      .values({
        playerId: client.userId,
        accountId,
        idempotencyKey: nextKey(),
        fingerprint: "-",
        typeId: legs.length === 1 ? 0 : 1,
        state: "ACCEPTED",
        currency,
        amount,
        coef: null,
        possibleWin: "0",
        maxPayout: "50000000",
        placedAt: at,
        ...columns,
      })
      .returning({ id: coupon.id });
    if (!row) throw new Error("the coupon was not written");
    await tx.insert(couponBet).values(
      legs.map(({ coef, isBanker, blockId, later }, position) => {
        const name = { en: "Test" };
        return {
          couponId: row.id,
          position,
          outcomeId: outcomeIds[position] ?? "",
          gameId: outcomeIds[position]?.split(".")[0] ?? "",
          coef,
          isLive: false,
          marketVersion: 1,
          startsAt: 1_800_000_000_000 + (later ?? 0) * 60_000,
          names: { game: name, championship: name, market: name, outcome: name },
          isBanker: isBanker ?? false,
          blockId: blockId ?? null,
        };
      }),
    );
    const own = columns.promo?.kind === "FREE_BET" ? await houseAccount(tx, "promo", currency) : accountId;
    const posted = await post(tx, {
      key: stakeKey(row.id),
      kind: "stake",
      use: "bet",
      couponId: row.id,
      at,
      entries: [
        { accountId: own, amount: `-${amount}` },
        { accountId: await houseAccount(tx, "stakes", currency), amount },
      ],
    });
    if (!posted.ok) throw new Error(posted.code);
    return row.id;
  });
  return { id: String(id), outcomeIds };
}

export interface DeedAnswer {
  coupon: CouponAnswer | null;
  errors: { code: string; path: string[] | null; minAmount?: string }[];
}

/** A player's calls on their coupons, over HTTP. */
export function deedsOf(test: TestServices, { headers }: Pick<Client, "headers">) {
  const path = (id: string, deed: string) => `/coupon-api/v1/coupons/${id}/${deed}?lng=en`;
  const ask = (id: string, deed: string, body: unknown, key = nextKey()): Promise<Answer<DeedAnswer>> =>
    test.call("POST", path(id, deed), { headers: { ...headers, "idempotency-key": key }, body });
  return {
    offers: async (id: string) => (await test.call<Offers>("GET", path(id, "offers"), { headers })).body,
    cashOut: (id: string, body: unknown, key?: string) => ask(id, "cash-out", body, key),
    setAuto: (id: string, target: string) => ask(id, "auto-cash-out", { target }),
    cancelAuto: (id: string) => test.call<DeedAnswer>("DELETE", path(id, "auto-cash-out"), { headers }),
    insure: (id: string, body: unknown, key?: string) => ask(id, "insure", body, key),
    swap: (id: string, body: unknown, key?: string) => ask(id, "swap", body, key),
    /** Sells at the offer of now. */
    async sellNow(id: string, changes: Record<string, unknown> = {}, key?: string) {
      const { cashOut } = await this.offers(id);
      if (!cashOut) throw new Error(`coupon ${id} can't be sold`);
      return {
        offer: cashOut,
        answer: await ask(id, "cash-out", { token: cashOut.token, value: cashOut.value, ...changes }, key),
      };
    },
  };
}

/** The game of an outcome is over, so that a result can be given. */
export const endGame = (test: TestServices, outcomeId: string): void =>
  test.book.setGame(outcomeId.split(".")[0] ?? "", { isFinished: true });

/** Corrects a result as the operator does. */
export const correct = (
  test: TestServices,
  outcomeId: string,
  result: string,
  headers: Record<string, string> = { "x-service-key": "test-key" },
) =>
  test.call<{ resettled: number; changed: number }>("POST", `/coupon-api/v1/outcomes/${outcomeId}/result`, {
    headers,
    body: { result, reason: "The referee's report" },
  });
