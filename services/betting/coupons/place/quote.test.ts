import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import {
  clientOf,
  express,
  placed,
  single,
  type Client,
  type CouponAnswer,
  type CouponInput,
  type QuoteAnswer,
} from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

describe("what a quote says of each bet [3.03]", () => {
  const flags = async (body: CouponInput) =>
    (await client.quote(body)).body.bets.map(({ isDependent, isBanned, canBeBanker }) => ({
      isDependent,
      isBanned,
      canBeBanker,
    }));
  const pair: [string, string][] = [
    ["1.1x2.home", "2"],
    ["2.1x2.draw", "3.2"],
  ];

  it("marks bets that depend on each other where the kind forbids that", async () => {
    const same: [string, string][] = [...pair, ["1.1x2.away", "4"]];
    expect((await flags(express(client, same))).map(({ isDependent }) => isDependent)).toEqual([true, false, true]);
    expect((await flags(express(client, pair))).map(({ isDependent }) => isDependent)).toEqual([false, false]);
  });

  it("says which can be bankers: two others must be left", async () => {
    const three: [string, string][] = [...pair, ["3.1x2.home", "2"]];
    const system = express(client, three, { typeId: 2, systemValue: 2 });
    expect((await flags(system)).map(({ canBeBanker }) => canBeBanker)).toEqual([true, true, true]);
    const bets = three.map(([outcomeId, coef], index) => ({ outcomeId, coef, isBanker: index === 0 }));
    expect((await flags({ ...system, bets })).map(({ canBeBanker }) => canBeBanker)).toEqual([true, false, false]);
    expect((await flags(express(client, three))).map(({ canBeBanker }) => canBeBanker)).toEqual([false, false, false]);
  });
});

describe("a quote", () => {
  const asGuest = (body: unknown) => test.call<QuoteAnswer>("POST", "/coupon-api/v1/quote?lng=en", { body });

  it("prices a coupon, its return and its bounds: possible win is the amount times the coef [5.22]", async () => {
    // 2 × 3.2 = 6.4; 150 × 6.4 = 960.
    expect(
      (
        await client.quote(
          express(
            client,
            [
              ["1.1x2.home", "2"],
              ["2.1x2.draw", "3.2"],
            ],
            { amount: "150" },
          ),
        )
      ).body,
    ).toEqual({
      currency: "RUB",
      coef: "6.400",
      possibleWin: "960.00",
      minAmount: "10.00",
      maxAmount: "1000000.00",
      maxPayout: "50000000.00",
      bets: [
        {
          outcomeId: "1.1x2.home",
          coef: "2.000",
          isBlocked: false,
          gameVersion: 1,
          isDependent: false,
          isBanned: false,
          canBeBanker: false,
          minAmount: null,
          maxAmount: null,
          possibleWin: null,
        },
        {
          outcomeId: "2.1x2.draw",
          coef: "3.200",
          isBlocked: false,
          gameVersion: 1,
          isDependent: false,
          isBanned: false,
          canBeBanker: false,
          minAmount: null,
          maxAmount: null,
          possibleWin: null,
        },
      ],
      minPossibleWin: null,
      units: null,
      systemValues: [],
      antiExpressCoef: null,
      bonus: null,
      blocks: [],
      availablePrepaidAmount: "0.00",
      isVipAvailable: true,
      promo: null,
      // Four bets of 1.3 and more give five percent.
      hyperBonus: {
        percent: null,
        minCoef: "1.3",
        minAmount: "100.00",
        maxAmount: "10000.00",
        nextBets: 2,
        nextPercent: "5",
        isApplied: false,
      },
      errors: [],
    });
  });

  it("is for guests too, in the default currency, RUB [9.35]", async () => {
    expect(
      (await asGuest({ accountId: "0", typeId: 0, amount: "100", bets: [{ outcomeId: "1.1x2.home", coef: "2" }] }))
        .body,
    ).toMatchObject({ currency: "RUB", coef: "2.000", possibleWin: "200.00", minAmount: "10.00", errors: [] });
    expect(
      (await asGuest({ accountId: client.accounts["RUB"], typeId: 0, bets: [{ outcomeId: "1.1x2.home", coef: "2" }] }))
        .body.errors,
    ).toMatchObject([{ code: "ACCOUNT_UNKNOWN", path: ["accountId"] }]);
  });

  it("needs no stake yet, and has the bounds of the account's currency", async () => {
    expect(
      (await client.quote(single(client, { amount: null, accountId: client.accounts["USD"] }))).body,
    ).toMatchObject({
      currency: "USD",
      coef: "2.000",
      possibleWin: null,
      minAmount: "0.25",
      maxAmount: "25000.00",
      errors: [],
    });
  });

  it("says what would stop the coupon and how each bet stands now", async () => {
    const { body } = await client.quote(
      express(
        client,
        [
          ["1.1x2.home", "1.9"],
          ["77.1x2.home", "2"],
        ],
        { amount: "5" },
      ),
    );
    expect(body).toMatchObject({
      coef: null,
      possibleWin: null,
      bets: [{ coef: "2.000" }, { outcomeId: "77.1x2.home", coef: null, isBlocked: true, gameVersion: null }],
    });
    expect(body.errors.map(({ code }) => code)).toEqual(["OUTCOME_UNKNOWN", "AMOUNT_TOO_SMALL"]);
  });

  it("answers 401 to a token that is no longer good, so that it can be refreshed", async () => {
    expect(
      (
        await test.call("POST", "/coupon-api/v1/quote", {
          headers: { authorization: "Bearer old" },
          body: single(client),
        })
      ).status,
    ).toBe(401);
  });

  it("has bounds only for the kinds the site config lists [5.17]", { tags: "slow" }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "services-"));
    const siteConfigPath = join(folder, "site.json");
    await writeFile(siteConfigPath, JSON.stringify({ couponTypesWithLimits: [1], couponTypes: [0, 1] }));
    const bounded = await startTestServices({ settings: { siteConfigPath } });
    try {
      const player = await clientOf(bounded);
      expect((await player.quote(single(player, { amount: "0.01" }))).body).toMatchObject({
        minAmount: null,
        maxAmount: null,
        errors: [],
      });
      expect(
        (
          await player.quote(
            express(
              player,
              [
                ["1.1x2.home", "2"],
                ["2.1x2.home", "2"],
              ],
              { amount: "0.01" },
            ),
          )
        ).body,
      ).toMatchObject({ minAmount: "10.00", errors: [{ code: "AMOUNT_TOO_SMALL" }] });
    } finally {
      await bounded.close();
      await rm(folder, { recursive: true });
    }
  });
});

