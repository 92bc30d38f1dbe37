/** Coupons that are sold, insured and swapped while the services are killed, and what the books must say afterwards. */
import { setTimeout as wait } from "node:timers/promises";
import { asc, eq, inArray } from "drizzle-orm";
import { Exact } from "#shared/money/money.ts";
import { trialBalance } from "../../services/money/accounts/ledger.ts";
import { entry, journal, ledgerAccount } from "../../services/money/accounts/tables.ts";
import type { Db } from "../../services/platform/database/database.ts";
import { logInBodyOf } from "../../services/testing/services.ts";
import { couponDeed } from "../../services/betting/coupons/after/tables.ts";
import type { Offers } from "../../services/betting/coupons/after/offers.ts";
import { coupon } from "../../services/betting/coupons/tables.ts";
import { oneOf, randomFrom, wholeNumber, type Random } from "../kit/random.ts";
import type { Server } from "./servers.ts";

/** A deed and what the client was told of it at last. */
export interface Deed {
  key: string;
  couponId: string;
  what: "cash-out" | "insure" | "swap";
  body: object;
  /** Codes of the refusal; none when it was done. Null while nobody has answered. */
  refusals: string[] | null;
  tries: number;
}

type Call = <T>(method: "GET" | "POST", path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>;

/** A player of the services themselves, without a gateway. */
async function signedIn(url: string): Promise<Call> {
  const ask = async <T>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as T;
  };
  const { result } = await ask<{ result: { session: string } }>(
    "POST",
    "/auth-api/v1/login",
    logInBodyOf("demo", "Demo-2026!"),
  );
  const { token } = await ask<{ token: string }>("GET", "/web-api/user/gettoken", undefined, {
    "x-session": result.session,
  });
  return (method, path, body, headers) => ask(method, path, body, { authorization: `Bearer ${token}`, ...headers });
}

const perKill = 8;
/** A kill comes at most so many milliseconds after so many answers as are drawn. */
const longestMs = 60;
const giveUpMs = 120_000;

/** Asks until there is an answer: the same key, again and again. @throws when nobody answers for minutes */
async function doUntilAnswered(call: Call, deed: Deed): Promise<void> {
  const until = performance.now() + giveUpMs;
  while (deed.refusals === null) {
    deed.tries += 1;
    const answer = await call<{ errors: { code: string }[] }>(
      "POST",
      `/coupon-api/v1/coupons/${deed.couponId}/${deed.what}?lng=en`,
      deed.body,
      { "idempotency-key": deed.key },
    ).catch(() => null);
    if (answer) deed.refusals = answer.errors.map(({ code }) => code);
    else if (performance.now() > until) throw new Error(`${deed.key} has no answer`);
    else await wait(100);
  }
}

function deedOn(random: Random, key: string, { couponId, cashOut, insurance, swaps }: Offers): Deed | null {
  const sale = cashOut && { token: cashOut.token, value: cashOut.value, policy: "ANY" };
  const [premium, swap] = [insurance[0], swaps[0]];
  const alternative = swap?.outcomes[0];
  const possible = [
    ...(sale
      ? [
          { what: "cash-out" as const, body: sale },
          { what: "cash-out" as const, body: { ...sale, share: "0.5" } },
        ]
      : []),
    ...(premium ? [{ what: "insure" as const, body: { share: premium.share, premium: premium.insuredAmount } }] : []),
    ...(swap && alternative
      ? [{ what: "swap" as const, body: { betOutcomeId: swap.outcomeId, outcomeId: alternative.outcomeId } }]
      : []),
  ];
  const [first, ...rest] = possible;
  return first ? { key, couponId, ...oneOf(random, [first, ...rest]), refusals: null, tries: 0 } : null;
}

