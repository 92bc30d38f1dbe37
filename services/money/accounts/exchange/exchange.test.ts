/** Conversions between own accounts over real HTTP: what is shown is what is booked, once, or nothing. */
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { startTestServices, testSettings, type TestServices } from "../../../testing/services.ts";
import { readBooks } from "../books.ts";
import type { exchangeApi } from "./api.ts";
import { demoRates } from "./demoRates.ts";
import { ratesOf } from "./rates.ts";

type Quoted = z.infer<typeof exchangeApi.quoteConversion.response>;
type Converted = z.infer<typeof exchangeApi.convertMoney.response>;

let test: TestServices;
let headers: { authorization: string };
let ids: Record<string, number> = {};
let keys = 0;
const nextKey = () => `exchange-key-${(keys += 1)}`;

const accounts = async () =>
  (
    await test.call<{ accounts: { id: number; iso: string; money: string }[] }>("GET", "/account-api/v1/accounts", {
      headers,
    })
  ).body.accounts;
const balance = async (iso: string) => (await accounts()).find((each) => each.iso === iso)?.money;
beforeAll(async () => {
  test = await startTestServices();
  headers = (await test.signIn()).headers;
  // Yen and Kuwaiti dinars: no minor units, and three digits of them.
  for (const number of [392, 414])
    await test.call("POST", `/office-api/v1/account/currency/add?id=${number}`, { headers });
  ids = Object.fromEntries((await accounts()).map(({ id, iso }) => [iso, id]));
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await readBooks(test.services.context.db)).toMatchObject({ isBalanced: true, house: [], drifts: [] });
});

const quote = async (from: string | number, to: string | number, amount: string) => {
  const idOf = (account: string | number) => (typeof account === "number" ? account : ids[account]);
  const query = `from_account_id=${idOf(from)}&to_account_id=${idOf(to)}&amount=${encodeURIComponent(amount)}`;
  return (await test.call<Quoted>("GET", `/account-api/v1/exchange/quote?${query}`, { headers })).body;
};
const convert = async (token: string, key = nextKey(), as = headers) =>
  (
    await test.call<Converted>("POST", "/account-api/v1/exchange", {
      headers: { ...as, "idempotency-key": key },
      body: { quote: token },
    })
  ).body;
const tokenOf = ({ quote: shown, errors }: Quoted) => {
  if (shown === null) throw new Error(JSON.stringify(errors));
  return shown.token;
};

describe("a conversion", () => {
  // 1.0389 / 106.1028 and so on, by the table of the demo, cut to twelve digits.
  it.each([
    ["RUB", "USD", "1000", "1000.00", "0.00979144753955", "9.79"],
    ["USD", "JPY", "10", "10.00", "156.954471075", "1569"],
    ["JPY", "KWD", "1001", "1001", "0.00196430761682", "1.966"],
    ["KWD", "RUB", "0.500", "0.500", "331.2606931", "165.63"],
  ])("from %s to %s of %s books what was shown", async (from, to, amount, given, rate, gained) => {
    const before = [Number(await balance(from)), Number(await balance(to))] as const;
    const shown = await quote(from, to, amount);
    expect(shown.quote).toMatchObject({ amount: given, currency: from, gained, gained_currency: to, rate });
    expect(shown.quote).toMatchObject({ rates_date: "2024-12-31", rates_source: null, margin: "0" });
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => convert(tokenOf(shown), key)));
    for (const { conversion, errors } of answers) expect([conversion?.gained, errors]).toEqual([gained, []]);
    expect(Number(await balance(from))).toBeCloseTo(before[0] - Number(amount), 6);
    expect(Number(await balance(to))).toBeCloseTo(before[1] + Number(gained), 6);
  });

  it("is one journal of both legs, and both balances are told", async () => {
    const { context } = test.services;
    // Events get their numbers after the commit, those of the conversions before too.
    await vi.waitFor(async () => {
      const { rows } = await context.db.execute("select id from outbox where seq is null");
      expect(rows).toEqual([]);
    });
    const last = await context.outbox.lastSeq();
    await convert(tokenOf(await quote("RUB", "USD", "500")));
    const { rows } = await context.db.execute<{ kind: string; entries: string; wallets: string }>(
      `select journal.kind, count(*)::text as entries, count(*) filter (where account.kind = 'player')::text as wallets
       from journal join entry on entry.journal_id = journal.id join ledger_account account on account.id = entry.account_id
       where journal.id = (select max(id) from journal) group by journal.id`,
    );
    expect(rows).toEqual([{ kind: "conversion", entries: "4", wallets: "2" }]);
    await vi.waitFor(async () => {
      const told = (await context.outbox.readAfter(last, 10)).map(({ type, data }) => [
        type,
        (data as { account: { iso: string } }).account.iso,
      ]);
      expect(told).toEqual([
        ["balance", "RUB"],
        ["balance", "USD"],
      ]);
    });
  });

  it("after the quote is over is refused, unless it was made before", async () => {
    const shown = tokenOf(await quote("RUB", "USD", "100"));
    const key = nextKey();
    await convert(shown, key);
    test.advance(60_000);
    const before = await accounts();
    expect(await convert(shown)).toMatchObject({ conversion: null, errors: [{ code: "RATE_CHANGED" }] });
    expect((await convert(shown, key)).conversion).toMatchObject({ amount: "100.00" });
    expect(await accounts()).toEqual(before);
  });

  it("under a key that was used for another one is refused", async () => {
    const key = nextKey();
    await convert(tokenOf(await quote("RUB", "USD", "100")), key);
    expect((await convert(tokenOf(await quote("RUB", "USD", "101")), key)).errors).toMatchObject([
      { code: "IDEMPOTENCY_MISMATCH" },
    ]);
  });

  it("by a quote that was changed, made up or another player's is refused", async () => {
    const before = await accounts();
    const token = tokenOf(await quote("RUB", "USD", "100"));
    const [body = "", signature = ""] = token.split(".");
    const richer = Buffer.from(body, "base64url")
      .toString()
      .replace(/"gained":"[^"]+"/, '"gained":"999999.00"');
    for (const forged of [
      `${Buffer.from(richer).toString("base64url")}.${signature}`,
      `${body}.`,
      body,
      "",
      `${body}.${signature}AA`,
    ])
      expect((await convert(forged)).errors).toMatchObject([{ code: "INVALID", path: ["quote"] }]);
    const other = (await test.signIn("demo2")).headers;
    expect((await convert(token, nextKey(), other)).errors).toMatchObject([{ code: "INVALID", path: ["quote"] }]);
    expect((await convert(token, "")).errors).toMatchObject([{ code: "REQUIRED", path: ["idempotencyKey"] }]);
    expect(await accounts()).toEqual(before);
  });

  it("of one balance is made once, however many ask at the same time", async () => {
    const amount = (Number(await balance("RUB")) * 0.6).toFixed(2);
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async () => tokenOf(await quote("RUB", "USD", amount))),
    );
    const answers = await Promise.all(tokens.map((token) => convert(token)));
    expect(answers.filter(({ conversion }) => conversion !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
      new Set(["INSUFFICIENT_FUNDS"]),
    );
  });

  it.each([
    ["RUB", "RUB", "100", "INVALID"],
    ["RUB", 1, "100", "ACCOUNT_UNKNOWN"],
    [1, "RUB", "100", "ACCOUNT_UNKNOWN"],
    ["RUB", "USD", "0", "AMOUNT_TOO_SMALL"],
    ["RUB", "USD", "0.01", "AMOUNT_TOO_SMALL"],
    ["RUB", "USD", "1.001", "AMOUNT_TOO_PRECISE"],
    ["JPY", "USD", "1.5", "AMOUNT_TOO_PRECISE"],
    ["RUB", "USD", "ten", "INVALID"],
  ])("from %s to %s of %s is refused with %s", async (from, to, amount, code) => {
    expect(await quote(from, to, amount)).toMatchObject({ quote: null, errors: [{ code }] });
  });
});

