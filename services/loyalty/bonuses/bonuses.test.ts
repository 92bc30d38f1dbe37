import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { correct, deedsOf } from "../../betting/coupons/testing/after.ts";
import { nextKey, single } from "../../betting/coupons/testing/client.ts";
import { hearOfDeposit } from "./instances/deposits.ts";
import { startBonusWorld, type BonusWorld } from "./testing/world.ts";

let world: BonusWorld;
let cash: string;
beforeAll(async () => {
  world = await startBonusWorld();
  cash = world.client.accounts["RUB"] ?? "";
});
afterAll(() => world.close());
beforeEach(() => world.setCash(10_000));

const revoke = (id: string) =>
  world.test.call("POST", `/bonus-api/v1/desk/bonuses/${id}/revoke`, {
    headers: { "x-service-key": "test-key" },
    body: { reason: "TEST" },
  });
const forfeit = (id: string) =>
  world.test.call<{ state: string }>("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, {
    headers: world.client.headers,
  });
/** The welcome bonus of sport after a deposit: 2000 to be staked five times. */
async function begun(deposit = "2000") {
  const { id } = await world.grant("welcome-sport");
  await world.deposit(deposit);
  const { bonus } = await world.bonus(id);
  return { id, account: bonus.account_id ?? 0, bonus };
}

describe("a deposit bonus", () => {
  it("waits for a deposit that is large enough, and gives its share once", async () => {
    const { id, state } = await world.grant("welcome-sport");
    expect(state).toBe("OFFERED");
    await world.deposit("99.99");
    expect((await world.bonus(id)).bonus.state).toBe("OFFERED");
    await world.deposit("2000");
    await world.deposit("3000");
    const { bonus, changes } = await world.bonus(id);
    expect(bonus).toMatchObject({ state: "ACTIVE", amount: "2000.00", balance: "2000.00", required: "10000.00" });
    expect(changes.map(({ state: each }) => each)).toEqual(["OFFERED", "ACTIVE"]);
    await revoke(id);
    await world.expectBooks();
  });

  it("takes cash first, refunds it first, and becomes cash once it is wagered [6.08]", async () => {
    const { id, account } = await begun();
    const first = await world.express(account, "11000");
    // 10000 of cash and 1000 of the bonus.
    expect([await world.money(cash), await world.money(account)]).toEqual(["0.00", "1000.00"]);
    // 1.5³ = 3.375: 37125, of which 10000 go back to the cash, and 28125 to the bonus, which is wagered with that.
    await world.settle(first.outcomes, "WON");
    await world.hear();
    const { bonus, wagers } = await world.bonus(id);
    expect(bonus).toMatchObject({ state: "COMPLETED", wagered: "11000.00", paid: "28125.00", reason: "WAGERED" });
    expect(wagers).toMatchObject([{ source_id: first.coupon.id, amount: "11000.00", reason: "COUNTED" }]);
    expect([await world.money(cash), await world.money(account)]).toEqual(["38125.00", "0.00"]);
    await world.expectBooks();
  });

  it("refuses a stake larger than both balances whole", async () => {
    const { id, account } = await begun();
    await expect(world.express(account, "12000.01")).rejects.toThrow("INSUFFICIENT_FUNDS");
    expect([await world.money(cash), await world.money(account)]).toEqual(["10000.00", "2000.00"]);
    await revoke(id);
  });

  it("shows why each bet counted or not, and a correction counts anew", async () => {
    const { id, account } = await begun();
    const { outcomes, coupon } = await world.express(account, "100", 1);
    const three = await world.express(account, "200");
    await world.settle([...outcomes, ...three.outcomes], "WON");
    await world.hear();
    const reasons = async () =>
      Object.fromEntries(
        (await world.bonus(id)).wagers.map((each) => [each.source_id, `${each.amount} ${each.reason}`]),
      );
    expect(await reasons()).toEqual({ [coupon.id]: "0.00 NOT_EXPRESS", [three.coupon.id]: "200.00 COUNTED" });
    await correct(world.test, three.outcomes[0] ?? "", "VOID");
    await world.hear();
    expect(await reasons()).toMatchObject({ [three.coupon.id]: "0.00 TOO_FEW_BETS" });
    expect((await world.bonus(id)).bonus.wagered).toBe("0.00");
    await revoke(id);
    await world.expectBooks();
  });

  it("has coupons that can't be cashed out", async () => {
    const { id, account } = await begun();
    const { coupon } = await world.express(account, "100");
    const { cashOut } = await deedsOf(world.test, world.client).offers(coupon.id);
    expect(cashOut).toBeNull();
    await revoke(id);
  });

  it("that is given up takes bonus money only, and what comes later refunds the cash", async () => {
    const { id, account } = await begun();
    const open = await world.express(account, "11000");
    expect((await forfeit(id)).body.state).toBe("FORFEITED");
    expect([await world.money(cash), await world.money(account)]).toEqual(["0.00", "0.00"]);
    await world.settle(open.outcomes, "WON");
    await world.hear();
    expect([await world.money(cash), await world.money(account)]).toEqual(["10000.00", "0.00"]);
    expect((await forfeit(id)).body.state).toBe("FORFEITED");
    await world.expectBooks();
  });

  it("is lost when both balances and open bets are nothing", async () => {
    const { id, account } = await begun("9000");
    const all = await world.express(account, "19000");
    await world.settle(all.outcomes, "LOST");
    await world.hear();
    expect((await world.bonus(id)).bonus).toMatchObject({ state: "LOST", reason: "NOTHING_LEFT", wagered: "19000.00" });
    await world.expectBooks();
  });
});

