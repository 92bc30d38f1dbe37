/** The explorer's examples about coupons on the mock: what the gateway's schema promises, the mock does too. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { coupons } from "../../../gateway/explorer/examples/betting/coupons.ts";
import { placedCoupon } from "../../../gateway/explorer/examples/betting/placedCoupon.ts";
import { openExplorer } from "../../../gateway/testing/examples.ts";
import { startMockServer, type MockServer } from "./server.ts";

let server: MockServer;
let run: Awaited<ReturnType<typeof openExplorer>>;
beforeAll(async () => {
  server = await startMockServer({ port: 0 });
  run = await openExplorer(server.url);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server?.close();
});

it.each([...coupons.examples, ...placedCoupon.examples])("$title", async (example) => {
  const { status, errors, refused, data } = await run(example);
  expect({ status, errors, refused }).toEqual({ status: 200, errors: undefined, refused: [] });
  if (example.needsPlayer === true) expect(Object.values(data)).not.toContain(null);
});
