import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../upstream/bonuses.ts";
import { catalogueGame } from "../../testing/fakes/games/casino.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

const offersRoute = "GET /bonus-api/v1/offers";
const standingRoute = "GET /bonus-api/v1/offers/2/standing";

type OfferBody = components["schemas"]["Offer"];
const offer = (id: string, partner: OfferBody["partner"]): OfferBody => ({
  id,
  key: `offer-${id}`,
  phase: "OPEN",
  version: 1,
  audience: partner === null ? "ALL" : "PARTNER",
  welcome: null,
  picture: "gift",
  countries: null,
  repeat: "ONCE",
  is_combinable: false,
  code: null,
  has_code: partner !== null,
  partner,
  terms: {
    kind: "NO_DEPOSIT",
    product: "SPORT",
    percent: null,
    multiplier: "10",
    base: "BONUS",
    offerDays: 7,
    days: 14,
    minLegs: 1,
    minCoef: "1.5",
    casinoPercent: "100",
    gamePercents: {},
    freeRounds: null,
    currencies: [{ currency: "RUB", minDeposit: null, maxBonus: "200", maxStake: null }],
  },
  starts_at: 1_790_000_000,
  ends_at: null,
  results: null,
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const offers = [offer("1", null), offer("2", { key: "odds-digest", name: "Odds Digest" }), offer("3", null)];
  gateway.upstreams.on(offersRoute, () => ({ offers }));
});
afterEach(() => gateway.close());

describe("offers of partners [2.29]", () => {
  it.each([
    ["alone", "true", ["2"]],
    ["left out", "false", ["1", "3"]],
    ["among all", "null", ["1", "2", "3"]],
  ])("come %s", async (_, isPartner, expected) => {
    const { data, errors } = await gateway.ask(
      `{ offers(isPartner: ${isPartner}) { totalCount edges { node { id hasCode partner { key name } } } } }`,
    );
    expect(errors).toBeUndefined();
    const { edges, totalCount } = (data as Record<string, unknown>)["offers"] as {
      totalCount: number;
      edges: { node: { id: string; partner: object | null } }[];
    };
    expect(edges.map(({ node }) => node.id)).toEqual(expected);
    expect(totalCount).toBe(expected.length);
    const partners = edges.flatMap(({ node: { partner } }) => partner ?? []);
    expect(partners).toEqual(expected.includes("2") ? [{ key: "odds-digest", name: "Odds Digest" }] : []);
  });
});

describe("what keeps a player from an offer", () => {
  const query = "query ($id: ID!) { viewer { offerHindrance(offerId: $id) { code message } } }";
  const ask = (id: string, headers: Record<string, string> = demoCookie) =>
    gateway.ask(query, { headers, variables: { id } });

  it("is said in their language", async () => {
    gateway.upstreams.on(standingRoute, () => ({ hindrance: { code: "PARTNER_ONLY", message: "x", path: null } }));
    const { data } = await ask("2", { ...demoCookie, "x-language": "es" });
    expect(data).toEqual({
      viewer: { offerHindrance: { code: "PARTNER_ONLY", message: expect.stringMatching(/enlace/) as string } },
    });
    expect(gateway.upstreams.callsOf(standingRoute)).toHaveLength(1);
  });

  it("is nothing where nothing does, where there is no such offer, and for what is no number", async () => {
    gateway.upstreams.on(standingRoute, () => ({ hindrance: null }));
    expect((await ask("2")).data).toEqual({ viewer: { offerHindrance: null } });
    gateway.upstreams.on("GET /bonus-api/v1/offers/99/standing", (_, reply) =>
      reply.code(404).send({ code: "OFFER_UNKNOWN", message: "There is no such offer" }),
    );
    expect((await ask("99")).data).toEqual({ viewer: { offerHindrance: null } });
    expect((await ask("../desk")).data).toEqual({ viewer: { offerHindrance: null } });
    const asked = gateway.upstreams.calls.filter(({ path }) => path.endsWith("/standing"));
    expect(asked.map(({ path }) => path.split("/").at(-2))).toEqual(["2", "99"]);
  });
});