it("a bonus ends with a deposit that is taken back", async () => {
  const { id } = await world.grant("welcome-sport");
  const payment = { id: await world.deposit("2000"), direction: "DEPOSIT", amount: "2000", currency: "RUB" } as const;
  await hearOfDeposit(world.test.services.context, world.client.userId, { ...payment, state: "CHARGED_BACK" });
  expect((await world.bonus(id)).bonus).toMatchObject({ state: "CANCELLED", reason: "DEPOSIT_TAKEN_BACK" });
  await world.expectBooks();
});

describe("an offer", () => {
  it("is taken once, by those it is for, one at a time [2.29]", async () => {
    const codes = async (key: string) => (await world.claim(key)).errors.map(({ code }) => code);
    expect(await codes("welcome-sport")).toEqual(["OFFER_NOT_FOR_YOU"]);
    expect(await codes("winter-cup")).toEqual(["OFFER_CLOSED"]);
    expect(await codes("monday-reload")).toEqual([]);
    const { bonus, errors } = await world.claim("slots-gift");
    expect([bonus, errors.map(({ code }) => code)]).toEqual([null, ["BONUS_RUNNING"]]);
    expect(await codes("autumn-gift")).toEqual(["OFFER_CLOSED"]);
    expect(await codes("hyper-bonus")).toEqual(["OFFER_CLOSED"]);
    const listed = await world.test.call<{ bonuses: { id: string; state: string }[] }>("GET", "/bonus-api/v1/bonuses", {
      headers: world.client.headers,
    });
    await forfeit(listed.body.bonuses[0]?.id ?? "");
    expect(await codes("monday-reload")).toEqual(["OFFER_TAKEN"]);
  });

  it("that changes leaves bonuses that run as they were", async () => {
    const { id, bonus } = await begun();
    const offer = await world.offer("welcome-sport");
    const { version, ...was } = offer;
    const definition = {
      ...was.terms,
      multiplier: "50",
      audience: was.audience,
      welcome: was.welcome,
      countries: null,
      code: null,
      isCombinable: false,
      repeat: was.repeat,
      picture: was.picture,
    };
    const change = (body: object) =>
      world.test.call<{ version: number; terms: { multiplier: string } }>(
        "POST",
        `/bonus-api/v1/desk/offers/${offer.id}`,
        { headers: { "x-service-key": "test-key" }, body },
      );
    expect((await change({ definition })).body).toMatchObject({ version: version + 1, terms: { multiplier: "50" } });
    expect((await world.bonus(id)).bonus).toMatchObject({ required: bonus.required, terms: { multiplier: "5" } });
    await change({ definition: { ...definition, multiplier: "5" } });
    await revoke(id);
  });

  it("of a code counts once, however often it is sent at once [2.49]", { tags: "slow" }, async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => world.redeem("“saffron–gift” ")));
    expect(answers.filter(({ bonus }) => bonus !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(new Set(["PROMO_USED"]));
    expect((await world.redeem("NO-SUCH")).errors).toMatchObject([{ code: "PROMO_UNKNOWN" }]);
    const given = answers.find(({ bonus }) => bonus !== null)?.bonus;
    expect(given).toMatchObject({ state: "ACTIVE", amount: "250.00" });
    await revoke(given?.id ?? "");
    await world.expectBooks();
  });

  it("needs the operator's key to be changed", async () => {
    const answer = await world.test.call("POST", "/bonus-api/v1/desk/offers/101", { body: { stop: true } });
    expect(answer.status).toBe(401);
  });
});