describe("rates from the operator's address", () => {
  let server: Server;
  let answer: { status: number; body: unknown };
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => server.close());
  afterEach(() => vi.useRealTimers());

  const today = () => new Date().toISOString().slice(0, 10);
  const source = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`;
    const money = { ...testSettings.money, exchange: { ...testSettings.money.exchange, rates: { url } } };
    return ratesOf({ settings: { ...testSettings, money }, log: { warn: () => {}, error: () => {} } });
  };

  it("are kept for ten minutes, and for an hour while the address fails", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    answer = { status: 200, body: { base: "EUR", date: today(), rates: { USD: 1.25, RUB: "100" } } };
    asked = 0;
    const rates = source();
    const all = await Promise.all([rates(), rates(), rates()]);
    const told = { base: "EUR", date: today(), rates: { USD: "1.25", RUB: "100" } };
    expect(all[2]).toEqual({ ...told, source: "127.0.0.1" });
    expect(asked).toBe(1);
    answer = { status: 503, body: {} };
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect((await rates())?.rates["USD"]).toBe("1.25");
    expect(asked).toBe(2);
    vi.setSystemTime(Date.now() + 50 * 60_000);
    expect(await rates()).toBeNull();
  });

  it("are none once their day began more than four days ago, though they were asked for before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2026-11-26T23:55:00Z");
    answer = { status: 200, body: { base: "EUR", date: "2026-11-23", rates: { USD: 1.25 } } };
    const rates = source();
    expect((await rates())?.date).toBe("2026-11-23");
    vi.setSystemTime("2026-11-27T00:01:00Z");
    expect(await rates()).toBeNull();
  });

  it("name who publishes them, where the answer says so", async () => {
    answer = { status: 200, body: { base: "EUR", date: today(), source: "A central bank", rates: { USD: 1.25 } } };
    expect((await source()())?.source).toBe("A central bank");
  });

  it.each([
    ["no rates", { status: 200, body: { error: "quota" } }],
    ["rates that are old", { status: 200, body: { base: "EUR", date: demoRates.date, rates: { USD: 1.25 } } }],
    ["a rate below zero", { status: 200, body: { base: "EUR", date: "2026-11-20", rates: { USD: -1 } } }],
    ["an error", { status: 500, body: {} }],
  ])("are none when it answers %s", async (_, given) => {
    answer = given;
    expect(await source()()).toBeNull();
  });

  it("are needed: without a source nothing is converted", async () => {
    const money = { ...testSettings.money, exchange: { ...testSettings.money.exchange, rates: null } };
    const bare = await startTestServices({ settings: { money } });
    try {
      const own = (await bare.signIn()).headers;
      const { body } = await bare.call<{ accounts: { id: number }[] }>("GET", "/account-api/v1/accounts", {
        headers: own,
      });
      const [one, other] = body.accounts;
      const query = `from_account_id=${one?.id}&to_account_id=${other?.id}&amount=100`;
      expect((await bare.call("GET", `/account-api/v1/exchange/quote?${query}`, { headers: own })).body).toMatchObject({
        quote: null,
        errors: [{ code: "RATE_UNAVAILABLE" }],
      });
    } finally {
      await bare.close();
    }
  });
});
