/** Which offers a player can take, all at once: what it says is what taking them comes to. */
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBonusWorld, type BonusWorld } from "../testing/world.ts";

let world: BonusWorld;
beforeAll(async () => {
  world = await startBonusWorld();
});
afterAll(() => world.close());

/** What stands against each offer, by its key; null for nothing. */
async function standings(): Promise<Record<string, string | null>> {
  const { headers } = world.client;
  const { body } = await world.test.call<{ standings: { offer_id: string; hindrance: { code: string } | null }[] }>(
    "GET",
    "/bonus-api/v1/standings",
    { headers },
  );
  const offers = await world.test.call<{ offers: { id: string; key: string }[] }>("GET", "/bonus-api/v1/offers");
  const keyOf = new Map(offers.body.offers.map(({ id, key }) => [id, key]));
  return Object.fromEntries(
    body.standings.map(({ offer_id: id, hindrance }) => [keyOf.get(id) ?? id, hindrance?.code ?? null]),
  );
}

it("says of each offer that players take why they can't, and of one alone the same", async () => {
  const before = await standings();
  expect(before).toMatchObject({
    "monday-reload": null,
    "derby-free-bet": null,
    "welcome-sport": "OFFER_NOT_FOR_YOU",
    "winter-cup": "OFFER_CLOSED",
    "reels-gift": "PARTNER_ONLY",
  });
  // What holds by itself is not taken.
  expect(before).not.toHaveProperty("hyper-bonus");
  for (const [key, code] of Object.entries(before)) {
    const { id } = await world.offer(key);
    const { body } = await world.test.call<{ hindrance: { code: string } | null }>(
      "GET",
      `/bonus-api/v1/offers/${id}/standing`,
      { headers: world.client.headers },
    );
    expect([key, body.hindrance?.code ?? null]).toEqual([key, code]);
  }
});

it("moves with what the player takes and gives up", async () => {
  const { bonus } = await world.claim("monday-reload");
  expect(await standings()).toMatchObject({
    "monday-reload": "OFFER_TAKEN",
    "slots-gift": "BONUS_RUNNING",
    // May run beside another.
    "derby-free-bet": null,
  });
  await world.test.call("POST", `/bonus-api/v1/bonuses/${bonus?.id ?? ""}/forfeit`, { headers: world.client.headers });
  expect(await standings()).toMatchObject({ "monday-reload": "OFFER_TAKEN", "slots-gift": null });
});

it("is none of them for players who have excluded themselves, and asks guests to sign in", async () => {
  expect((await world.test.call("GET", "/bonus-api/v1/standings")).status).toBe(401);
  await world.test.services.context.db.execute(
    sql`insert into player_limit (player_id, limit_type, state, value) values (${world.client.userId}, 30, 'ACTIVE', '6')`,
  );
  expect(new Set(Object.values(await standings()))).toEqual(new Set(["LIMIT_REACHED"]));
});
