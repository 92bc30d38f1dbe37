/** The desk's calls about the loyalty programme, and a site without one. */
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startBonusWorld, type BonusWorld } from "../testing/world.ts";
import { demoProgramme, noProgramme } from "./programme.ts";

let world: BonusWorld;
beforeAll(async () => {
  world = await startBonusWorld();
});
afterAll(() => world.close());

const desk = (method: "GET" | "PUT", body?: object) =>
  world.test.call<{ programme: unknown; version: number; worth: unknown[]; code?: string; message?: string }>(
    method,
    "/bonus-api/v1/desk/programme",
    { headers: { "x-service-key": "test-key" }, ...(body && { body }) },
  );

it("the desk reads the programme with what it is worth, and can't set one that pays for staking", async () => {
  expect((await desk("GET")).body).toMatchObject({
    programme: demoProgramme,
    version: 1,
    worth: [{ of: "COUPONS" }, { of: "ROUNDS" }],
  });
  const generous = { ...demoProgramme, cashback: { ...demoProgramme.cashback, mostOfStakes: "0.5" } };
  const refused = await desk("PUT", { programme: generous });
  expect(refused).toMatchObject({ status: 409, body: { code: "TOO_GENEROUS" } });
  expect(refused.body.message).toContain("the house keeps 1 %");
  expect((await desk("GET")).body.version).toBe(1);
  const less = { ...demoProgramme, cashback: { ...demoProgramme.cashback, mostOfStakes: "0.2" } };
  expect((await desk("PUT", { programme: less })).body).toMatchObject({ programme: less, version: 2 });
  expect((await world.test.call("PUT", "/bonus-api/v1/desk/programme", { body: { programme: less } })).status).toBe(
    401,
  );
});

it("without a programme nothing is collected, sold or given back, as on an operator's site at first", async () => {
  await world.test.services.context.db.execute(sql`delete from loyalty_programme`);
  expect((await desk("GET")).body).toEqual({ programme: noProgramme, version: 0, worth: [] });
  const { headers } = world.client;
  await world.setCash(10_000);
  const { outcomes } = await world.express(world.client.accounts["RUB"] ?? "", "5000", 1);
  await world.settle(outcomes, "LOST");
  await world.hear();
  expect((await world.test.call("GET", "/bonus-api/v1/points", { headers })).body).toMatchObject({
    balance: 0,
    entries: [],
  });
  expect((await world.test.call("GET", "/bonus-api/v1/rewards", { headers })).body).toEqual({ rewards: [] });
  expect(await world.test.call("GET", "/bonus-api/v1/cashback", { headers })).toMatchObject({
    status: 404,
    body: { code: "CASHBACK_UNKNOWN" },
  });
});