describe("the list of coupons", () => {
  interface Page {
    coupons: CouponAnswer[];
    cursors: string[];
    totalCount: number;
    next: string | null;
  }
  const list = (query: string) =>
    test.call<Page>("GET", `/coupon-api/v1/coupons?lng=en&${query}`, { headers: client.headers });

  it("has the latest first, in pages that don't shift when a coupon is added", async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await placed(client, single(client))).id);
    const first = (await list("first=2")).body;
    expect(first).toMatchObject({ totalCount: 5, coupons: [{ id: ids[0] }, { id: ids[1] }] });
    await placed(client, single(client));
    const second = (await list(`first=2&after=${first.next}`)).body;
    expect(second.coupons.map(({ id }) => id)).toEqual([ids[2], ids[3]]);
    const last = (await list(`first=2&after=${second.next}`)).body;
    expect(last).toMatchObject({ coupons: [{ id: ids[4] }], next: null });
    expect((await list("state=WON")).body).toEqual({ coupons: [], cursors: [], totalCount: 0, next: null });
    expect((await list("state=ACCEPTED")).body.totalCount).toBe(6);
  });

  it("is the player's own, by id too", async () => {
    const mine = await placed(client, single(client));
    const other = await clientOf(test, "demo2");
    const path = `/coupon-api/v1/coupons/by-ids?lng=en&ids=${mine.id},abc,,-1,99999999999`;
    expect(
      (await test.call<{ coupons: CouponAnswer[] }>("GET", path, { headers: client.headers })).body.coupons,
    ).toMatchObject([{ id: mine.id }]);
    expect((await test.call("GET", path, { headers: other.headers })).body).toEqual({ coupons: [] });
    expect((await test.call("GET", path)).status).toBe(401);
    expect((await test.call("GET", "/coupon-api/v1/coupons")).status).toBe(401);
  });

  it("answers 400 to an invalid cursor", async () => {
    expect(await list("after=nonsense")).toMatchObject({ status: 400, body: { code: "BAD_CURSOR" } });
  });
});

