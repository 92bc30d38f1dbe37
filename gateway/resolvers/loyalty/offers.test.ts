import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../upstream/bonuses.ts";
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
