/** What strangers can read from the gateway, and how browsers may treat its answers. */
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ask, startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { readSettings } from "../settings.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

/** A request that came through a proxy, so not from this machine. */
const stranger = { "x-forwarded-for": "203.0.113.7" };
const metricsKey = "metrics-key-of-the-operator";

describe("/metrics and /ready", () => {
  it("tell strangers nothing, this machine and anyone who shows a key all", async () => {
    gateway = await startTestGateway({ metricsKey });
    await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200);
    const told = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(gateway.url + path, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    for (const headers of [
      stranger,
      { ...stranger, authorization: "Bearer wrong" },
      { ...stranger, "x-service-key": "" },
    ] as Record<string, string>[]) {
      expect(await told("/metrics", headers)).toEqual({ status: 404, text: "There is no such page.\n" });
      expect(await told("/ready", headers)).toEqual({ status: 200, text: '{"ready":true}' });
    }
    for (const headers of [
      {},
      { ...stranger, authorization: `Bearer ${metricsKey}` },
      { ...stranger, "x-service-key": "key" },
    ] as Record<string, string>[]) {
      expect((await told("/metrics", headers)).text).toContain("gateway_operation_seconds");
      expect(JSON.parse((await told("/ready", headers)).text)).toMatchObject({
        ready: true,
        stream: true,
        services: { auth: true },
      });
    }
  });
});

it("a production gateway tells this machine no more than strangers", async () => {
  gateway = await startTestGateway({ siteEnv: "production", metricsKey });
  await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  expect(await (await fetch(`${gateway.url}/ready`)).json()).toEqual({ ready: true });
  expect((await fetch(`${gateway.url}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } })).status).toBe(
    200,
  );
});

describe("services of another kind of site", () => {
  it("make the gateway never ready", async () => {
    gateway = await startTestGateway({ siteEnv: "production" });
    await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200);
    gateway.upstreams.siteEnv = "demo";
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(503);
    const ready = await fetch(`${gateway.url}/ready`, { headers: { "x-service-key": "key" } });
    expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, mismatch: gateway.upstreams.url }]);
    gateway.upstreams.siteEnv = "production";
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);
  });
});

it("no answer may be taken for another type", async () => {
  gateway = await startTestGateway();
  const known = "{ siteConfig { companyName } }";
  for (let time = 0; time < 2; time += 1)
    expect((await ask(gateway.url, known)).headers.get("x-content-type-options")).toBe("nosniff");
  for (const path of ["/health", "/ready", "/graphql", "/nothing", "/explorer", "/web-api/policy/logo.agif"]) {
    expect((await fetch(gateway.url + path)).headers.get("x-content-type-options"), path).toBe("nosniff");
  }
  const stream = await fetch(`${gateway.url}/graphql/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query: known }),
  });
  expect(stream.headers.get("x-content-type-options")).toBe("nosniff");
});

it("a production site allows the origins that the operator named and no other", () => {
  const production = { SITE_ENV: "production", SERVICE_KEY: "a-key-of-thirty-two-characters-at-least" };
  expect(
    readSettings({
      ...production,
      PUBLIC_URL: "https://bets.example, https://mirror.example",
      ALLOWED_ORIGINS: "https://app.example",
    }).allowedOrigins,
  ).toEqual(["https://app.example", "https://bets.example", "https://mirror.example"]);
  expect(readSettings(production).allowedOrigins).toEqual([]);
});

it("an address holds so many connections and no more", async () => {
  gateway = await startTestGateway({ trustedProxies: [], httpConnections: { address: 3, proxy: 100 } });
  const { hostname, port } = new URL(gateway.url);
  let closed = 0;
  const sockets = Array.from({ length: 6 }, () =>
    connect(Number(port), hostname)
      .on("error", () => undefined)
      .on("close", () => (closed += 1)),
  );
  await expect.poll(() => closed).toBe(3);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await fetch(`${gateway.url}/health`).catch(() => null))?.status).toBe(200);
});