describe("a shared coupon", () => {
  const share = (typeId: number, outcomes: string[]) =>
    test.call<{ code: string | null; errors: unknown[] }>("POST", "/coupon-api/v1/shared?lng=en", {
      body: { typeId, bets: outcomes.map((outcomeId) => ({ outcomeId, coef: "2" })) },
    });

  it("is saved under eight symbols and loaded ignoring case", async () => {
    const { code } = (await share(1, ["1.1x2.home", "2.1x2.draw"])).body;
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(await test.call("GET", `/coupon-api/v1/shared/${code?.toLowerCase()}`)).toEqual({
      status: 200,
      body: {
        code,
        typeId: 1,
        systemValue: null,
        cover: null,
        bets: ["1.1x2.home", "2.1x2.draw"].map((outcomeId) => ({ outcomeId, isBanker: false, blockId: null })),
      },
    });
    expect((await test.call("GET", "/coupon-api/v1/shared/AAAAAAAA")).status).toBe(404);
  });

  it.each([
    [
      "a system with its size and bankers",
      { typeId: 2, systemValue: 2, bets: [{ isBanker: true }, {}, {}] },
      { systemValue: 2, cover: null, bets: [{ isBanker: true }, { isBanker: false }, { isBanker: false }] },
    ],
    [
      "a conditional coupon with its blocks",
      { typeId: 4, bets: [{ blockId: "b" }, { blockId: "a" }, {}] },
      { systemValue: null, cover: null, bets: [{ blockId: "b" }, { blockId: "a" }, { blockId: null }] },
    ],
    [
      "a full cover by its name",
      { typeId: 12, cover: "TRIXIE", bets: [{}, {}, {}] },
      { systemValue: null, cover: "TRIXIE" },
    ],
    [
      "a size and a block that don't fit as none",
      { typeId: 2, systemValue: 2_147_483_648, bets: [{ blockId: "<b>" }, {}, {}] },
      { systemValue: null, bets: [{ blockId: null }, {}, {}] },
    ],
  ])("keeps %s", async (_, coupon, kept) => {
    const bets = coupon.bets.map((bet, index) => ({ outcomeId: `${index + 1}.1x2.home`, coef: "2", ...bet }));
    const { body } = await test.call<{ code: string | null; errors: unknown[] }>(
      "POST",
      "/coupon-api/v1/shared?lng=en",
      { body: { ...coupon, bets } },
    );
    expect(body.errors).toEqual([]);
    expect((await test.call("GET", `/coupon-api/v1/shared/${body.code}`)).body).toMatchObject(kept);
  });

  it("is not found under a text that is no code, NUL too", async () => {
    for (const code of ["%00", "ABCDEFG%00", "AAAA"])
      expect((await test.call("GET", `/coupon-api/v1/shared/${code}`)).status).toBe(404);
  });

  it("has one code however often it is shared, and guests of one network and players have so many new ones an hour", async () => {
    const from = (address: string, outcomes: string[], headers = {}) =>
      test.call<{ code: string | null; errors: { code: string }[] }>("POST", "/coupon-api/v1/shared?lng=en", {
        headers: { "x-client-address": address, ...headers },
        body: { typeId: 1, bets: outcomes.map((outcomeId) => ({ outcomeId, coef: "2" })) },
      });
    const rows = async () =>
      Number(
        (await test.services.context.db.execute("select count(*) as count from shared_coupon")).rows[0]?.["count"],
      );
    const kinds = ["home", "draw", "away"];
    const content = Array.from({ length: 70 }, (_, index) =>
      [1, 2, 3, 4].map((game, place) => `${game + 1}.1x2.${kinds[Math.floor(index / 3 ** place) % 3]}`),
    );
    const before = await rows();
    const first = await Promise.all(
      Array.from({ length: 10 }, (_, index) => from(`198.51.100.${index}`, content[0] ?? [])),
    );
    expect(new Set(first.map(({ body }) => body.code)).size).toBe(1);
    expect(await rows()).toBe(before + 1);
    const answers = await Promise.all(content.slice(1).map((outcomes) => from("198.51.100.200", outcomes)));
    expect(answers.filter(({ body }) => body.code !== null)).toHaveLength(60);
    expect(new Set(answers.flatMap(({ body }) => body.errors.map(({ code }) => code)))).toEqual(
      new Set(["TOO_MANY_SHARED"]),
    );
    // Coupons that already have a code keep it; other visitors, and players of that network, aren't affected.
    expect((await from("198.51.100.200", content[0] ?? [])).body.code).toBe(first[0]?.body.code);
    const refused = content.slice(1).filter((_, index) => answers[index]?.body.code === null);
    expect((await from("198.51.100.201", refused[0] ?? [])).body.errors).toEqual([]);
    expect((await from("198.51.100.200", refused[1] ?? [], client.headers)).body.errors).toEqual([]);
    test.advance(3_600_001);
    expect((await from("198.51.100.200", refused[2] ?? [])).body.errors).toEqual([]);
    const { rows: kept } = await test.services.context.db.execute("select * from shared_coupon");
    expect(JSON.stringify(kept)).not.toContain("198.51.100");
  });

  it("can't hold what could never be placed", async () => {
    expect((await share(1, ["1.1x2.home"])).body).toMatchObject({ code: null, errors: [{ code: "TOO_FEW_BETS" }] });
    expect((await share(0, ["77.1x2.home"])).body).toMatchObject({
      code: null,
      errors: [{ code: "OUTCOME_UNKNOWN", path: ["bets", "0", "outcomeId"] }],
    });
    expect((await share(0, [])).body).toMatchObject({ code: null, errors: [{ code: "REQUIRED", path: ["bets"] }] });
  });
});