describe("a free bet", () => {
  it("pays the win less its stake, and comes back from a void bet", async () => {
    const { bonus } = await world.claim("derby-free-bet");
    const promoCode = bonus?.promo_code;
    // The terms say 1.8; prices of coupons have three places.
    const listed = await world.test.call<{ promoCodes: { code: string; minCoef: string | null }[] }>(
      "GET",
      "/coupon-api/v1/promo-codes",
      { headers: world.client.headers },
    );
    expect(listed.status).toBe(200);
    expect(listed.body.promoCodes.find(({ code }) => code === promoCode)?.minCoef).toBe("1.800");
    const place = () => {
      const outcomeId = `${900_000 + Math.round(Math.random() * 90_000)}.1x2.home`;
      world.test.book.setGame(outcomeId.split(".")[0] ?? "");
      world.test.book.setOutcome(outcomeId, { coef: "2.000" });
      const bets = [{ outcomeId, coef: "2.000" }];
      return world.client
        .place(single(world.client, { bets, promoCode, amount: null }))
        .then(({ body }) => ({ ...body, outcomeId }));
    };
    const first = await place();
    expect(first.errors).toEqual([]);
    await world.settle([first.outcomeId], "VOID");
    await world.hear();
    expect((await world.bonus(bonus?.id ?? "")).bonus.state).toBe("ACTIVE");
    const second = await place();
    await world.settle([second.outcomeId], "WON");
    await world.hear();
    expect((await world.bonus(bonus?.id ?? "")).bonus).toMatchObject({ state: "COMPLETED", paid: "500.00" });
    expect(await world.money(cash)).toBe("10500.00");
    expect((await place()).errors).toContainEqual(expect.objectContaining({ code: "PROMO_USED" }));
    await world.expectBooks();
  });
});

describe("points", () => {
  it("come from decided stakes and buy a free bet, never below zero [2.45]", async () => {
    const points = async () =>
      (
        await world.test.call<{ balance: number; entries: unknown[] }>("GET", "/bonus-api/v1/points", {
          headers: world.client.headers,
        })
      ).body;
    const before = await points();
    const sure = "930001.1x2.home";
    world.test.book.setGame("930001");
    world.test.book.setOutcome(sure, { coef: "1.019" });
    await world.setCash(20_000);
    const bets = [{ outcomeId: sure, coef: "1.019" }];
    expect((await world.client.place(single(world.client, { bets, amount: "10000" }))).body.errors).toEqual([]);
    await world.settle([sure], "WON");
    await world.hear();
    // What can hardly lose brings no points: they would be worth more than the margin on it.
    expect((await points()).balance).toBe(before.balance);
    const { outcomes } = await world.express(cash, "9950", 1);
    await world.settle(outcomes, "LOST");
    await world.hear();
    // A point for each hundred roubles, whole ones only.
    expect((await points()).balance).toBe(before.balance + 99);
    const key = nextKey();
    const buy = (id: string, idempotencyKey = key) =>
      world.test.call<{ bonus: { state: string } | null; errors: { code: string }[] }>(
        "POST",
        `/bonus-api/v1/rewards/${id}/buy`,
        { headers: { ...world.client.headers, "idempotency-key": idempotencyKey } },
      );
    expect((await buy("free-bet-vip", nextKey())).body.errors).toMatchObject([{ code: "POINTS_TOO_FEW" }]);
    const bought = await Promise.all(Array.from({ length: 5 }, () => buy("free-bet-small")));
    expect(new Set(bought.map(({ body }) => body.bonus?.state))).toEqual(new Set(["ACTIVE"]));
    expect((await points()).balance).toBe(before.balance - 1);
  });
});

it("a bonus ends with its time", async () => {
  const { id } = await begun();
  world.test.advance(31 * 86_400_000);
  // Sessions have ended with the time.
  world = await startBonusWorld("demo", world.test);
  await world.hear();
  expect((await world.bonus(id)).bonus).toMatchObject({ state: "EXPIRED", reason: "TIME_OVER" });
  await world.expectBooks();
});
