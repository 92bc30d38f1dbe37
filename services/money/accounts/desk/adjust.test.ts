/** Corrections of balances over real HTTP, by one person and by two. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestServices, type TestServices, testSettings } from "../../../testing/services.ts";
import { Exact } from "#shared/money/money.ts";
import { readBooks } from "../books.ts";
import { addDebt } from "../debts.ts";
import { houseAccount, post } from "../ledger.ts";
import type { Adjustment } from "./adjust.ts";

const path = "/account-api/v1/desk/adjustments";
type Body = Adjustment & { code: string };

let keys = 0;
const nextKey = () => `adjust-key-${(keys += 1)}`;

/** The services with a rule of their own for second people. */
function desk(adjustments: { needTwo: boolean; twoAbove: string }) {
  let test: TestServices;
  let headers: { authorization: string };
  let rub = 0;
  beforeAll(async () => {
    test = await startTestServices({ settings: { money: { ...testSettings.money, adjustments } } });
    headers = (await test.signIn()).headers;
    rub = (await accounts()).find(({ iso }) => iso === "RUB")?.id ?? 0;
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(await readBooks(test.services.context.db)).toMatchObject({ isBalanced: true });
  });
  const accounts = async () =>
    (
      await test.call<{ accounts: { id: number; iso: string; money: string }[] }>("GET", "/account-api/v1/accounts", {
        headers,
      })
    ).body.accounts;
  const key = { "x-service-key": "test-key" };
  return {
    rub: () => rub,
    test: () => test,
    balance: async () => Number((await accounts()).find(({ id }) => id === rub)?.money),
    propose: (change: object = {}, idempotencyKey = nextKey()) =>
      test.call<Body>("POST", path, {
        headers: { ...key, "idempotency-key": idempotencyKey },
        body: { account_id: rub, amount: "250.50", reason: "goodwill", note: "late payout", actor: "Olga", ...change },
      }),
    decide: (id: string, confirm: boolean, actor: string) =>
      test.call<Body>("POST", `${path}/${id}`, { headers: key, body: { confirm, actor } }),
    list: async (query = "") =>
      (await test.call<{ adjustments: Adjustment[] }>("GET", `${path}${query}`, { headers: key })).body.adjustments,
    history: async () =>
      (
        await test.call<{ entries: { type: string; amount: string }[] }>(
          "GET",
          "/account-api/v1/getMainAccount?types=ADJUSTMENT",
          { headers },
        )
      ).body.entries.map(({ type, amount }) => `${type} ${amount}`),
  };
}

describe("a correction by one person", () => {
  const { propose, balance, history, decide, rub, test } = desk({ needTwo: false, twoAbove: "0" });

  it("is booked at once and once under a key, and the history names it", async () => {
    const before = await balance();
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => propose({}, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.state}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      state: "CONFIRMED",
      amount: "250.50",
      proposed_by: "Olga",
      decided_by: "Olga",
    });
    expect(await balance()).toBe(before + 250.5);
    expect(await history()).toEqual(["ADJUSTMENT 250.50"]);
    expect((await propose({ amount: "1" }, key)).body.code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await decide(answers[0]?.body.id ?? "", true, "Ivan")).body.code).toBe("ADJUSTMENT_DECIDED");
    const { outbox } = test().services.context;
    // Events get their numbers after the commit.
    await vi.waitFor(async () =>
      expect((await outbox.readAfter(0, 1000)).at(-1)).toMatchObject({
        type: "balance",
        data: { account: { id: rub(), money: (before + 250.5).toFixed(2) } },
      }),
    );
  });

  it("takes money too, and never more than there is", async () => {
    const before = await balance();
    expect((await propose({ amount: "-50.5" })).body).toMatchObject({ state: "CONFIRMED", amount: "-50.50" });
    expect(await balance()).toBe(before - 50.5);
    const key = nextKey();
    expect(await propose({ amount: "-9999999" }, key)).toMatchObject({
      status: 409,
      body: { code: "INSUFFICIENT_FUNDS" },
    });
    // Nothing is left of what was refused: the key is free again.
    expect((await propose({ amount: "-1" }, key)).status).toBe(200);
    expect(await balance()).toBe(before - 51.5);
  });

  it.each([
    [{ amount: "0" }, 400, "BAD_AMOUNT"],
    [{ amount: "0.001" }, 400, "BAD_AMOUNT"],
    [{ amount: "1e3" }, 400, "BAD_REQUEST"],
    [{ reason: "" }, 400, "BAD_REQUEST"],
    [{ note: " " }, 400, "BAD_REQUEST"],
    [{ actor: "" }, 400, "BAD_REQUEST"],
    [{ account_id: 1 }, 404, "ACCOUNT_UNKNOWN"],
  ])("of %j is answered %i %s", async (change, status, code) => {
    const before = await balance();
    expect(await propose(change)).toMatchObject({ status, body: { code } });
    expect(await balance()).toBe(before);
  });

  it("can't be made on an account of the house, or without the key", async () => {
    const { rows } = await test().services.context.db.execute<{ id: number }>(
      "select id from ledger_account where kind = 'equity' limit 1",
    );
    expect((await propose({ account_id: rows[0]?.id })).body.code).toBe("ACCOUNT_UNKNOWN");
    expect((await propose({}, "short")).body.code).toBe("INVALID");
    expect((await test().call("POST", path, { body: {} })).status).toBe(400);
    expect((await test().call("GET", path)).status).toBe(401);
  });

  it("pays a debt first", async () => {
    const { db } = test().services.context;
    const before = await balance();
    await db.transaction(async (tx) => {
      await addDebt(tx, rub(), new Exact("100"));
      await post(tx, {
        key: "adjust-test:debt",
        kind: "reversal",
        use: "adjustment",
        at: 0,
        entries: [
          { accountId: await houseAccount(tx, "debts", "RUB"), amount: "-100" },
          { accountId: await houseAccount(tx, "revenue", "RUB"), amount: "100" },
        ],
      });
    });
    await propose({ amount: "130" });
    expect(await balance()).toBe(before + 30);
  });
});

