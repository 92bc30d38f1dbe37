/** Offers and bonuses, from the service to GraphQL. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../../gateway/testing/gateway.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
beforeAll(async () => {
  stack = await startMoneyStack();
}, 60_000);
afterAll(() => stack?.close());

interface Offers {
  totalCount: number;
  edges: { node: { id: string; key: string; title: string; phase: string; isWelcome: boolean } }[];
}
const offers = async (language = "en") =>
  stack.field<Offers>(
    "offers",
    "{ offers(first: 100) { totalCount edges { node { id key title phase isWelcome } } } }",
    {
      headers: { "x-language": language },
    },
  );
interface Taken {
  bonus: { id: string; state: string; amount: { amount: string } | null; promoCode: string | null } | null;
  errors: { code: string; path: string[] }[];
}
const fields = "bonus { id state amount { amount currency } promoCode } errors { code path }";

it("lists at least twelve promotions and three welcome offers, named by their terms in each language [2.62]", async () => {
  const { edges, totalCount } = await offers();
  expect(totalCount).toBeGreaterThanOrEqual(12);
  expect(edges.filter(({ node }) => node.isWelcome).length).toBe(3);
  expect(edges.find(({ node }) => node.key === "welcome-sport")?.node.title).toBe(
    "First deposit bonus: +100% for sports",
  );
  for (const language of ["ru", "es", "ar"]) {
    const titles = (await offers(language)).edges.map(({ node }) => node.title);
    expect(titles.filter((title) => title === "" || /[{}]/.test(title))).toEqual([]);
  }
});

it("tells of one promotion by number or key, and null of an unknown one [2.31]", async () => {
  const { edges } = await offers();
  const over = edges.find(({ node }) => node.phase === "OVER")?.node;
  const asked = (id: string) =>
    stack.field("promotion", `{ promotion(id: "${id}") { id title results { players paid { amount } } } }`);
  expect(await asked(over?.key ?? "")).toEqual({ id: over?.id, title: over?.title, results: { players: 0, paid: [] } });
  const unknown = await ask(
    stack.gateway.url,
    '{ one: promotion(id: "nothing-like-this") { id } two: promotion(id: "0") { id } }',
  );
  expect(unknown.data).toEqual({ one: null, two: null });
});

it("takes an offer once, gives it up, and says why not [2.44]", async () => {
  const headers = await stack.signIn();
  const id = (await offers()).edges.find(({ node }) => node.key === "monday-reload")?.node.id;
  const claim = (offerId: string) =>
    stack.field<Taken>("claimOffer", `mutation { claimOffer(input: { offerId: "${offerId}" }) { ${fields} } }`, {
      headers,
    });
  const { bonus } = await claim(id ?? "");
  expect(bonus).toMatchObject({ state: "OFFERED", amount: null });
  expect((await claim(id ?? "")).errors).toEqual([{ code: "OFFER_TAKEN", path: ["offerId"] }]);
  expect((await claim("x")).errors).toEqual([{ code: "OFFER_UNKNOWN", path: ["offerId"] }]);
  const forfeit = (bonusId: string) =>
    stack.field<Taken>("forfeitBonus", `mutation { forfeitBonus(input: { bonusId: "${bonusId}" }) { ${fields} } }`, {
      headers,
    });
  expect((await forfeit(bonus?.id ?? "")).bonus?.state).toBe("FORFEITED");
  expect((await forfeit("1")).errors).toEqual([{ code: "BONUS_UNKNOWN", path: ["bonusId"] }]);
  const listed = await stack.field<{ bonuses: { totalCount: number } }>(
    "viewer",
    "{ viewer { bonuses(first: 5) { totalCount edges { node { state progress } } pageInfo { hasNextPage } } } }",
    { headers },
  );
  expect(listed.bonuses).toMatchObject({ totalCount: 1, edges: [{ node: { state: "FORFEITED", progress: 0 } }] });
});

it("redeems a promo code, whatever its case [2.49]", async () => {
  const headers = await stack.signIn();
  const redeem = (code: string) =>
    stack.field<Taken>("redeemPromoCode", `mutation { redeemPromoCode(input: { code: "${code}" }) { ${fields} } }`, {
      headers,
    });
  expect((await redeem(" welcome ")).bonus).toMatchObject({
    state: "ACTIVE",
    promoCode: expect.stringMatching(/^FB-/),
  });
  expect((await redeem("WELCOME")).errors).toEqual([{ code: "PROMO_USED", path: ["code"] }]);
  expect((await redeem("no such")).errors).toEqual([{ code: "PROMO_UNKNOWN", path: ["code"] }]);
  expect((await redeem("")).errors).toEqual([{ code: "REQUIRED", path: ["code"] }]);
});

it("tells a player's points, rewards and cashback, and buys what they have points for [2.45]", async () => {
  const headers = await stack.signIn();
  expect(
    await stack.field(
      "viewer",
      "{ viewer { points { balance collected entries { amount } } cashback { level toNextLevel levels { percent } payments { amount { amount } } } } }",
      { headers },
    ),
  ).toMatchObject({
    points: { balance: 0, collected: 0, entries: [] },
    cashback: { level: 1, toNextLevel: 500, payments: [] },
  });
  const buy = `mutation { buyReward(input: { rewardId: "free-bet-small", idempotencyKey: "contract-buy-1" }) { ${fields} } }`;
  expect(await stack.field<Taken>("buyReward", buy, { headers })).toEqual({
    bonus: null,
    errors: [{ code: "POINTS_TOO_FEW", path: ["rewardId"] }],
  });
});
