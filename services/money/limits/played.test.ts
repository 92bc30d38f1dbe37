import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { clientOf, placed, single } from "../../betting/coupons/testing/client.ts";

const path = "/limit-service-api/api/external/web/v3/played";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

it("tells what was staked since this sign-in, in each currency, and is nobody else's business", async () => {
  const client = await clientOf(test);
  const token = client.headers["authorization"]?.replace("Bearer ", "") ?? "";
  const played = async () =>
    (
      await test.call<{ startedAt: number; stakes: object[]; wins: object[] }>("GET", path, {
        headers: { "x-auth": token },
      })
    ).body;
  expect(await played()).toMatchObject({ stakes: [], wins: [] });
  await placed(client, single(client, { amount: "120" }));
  await placed(client, single(client, { amount: "30.50" }));
  expect(await played()).toMatchObject({ stakes: [{ amount: "150.50", currency: "RUB" }], wins: [] });
  expect(Math.abs((await played()).startedAt - Math.floor(test.services.context.clock.now() / 1000))).toBeLessThan(60);
  expect((await test.call("GET", path)).status).toBe(401);
});