/** Places coupons, and kills the services in the middle of what is done with them, again and again. */
export async function killInSales(victim: Server, kills: number, seed: string): Promise<Deed[]> {
  const random = randomFrom(seed);
  const call = await signedIn(victim.url);
  const { accounts } = await call<{ accounts: { id: number; iso: string }[] }>("GET", "/account-api/v1/accounts");
  const accountId = String(accounts.find(({ iso }) => iso === "RUB")?.id ?? "");
  const all: Deed[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const { games } = await call<{ games: { markets: { outcomes: { id: string; coef: string }[] }[] }[] }>(
      "GET",
      `/sportsbook-api/v1/games?section=LINE&markets=main&first=${perKill * 2}&lng=en`,
    );
    const outcomes = games.flatMap(({ markets }) => markets[0]?.outcomes[0] ?? []).slice(-perKill);
    const ids: string[] = [];
    for (const [index, { id, coef }] of outcomes.entries()) {
      const body = {
        accountId,
        typeId: 0,
        amount: String(wholeNumber(random, 40, 90)),
        changeCoefAction: 0,
        bets: [{ outcomeId: id, coef }],
      };
      const { coupons } = await call<{ coupons: { id: string }[] }>("POST", "/coupon-api/v1/coupons?lng=en", body, {
        "idempotency-key": `${seed}-${kill}-${index}-placed`,
      });
      ids.push(...coupons.map((placed) => placed.id));
    }
    const { offers } = await call<{ offers: Offers[] }>("GET", `/coupon-api/v1/offers?lng=en&ids=${ids.join(",")}`);
    const deeds = offers.flatMap((offer, index) => deedOn(random, `${seed}-${kill}-${index}-deed`, offer) ?? []);
    const [nth, delayMs] = [wholeNumber(random, 0, deeds.length - 1), wholeNumber(random, 0, longestMs)];
    const reached = Promise.withResolvers<void>();
    let answered = 0;
    const told = () => {
      if (answered === nth) reached.resolve();
      answered += 1;
    };
    told();
    const done = Promise.all(deeds.map((deed) => doUntilAnswered(call, deed).then(told)));
    done.catch(() => undefined);
    await reached.promise;
    await wait(delayMs);
    await victim.kill();
    await victim.start();
    await done;
    all.push(...deeds);
  }
  return all;
}

/** What is wrong in the books after all: nothing, when each deed moved its money once or not at all. */
export async function wrongSales(db: Db, told: readonly Deed[]): Promise<string[]> {
  const { totals, drifts } = await trialBalance(db);
  const deeds = new Map((await db.select().from(couponDeed)).map((deed) => [deed.idempotencyKey, deed]));
  const unlike = told.filter(({ key, couponId, refusals }) =>
    refusals?.length === 0 ? deeds.get(key)?.couponId !== Number(couponId) : deeds.has(key),
  );
  const coupons = await db.select().from(coupon).orderBy(asc(coupon.id));
  const wallets = await db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.kind, "player"));
  const moved = await db
    .select({ couponId: journal.couponId, amount: entry.amount })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(
      inArray(
        entry.accountId,
        wallets.map(({ id }) => id),
      ),
    );
  const byCoupon = Map.groupBy(moved, ({ couponId }) => couponId);
  const unpaid = coupons.filter((row) => {
    const sum = (byCoupon.get(row.id) ?? []).reduce((total, { amount }) => total.plus(amount), new Exact(0));
    return !sum.equals(new Exact(row.payout ?? row.cashedValue).minus(row.amount).minus(row.insurancePremium ?? 0));
  });
  const stakes = await db
    .select({ amount: entry.amount })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(eq(ledgerAccount.kind, "stakes"));
  const held = stakes.reduce((sum, { amount }) => sum.plus(amount), new Exact(0));
  const open = coupons
    .filter(({ state }) => state === "ACCEPTED" || state === "PENDING")
    .reduce((sum, row) => sum.plus(row.amount).minus(row.cashedStake), new Exact(0));
  const half = coupons.filter(
    ({ replacedById, id }) =>
      replacedById !== null && !coupons.some((row) => row.id === replacedById && row.replacesId === id),
  );
  return [
    ...totals.filter(({ sum }) => sum !== "0").map((total) => `the books do not balance: ${JSON.stringify(total)}`),
    ...drifts.map((drift) => `it drifts: ${JSON.stringify(drift)}`),
    ...unlike.map(
      ({ key, refusals }) =>
        `${key} was told ${JSON.stringify(refusals)}, there is ${deeds.has(key) ? "a deed" : "none"}`,
    ),
    ...unpaid.map(({ id, state }) => `coupon ${id}, ${state}, moved another sum than it says`),
    ...half.map(({ id }) => `coupon ${id} was swapped for one that does not know it`),
    ...(held.equals(open) ? [] : [`${held.toFixed()} are held for open coupons of ${open.toFixed()}`]),
  ];
}
