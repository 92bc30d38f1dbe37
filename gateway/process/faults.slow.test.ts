/** The whole gateway in front of failing services: failures are reported by code, the rest is answered in time. */
import { afterEach, describe, expect, it } from "vitest";
import type { GatewayOptions } from "./options.ts";
import { startGateway, type RunningGateway } from "../server.ts";
import { ask, demoCookie, testOptions } from "../testing/gateway.ts";
import { startLyingService, whole, type Lie, type LyingService } from "../testing/lyingService.ts";
import { startUpstreams, type FakeUpstreams } from "../testing/upstreams.ts";

type Service = keyof GatewayOptions["urls"];

interface Ground {
  gateway: RunningGateway;
  upstreams: FakeUpstreams;
  lying: LyingService;
}

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A gateway whose services are healthy, except for the lying ones. */
async function ground(liars: readonly Service[], lie: Lie, change: Partial<GatewayOptions> = {}): Promise<Ground> {
  const upstreams = await startUpstreams();
  open.push(() => upstreams.close());
  upstreams.on("POST /blocks-api/api/v2/block", () => ({ data: null }));
  const lying = await startLyingService(lie);
  open.push(() => lying.close());
  const options = testOptions(upstreams.url);
  const urls = { ...options.urls, ...Object.fromEntries(liars.map((name) => [name, lying.url])) };
  const gateway = await startGateway({ ...options, urls, upstreamTimeoutMs: 400, ...change });
  open.push(() => gateway.close());
  return { gateway, upstreams, lying };
}

const silent: Lie = () => undefined;
const page = `{
  siteConfig { companyName }
  sports(section: LIVE) { id }
  viewer { login accounts { id } limits { id } }
  route(path: "/en/line") { redirect { url } block { displayTypeId } }
}`;

describe("one service that fails", () => {
  const lies: [string, Lie, string][] = [
    ["is silent", silent, "UPSTREAM_TIMEOUT"],
    ["hangs up", (socket) => socket.destroy(), "NETWORK_ERROR"],
    ["answers a page of HTML", whole("<html>", 200, { "content-type": "text/html" }), "UPSTREAM_ERROR"],
    ["answers half", (socket) => socket.end('HTTP/1.1 200 X\r\ncontent-length: 99\r\n\r\n{"a'), "UPSTREAM_ERROR"],
    ["answers wrong types", whole('{"sports":{},"accounts":[{"id":"x"}],"limits":7}'), "UPSTREAM_ERROR"],
    ["answers an error in a 200", whole('{"success":false,"error":"db"}'), "UPSTREAM_ERROR"],
    ["answers 10 MB", whole(`{"x":"${"y".repeat(10_000_000)}"}`), "UPSTREAM_ERROR"],
    ["is overloaded", whole("", 503, { "retry-after": "60" }), "UPSTREAM_UNAVAILABLE"],
  ];
  const fields: [Service, string][] = [
    ["sportsbook", "sports"],
    ["accounts", "viewer.accounts"],
    ["limits", "viewer.limits"],
  ];

  it.each(lies.flatMap((lie) => fields.map((field) => [field[0], ...lie, field[1]] as const)))(
    "%s %s: the rest is answered, in time",
    async (service, _, lie, code, path) => {
      // Healthy connections have plenty of time; silent ones are closed well before that.
      const { gateway } = await ground([service], lie, { upstreamTimeoutMs: lie === silent ? 1_500 : 10_000 });
      const started = performance.now();
      const { status, data, errors } = await ask(gateway.url, page, { headers: demoCookie });
      expect(performance.now() - started).toBeLessThan(9_000);
      expect(status).toBe(200);
      expect(
        errors?.map((error) => [
          error.path?.join("."),
          error.extensions["code"],
          (error.extensions["upstream"] as { service: string }).service,
        ]),
      ).toEqual([[path, code, service]]);
      const expected = {
        siteConfig: { companyName: "Test Bets" },
        sports: [{ id: "1" }, { id: "2" }],
        route: { redirect: null, block: null },
        viewer: { login: "demo", accounts: [{ id: "7001" }], limits: [{ id: "20" }] },
      };
      expect(data).toEqual(
        service === "sportsbook"
          ? { ...expected, sports: null }
          : { ...expected, viewer: { ...expected.viewer, [service]: null } },
      );
    },
  );

  it("again and again is left alone, and comes back by itself", async () => {
    const { gateway, lying } = await ground(["sportsbook"], (socket) => socket.destroy());
    const sports = () => ask(gateway.url, "{ sports(section: LIVE) { id } }");
    await expect.poll(async () => (await sports()).errors?.[0]?.extensions["code"]).toBe("UPSTREAM_UNAVAILABLE");
    expect(await metric(gateway, 'gateway_upstream_breaker{service="sportsbook"}')).toBe(2);
    const calls = lying.heard.length;
    for (let time = 0; time < 20; time += 1) await sports();
    expect(lying.heard.length - calls).toBeLessThan(3);
    expect(
      await metric(gateway, 'gateway_upstream_seconds_count{service="sportsbook",status="not_asked"}'),
    ).toBeGreaterThan(17);
    lying.answer(whole('{"sports":[]}'));
    await expect.poll(async () => (await sports()).data).toEqual({ sports: [] });
    expect(await metric(gateway, 'gateway_upstream_breaker{service="sportsbook"}')).toBe(0);
    expect(await metric(gateway, 'gateway_upstream_retries_total{service="sportsbook"}')).toBeGreaterThan(0);
  });
});

