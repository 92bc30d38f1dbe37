/**
 * The explorer's examples about coupons on the project's own services, in their order, as a newcomer would click
 * through them.
 */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readSettings } from "../../services/settings.ts";
import { memoryDatabase } from "../../services/testing/database.ts";
import { startServices, type RunningServices } from "../../services/server.ts";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { openExplorer } from "../../gateway/testing/examples.ts";
import { testOptions } from "../../gateway/testing/gateway.ts";
import { coupons } from "../../gateway/explorer/examples/betting/coupons.ts";
import { placedCoupon } from "../../gateway/explorer/examples/betting/placedCoupon.ts";

let services: RunningServices;
let gateway: RunningGateway;
let run: Awaited<ReturnType<typeof openExplorer>>;
beforeAll(async () => {
  services = await startServices({
    database: await memoryDatabase(),
    settings: { ...readSettings({}), dataDir: null, port: 0, serviceKey: "key" },
    logLevel: "error",
  });
  gateway = await startGateway({ ...testOptions(services.url), rateLimits: false });
  await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok, { timeout: 20_000 });
  run = await openExplorer(gateway.url);
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await gateway?.close();
  await services?.close();
});

it.each([...coupons.examples, ...placedCoupon.examples])(
  "$title",
  async (example) => {
    const { status, errors, refused, data } = await run(example);
    expect({ status, errors, refused }).toEqual({ status: 200, errors: undefined, refused: [] });
    // A guest, and a code that nobody was given, are null.
    if (example.needsPlayer === true) expect(Object.values(data)).not.toContain(null);
  },
  30_000,
);