describe("a correction by two people", () => {
  const { propose, decide, balance, list, test } = desk({ needTwo: true, twoAbove: "0" });

  it("moves nothing until another one confirms it, once", async () => {
    const before = await balance();
    const { body } = await propose();
    expect(body).toMatchObject({ state: "PROPOSED", decided_by: null });
    expect((await list("?state=PROPOSED")).map(({ id }) => id)).toEqual([body.id]);
    expect(await balance()).toBe(before);
    for (const same of ["Olga", " olga "]) expect((await decide(body.id, true, same)).body.code).toBe("SAME_ACTOR");
    const answers = await Promise.all(["Ivan", "Petra", "Amir"].map((actor) => decide(body.id, true, actor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balance()).toBe(before + 250.5);
  });

  it("is refused by anybody, also by who proposed it", async () => {
    const before = await balance();
    const { body } = await propose();
    expect((await decide(body.id, false, "Olga")).body).toMatchObject({ state: "REFUSED", decided_by: "Olga" });
    expect((await decide(body.id, true, "Ivan")).body.code).toBe("ADJUSTMENT_DECIDED");
    expect((await decide("999999", true, "Ivan")).body.code).toBe("ADJUSTMENT_UNKNOWN");
    expect(await balance()).toBe(before);
  });

  it("expires after a day", async () => {
    const { body } = await propose();
    test().advance(24 * 60 * 60_000);
    expect((await decide(body.id, true, "Ivan")).body.code).toBe("ADJUSTMENT_DECIDED");
    expect((await list()).find(({ id }) => id === body.id)).toMatchObject({ state: "EXPIRED", decided_by: null });
  });

  it("stays open when the account has too little for it", async () => {
    const { body } = await propose({ amount: "-9999999" });
    expect(body.state).toBe("PROPOSED");
    expect((await decide(body.id, true, "Ivan")).body.code).toBe("INSUFFICIENT_FUNDS");
    expect((await list("?state=PROPOSED")).map(({ id }) => id)).toEqual([body.id]);
    await decide(body.id, false, "Ivan");
  });
});

describe("a correction where small ones need one person", () => {
  const { propose } = desk({ needTwo: true, twoAbove: "10" });

  // 10 EUR are about 400 RUB, by the steps of their amounts.
  it.each([
    ["400", "CONFIRMED"],
    ["-400", "CONFIRMED"],
    ["400.01", "PROPOSED"],
    ["-400.01", "PROPOSED"],
  ])("of %s RUB is %s", async (amount, state) => {
    expect((await propose({ amount })).body.state).toBe(state);
  });
});