async function metric({ url }: RunningGateway, name: string): Promise<number | null> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}

describe("the deadline of an operation", () => {
  it("is kept, whatever the services' own limits are", async () => {
    const { gateway } = await ground(["sportsbook"], silent, { upstreamTimeoutMs: 20_000, operationTimeoutMs: 1_500 });
    const started = performance.now();
    const { data, errors } = await ask(gateway.url, "{ sports(section: LIVE) { id } siteConfig { companyName } }");
    expect(performance.now() - started).toBeLessThan(10_000);
    expect([data, errors?.[0]?.extensions["code"]]).toEqual([
      { sports: null, siteConfig: { companyName: "Test Bets" } },
      "UPSTREAM_TIMEOUT",
    ]);
  });
});

describe("a client that leaves", () => {
  const leave = async (gateway: RunningGateway, query: string, variables: object, isThere: () => boolean) => {
    const leaving = new AbortController();
    const asked = fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...demoCookie },
      body: JSON.stringify({ query, variables }),
      signal: leaving.signal,
    }).catch(() => null);
    await expect.poll(isThere).toBe(true);
    leaving.abort();
    await asked;
  };

  it("ends what is being read for them", async () => {
    const { gateway, lying } = await ground(["sportsbook"], silent, { upstreamTimeoutMs: 20_000 });
    await leave(gateway, '{ game(id: "5") { id } }', {}, () => lying.heard.length === 1);
    await expect.poll(() => lying.abandoned()).toBe(1);
  });

  it("does not end what is being written", async () => {
    let answer: () => void = () => undefined;
    const { gateway, lying } = await ground(
      ["coupons"],
      (socket, request) => {
        answer = () => whole('{"coupons":[],"errors":[]}')(socket, request);
      },
      { upstreamTimeoutMs: 20_000 },
    );
    const input = {
      accountId: "7001",
      kind: "SINGLE",
      amount: "10",
      idempotencyKey: "0f8fad5b-d9cb-469f-a165-70867728950e",
      bets: [{ outcomeId: "1.1x2.home", coef: "1.850" }],
    };
    await leave(
      gateway,
      "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { errors { code } } }",
      { input },
      () => lying.heard.some(({ line }) => line.startsWith("POST /coupon-api/v1/coupons")),
    );
    // Long enough for the end of the connection to have been seen: the same client's next request was answered.
    expect((await ask(gateway.url, "{ siteConfig { companyName } }")).errors).toBeUndefined();
    expect([lying.abandoned(), await metric(gateway, 'gateway_upstream_active{service="coupons"}')]).toEqual([0, 1]);
    answer();
    await expect.poll(() => metric(gateway, 'gateway_upstream_active{service="coupons"}')).toBe(0);
    expect(lying.abandoned()).toBe(0);
  });
});

describe("a request's id", () => {
  it("is the client's own or a new one; it goes upstream and comes back", async () => {
    const { gateway, upstreams } = await ground([], silent);
    const idOf = async (given?: string) => {
      const { headers } = await ask(gateway.url, "{ sports(section: LINE) { id } }", {
        headers: {
          "x-language": given === undefined ? "en" : "ru",
          ...(given !== undefined && { "x-request-id": given }),
        },
      });
      return [
        headers.get("x-request-id"),
        upstreams.callsOf("GET /sportsbook-api/v1/sports").at(-1)?.headers["x-request-id"],
      ];
    };
    expect(await idOf("client-1.a:b")).toEqual(["client-1.a:b", "client-1.a:b"]);
    const [made, sent] = await idOf();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent).toBe(made);
    const odd = await ask(gateway.url, "{ __typename }", { headers: { "x-request-id": '{"a":1} x' } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("going down", () => {
  it("says no at /ready first, goes on answering, and then ends", async () => {
    const { gateway } = await ground([], silent, { drainMs: 400 });
    await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200);
    const closed = gateway.close();
    const ready = await fetch(`${gateway.url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, draining: true }]);
    expect((await ask(gateway.url, "{ siteConfig { companyName } }")).status).toBe(200);
    await closed;
    await expect(fetch(`${gateway.url}/health`)).rejects.toThrow();
  });
});
