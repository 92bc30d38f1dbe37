/** Offers of partners [2.29]: for who registered by a partner's link, or knows the partner's code. */
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startBonusWorld, type BonusWorld, type Taken } from "../testing/world.ts";

let world: BonusWorld;
beforeAll(async () => {
  world = await startBonusWorld();
});
afterAll(() => world.close());
beforeEach(() => world.test.advance(61 * 60_000));

let players = 0;
interface Newcomer {
  id: number;
  headers: Record<string, string>;
}

/** Registers a player in a browser in which partners' links have left these cookies, who confirms an e-mail. */
async function register(referral: Record<string, string>): Promise<Newcomer> {
  players += 1;
  const { body } = await world.test.call<{
    result: { user_id: number } | null;
    credentials: { login: string; password: string } | null;
  }>("POST", "/registration-api/v1/one-click", {
    headers: { "x-client-address": `203.0.${players}.9` },
    body: {
      idempotency_key: `key-of-a-partners-player-${players}`,
      country_id: 1,
      currency_id: 643,
      accepts_terms: true,
      referral,
    },
  });
  const { headers } = await world.test.signIn(body.credentials?.login, body.credentials?.password);
  const id = body.result?.user_id ?? 0;
  const { db } = world.test.services.context;
  await db.execute(sql`update player set email = ${`${id}@example.com`} where id = ${id}`);
  await db.execute(sql`update player_profile set is_email_confirmed = true where player_id = ${id}`);
  return { id, headers };
}
const tag = (val: string) => ({ reflinkid: JSON.stringify({ type: "btag", val, additional: null }) });

const claim = async ({ headers }: Pick<Newcomer, "headers">, key: string) => {
  const { id } = await world.offer(key);
  const { body } = await world.test.call<Taken>("POST", `/bonus-api/v1/offers/${id}/claim`, {
    headers,
    body: { currency: "RUB" },
  });
  return body.errors[0]?.code ?? body.bonus?.state;
};
const redeem = async ({ headers }: Pick<Newcomer, "headers">, code: string) => {
  const { body } = await world.test.call<Taken>("POST", "/bonus-api/v1/promo-codes/redeem", {
    headers,
    body: { code },
  });
  return body.errors[0]?.code ?? body.bonus?.state;
};
const standing = async ({ headers }: Pick<Newcomer, "headers">, key: string) => {
  const { id } = await world.offer(key);
  const { body } = await world.test.call<{ hindrance: { code: string } | null }>(
    "GET",
    `/bonus-api/v1/offers/${id}/standing`,
    { headers },
  );
  return body.hindrance?.code ?? null;
};

describe("an offer of a partner", () => {
  it.each([
    ["by the partner's number", { partner_id: "3107" }, "digest-first-deposit"],
    ["by the partner's tag", tag("reel-review"), "reels-gift"],
    ["by number, with a tag of somebody else", { partner_id: "3109", ...tag("reel-review") }, "derby-radio-free-bet"],
  ])("is for who came %s, once", async (_, referral, key) => {
    const player = await register(referral);
    expect(await standing(player, key)).toBeNull();
    expect(await claim(player, key)).toBe(key === "digest-first-deposit" ? "OFFERED" : "ACTIVE");
    expect(await claim(player, key)).toBe("OFFER_TAKEN");
    expect(await standing(player, key)).toBe("OFFER_TAKEN");
    await world.expectBooks();
  });

  it.each([
    ["without a link", {}],
    ["by another partner's link", { partner_id: "3108" }],
    ["by a number in place of the tag", tag("3107")],
    ["by a tag in place of the number", { partner_id: "odds-digest" }],
    ["by nonsense", { reflinkid: "{" }],
  ])("is not for who came %s", async (_, referral) => {
    const player = await register(referral);
    expect(await standing(player, "digest-first-deposit")).toBe("PARTNER_ONLY");
    expect(await claim(player, "digest-first-deposit")).toBe("PARTNER_ONLY");
  });

  it("is had by the partner's code too, where there is one", async () => {
    const player = await register({});
    expect(await redeem(player, "derbyradio")).toBe("ACTIVE");
    expect(await redeem(player, "derbyradio")).toBe("PROMO_USED");
    expect(await redeem(player, "reels-gift")).toBe("PROMO_UNKNOWN");
    await world.expectBooks();
  });

  it("on a first deposit is for nobody who has deposited", async () => {
    await world.setCash(1000);
    await world.deposit("1000");
    expect(await redeem(world.client, "DIGEST120")).toBe("OFFER_NOT_FOR_YOU");
  });

  it("names its partner, and keeps numbers, tags and code to itself", async () => {
    const offer = await world.offer("digest-first-deposit");
    expect(offer).toMatchObject({
      audience: "PARTNER",
      partner: { key: "odds-digest", name: "Odds Digest" },
      has_code: true,
      code: null,
    });
    expect(JSON.stringify(offer)).not.toMatch(/3107|DIGEST120/);
  });

  it("has no standing for a guest, and none where there is no such offer", async () => {
    const { id } = await world.offer("reels-gift");
    expect((await world.test.call("GET", `/bonus-api/v1/offers/${id}/standing`)).status).toBe(401);
    const { headers } = world.client;
    expect(await world.test.call("GET", "/bonus-api/v1/offers/999999/standing", { headers })).toMatchObject({
      status: 404,
      body: { code: "OFFER_UNKNOWN" },
    });
  });
});

describe("the operator", () => {
  const desk = { "x-service-key": "test-key" };

  it("can't keep an offer of a partner that nobody can have, or a partner of an offer for all", async () => {
    const { id, terms, welcome, picture, repeat } = (await world.offer("reels-gift")) as unknown as Record<
      string,
      unknown
    >;
    const base = { ...(terms as object), welcome, picture, repeat, countries: null, code: null, isCombinable: false };
    const partner = { key: "reel-review", name: "Reel Review", ids: [], tags: [] };
    for (const [change, expected] of [
      [{ audience: "PARTNER", partner: null }, 400],
      [{ audience: "PARTNER", partner }, 400],
      [{ audience: "ALL", partner: { ...partner, ids: ["3108"] } }, 400],
      [{ audience: "PARTNER", partner: { ...partner, ids: ["3108"] } }, 200],
    ] as const) {
      const { status } = await world.test.call("POST", `/bonus-api/v1/desk/offers/${String(id)}`, {
        headers: desk,
        body: { definition: { ...base, ...change } },
      });
      expect([change, status]).toEqual([change, expected]);
    }
  });

  it("gives nothing under a key that was used for another player or another gift", async () => {
    const { id } = await world.offer("reels-gift");
    const [one, other] = [await register({}), await register({})];
    const give = (player: Newcomer, currency = "RUB") =>
      world.test.call<{ id: string; code?: string }>("POST", "/bonus-api/v1/desk/grants", {
        headers: { ...desk, "idempotency-key": "a-gift-of-the-operator" },
        body: { player_id: player.id, offer_id: Number(id), currency },
      });
    const first = await give(one);
    expect(first.status).toBe(200);
    expect((await give(one)).body.id).toBe(first.body.id);
    expect(await give(other)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_MISMATCH" } });
    expect(await give(one, "EUR")).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_MISMATCH" } });
    await world.expectBooks();
  });
});