describe("which offers a player can take", () => {
  const route = "GET /bonus-api/v1/standings";
  const query = "{ viewer { offerStandings { offerId hindrance { code message } } } }";

  it("is asked once for all of them, and said in their language", async () => {
    gateway.upstreams.on(route, () => ({
      standings: [
        { offer_id: "1", hindrance: null },
        { offer_id: "3", hindrance: { code: "BONUS_RUNNING", message: "x", path: null } },
      ],
    }));
    const { data, errors } = await gateway.ask(query, { headers: { ...demoCookie, "x-language": "ru" } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        offerStandings: [
          { offerId: "1", hindrance: null },
          {
            offerId: "3",
            hindrance: { code: "BONUS_RUNNING", message: expect.stringMatching(/уже есть бонус/) as string },
          },
        ],
      },
    });
    expect(gateway.upstreams.callsOf(route)).toHaveLength(1);
  });

  it("leaves the rest of the answer standing when it can't be told", async () => {
    gateway.upstreams.on(route, (_, reply) => reply.code(503).send({ code: "DOWN", message: "Down" }));
    const { data } = await gateway.ask("{ viewer { id offerStandings { offerId } } offers { totalCount } }", {
      headers: demoCookie,
    });
    expect(data).toMatchObject({ viewer: { offerStandings: null }, offers: { totalCount: 3 } });
  });
});

describe("free rounds", () => {
  const free = { game: "old-jack", rounds: 20, stakes: { RUB: "10", USD: "0.1" } };
  const terms = { ...offer("1", null).terms, kind: "FREE_ROUNDS" as const, freeRounds: free };
  beforeEach(() => {
    gateway.upstreams.on("GET /casino-api/v1/catalogue", () => ({
      games: [catalogueGame({ id: 3, key: "old-jack", name: "Old Jack" })],
      halls: [{ key: "SLOTS", name: "Slots" }],
      providers: [{ key: "marble-works", name: "Marble Works" }],
      collections: [],
    }));
  });

  it("are told by their offer: how many, of which game, at which stakes", async () => {
    gateway.upstreams.on(offersRoute, () => ({ offers: [{ ...offer("1", null), terms }] }));
    const { data, errors } = await gateway.ask(
      "{ offers { edges { node { title terms { kind freeRounds { gameKey game { name } rounds stakes { amount currency } } } } } } }",
    );
    expect(errors).toBeUndefined();
    const freeRounds = {
      gameKey: "old-jack",
      game: { name: "Old Jack" },
      rounds: 20,
      stakes: [
        { amount: "10", currency: "RUB" },
        { amount: "0.10", currency: "USD" },
      ],
    };
    expect(data).toEqual({
      offers: { edges: [{ node: { title: "Free rounds: 20", terms: { kind: "FREE_ROUNDS", freeRounds } } }] },
    });
  });

  it("are told by their bonus: how many are left and what they have won", async () => {
    const bonus = (id: string, freeRounds: components["schemas"]["Bonus"]["free_rounds"]) => ({
      id,
      offer_id: "1",
      offer_key: "offer-1",
      state: "ACTIVE",
      terms,
      currency: "RUB",
      account_id: null,
      promo_code: null,
      free_rounds: freeRounds,
      amount: "35.50",
      balance: null,
      required: null,
      wagered: "0.00",
      paid: "35.50",
      reason: null,
      offered_at: 1_795_000_000,
      activated_at: 1_795_000_000,
      expires_at: 1_795_200_000,
      ended_at: null,
    });
    const held = { game: "gone", stake: "10.00", rounds: 20, used: 13, left: 7, won: "35.50" };
    gateway.upstreams.on("GET /bonus-api/v1/bonuses", () => ({
      bonuses: [bonus("8", held), bonus("7", { ...held, game: "old-jack" }), bonus("6", null)],
      total: 3,
      has_more: false,
    }));
    const { data, errors } = await gateway.ask(
      "{ viewer { bonuses { edges { node { id freeRounds { gameKey game { name } stake { amount currency } rounds used left won { amount } } } } } } }",
      { headers: demoCookie },
    );
    expect(errors).toBeUndefined();
    const shown = {
      gameKey: "gone",
      game: null,
      stake: { amount: "10.00", currency: "RUB" },
      rounds: 20,
      used: 13,
      left: 7,
      won: { amount: "35.50" },
    };
    expect(data).toEqual({
      viewer: {
        bonuses: {
          edges: [
            { node: { id: "8", freeRounds: shown } },
            { node: { id: "7", freeRounds: { ...shown, gameKey: "old-jack", game: { name: "Old Jack" } } } },
            { node: { id: "6", freeRounds: null } },
          ],
        },
      },
    });
  });
});
