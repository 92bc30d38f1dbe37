import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { isOriginAllowed } from "./origin.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
const codeOf = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
});

describe("malformed requests", () => {
  it.each([
    ["no JSON", '{"query":', {}, 400, "BAD_REQUEST"],
    ["no object", "7", {}, 400, "BAD_REQUEST"],
    ["no query", "{}", {}, 400, "BAD_REQUEST"],
    ["no GraphQL", '{"query":"{ sports("}', {}, 400, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", '{"query":"{ nothing }"}', {}, 400, "GRAPHQL_VALIDATION_FAILED"],
    [
      "a wrong variable",
      '{"query":"query($s: Section!) { sports(section: $s) { id } }","variables":{"s":"MOON"}}',
      {},
      400,
      "BAD_USER_INPUT",
    ],
    [
      "an unknown operation",
      '{"query":"query A { __typename }","operationName":"B"}',
      {},
      400,
      "OPERATION_RESOLUTION_FAILURE",
    ],
    ["a subscription", '{"query":"subscription { balanceChanged { id } }"}', {}, 400, "BAD_REQUEST"],
    ["a form", "query=%7B__typename%7D", { "content-type": "application/x-www-form-urlencoded" }, 415, "BAD_REQUEST"],
    ["plain text", '{"query":"{ __typename }"}', { "content-type": "text/plain" }, 415, "BAD_REQUEST"],
    [
      "a mountain",
      JSON.stringify({ query: "{ __typename }", variables: { x: "x".repeat(300_000) } }),
      {},
      413,
      "BAD_REQUEST",
    ],
  ])("%s", async (_, body, headers, status, code) => {
    expect(await codeOf(await post(body, headers as Record<string, string>))).toEqual({ status, code });
  });

  it("an unknown path is a 404 with a code", async () => {
    expect(await codeOf(await fetch(`${gateway.url}/nowhere`))).toEqual({ status: 404, code: "BAD_REQUEST" });
  });

  it("never show a stack", async () => {
    for (const body of ['{"query":', '{"query":"{ nothing }"}'])
      expect(await (await post(body)).text()).not.toMatch(/stack|\.ts:|node_modules/);
  });
});

describe("origins", () => {
  const ask = (headers: Record<string, string>) => post('{"query":"{ __typename }"}', headers);

  it.each([
    ["of another site", { origin: "https://evil.example" }, 403],
    ["null, as sandboxed pages send", { origin: "null" }, 403],
    ["missing, but the browser says another site asks", { "sec-fetch-site": "cross-site" }, 403],
    ["that is allowed", { origin: "https://www.example.com" }, 200],
    ["missing, as clients that are no browsers send", {}, 200],
  ])("%s", async (_, headers, status) => {
    expect((await ask(headers as Record<string, string>)).status).toBe(status);
  });

  it("the gateway's own is allowed, and only allowed ones may read answers", async () => {
    expect((await ask({ origin: gateway.url })).status).toBe(200);
    const preflight = async (origin: string) =>
      (
        await fetch(`${gateway.url}/graphql`, {
          method: "OPTIONS",
          headers: {
            origin,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
          },
        })
      ).headers.get("access-control-allow-origin");
    expect(await preflight("https://www.example.com")).toBe("https://www.example.com");
    expect(await preflight("https://evil.example")).toBeNull();
  });

  it("a name that only begins like the host is another site's", () => {
    expect(isOriginAllowed({ origin: "https://bets.example.evil", site: undefined, host: "bets.example" }, [])).toBe(
      false,
    );
  });
});

describe("limits", () => {
  const nested = (depth: number): string =>
    depth === 0 ? "id" : `championship { ${depth === 1 ? "id" : `games { edges { node { ${nested(depth - 1)} } } }`} }`;

  it.each([
    ["depth", `{ game(id: "1") { ${nested(5)} } }`],
    ["depth through fragments", `{ game(id: "1") { ...A } } fragment A on Game { ${nested(4)} }`],
    ["aliases", `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(" ")} }`],
    ["root fields", `{ ${"__typename ".repeat(21)} }`],
  ])("on %s", async (_, query) => {
    const { status, errors } = await gateway.ask(query);
    expect({ status, code: errors?.[0]?.extensions["code"] }).toEqual({ status: 400, code: "OPERATION_TOO_LARGE" });
  });

  it("on tokens", async () => {
    const { status, errors } = await gateway.ask(`{ ${"__typename ".repeat(2001)} }`);
    expect({ status, code: errors?.[0]?.extensions["code"] }).toEqual({ status: 400, code: "GRAPHQL_PARSE_FAILED" });
  });

  it("leave the deepest honest question", async () => {
    const query =
      "{ sports(section: LIVE) { championships(section: LIVE) { games(first: 1) { edges { node { markets(main: true) { outcomes { coef } } } } } } } }";
    expect((await gateway.ask(query)).errors).toBeUndefined();
  });
});

describe("watching over it", () => {
  it("/health answers, /ready says what is there", async () => {
    expect(await (await fetch(`${gateway.url}/health`)).json()).toEqual({ status: "ok" });
    await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200);
    const broken = await startTestGateway();
    await broken.upstreams.close();
    const ready = await fetch(`${broken.url}/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { ready: false, stream: false, services: { sportsbook: false } },
    ]);
    await broken.drain();
  });

  it("/ready stays when a service goes down later, and says which", async () => {
    const other = await startTestGateway();
    await expect.poll(async () => (await fetch(`${other.url}/ready`)).status).toBe(200);
    await other.upstreams.close();
    const ready = await fetch(`${other.url}/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true, services: { sportsbook: false } }]);
    await other.drain();
  });

  it("/metrics counts operations and upstream calls", async () => {
    await gateway.ask("{ sports(section: LINE) { id } }");
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(text).toMatch(/gateway_operation_seconds_count\{operation="other",type="query"\} [1-9]/);
    expect(text).toMatch(/gateway_upstream_seconds_count\{service="sportsbook",status="2xx"\} [1-9]/);
    expect(text).toMatch(/gateway_event_stream_connected 1/);
  });

  it("production shows neither explorer nor schema", async () => {
    const production = await startTestGateway({ siteEnv: "production" });
    expect((await fetch(`${production.url}/explorer`)).status).toBe(404);
    expect((await production.ask("{ __schema { types { name } } }")).status).toBe(400);
    expect((await gateway.ask("{ __schema { queryType { name } } }")).data).toEqual({
      __schema: { queryType: { name: "Query" } },
    });
    await production.close();
  });
});
