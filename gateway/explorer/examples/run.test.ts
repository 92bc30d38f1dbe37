/** The explorer's examples about coupons on the project's own services, in their order, as a newcomer would click through them. */
import { getOperationAST, parse } from "graphql";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readSettings } from "../../../services/core/settings.ts";
import { startServices, type RunningServices } from "../../../services/server.ts";
import { startGateway, type RunningGateway } from "../../server.ts";
import { ask, testOptions } from "../../testing/gateway.ts";
import type { Facts } from "../facts.ts";
import { coupon } from "./coupon.ts";
import { placedCoupon } from "./placedCoupon.ts";

let services: RunningServices;
let gateway: RunningGateway;
let loadFacts: () => Promise<Facts>;
let cookie: string;
beforeAll(async () => {
  services = await startServices({ settings: { ...readSettings({}), dataDir: null, port: 0, serviceKey: "key" }, logLevel: "error" });
  gateway = await startGateway({ ...testOptions(services.url), rateLimits: false });
  await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok, { timeout: 20_000 });
  const { headers } = await ask(gateway.url, "mutation { logIn(input: { login: \"demo\", password: \"Demo-2026!\" }) { errors { code } } }");
  cookie = headers.getSetCookie().find((each) => each.startsWith("session="))?.split(";")[0] ?? "";
  // What a browser adds by itself: the page's address and its cookie.
  vi.stubGlobal("window", { location: { href: `${gateway.url}/explorer` } });
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (to: URL, init: RequestInit = {}) => send(to, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }));
  ({ loadFacts } = await import("../facts.ts"));
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await gateway?.close();
  await services?.close();
});

/** Every list called `errors` in an answer's payloads. */
function errorsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "errors" && Array.isArray(part) ? part : errorsIn(part)));
}

it.each([...coupon.examples, ...placedCoupon.examples])("$title", async ({ query, variables }) => {
  const { status, data, errors } = await ask(gateway.url, query, { variables: variables?.(await loadFacts()) ?? {}, headers: { cookie } });
  expect({ status, errors, refused: errorsIn(data) }).toEqual({ status: 200, errors: undefined, refused: [] });
  const root = getOperationAST(parse(query))?.operation;
  if (root === "mutation") expect(Object.values(data ?? {})).not.toContain(null);
}, 30_000);
