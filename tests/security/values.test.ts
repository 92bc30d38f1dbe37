/**
 * Values and headers made to reach where they should not: other paths, other objects, other players, the stack's end.
 */
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { get, onSocket, post, query, raw, refusal, socketClient } from "./asking.ts";

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ url } = gateway);
});
beforeEach(() => void (gateway.upstreams.calls.length = 0));
afterAll(() => gateway.close());

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const paths = () =>
  [...new Set(gateway.upstreams.calls.map(({ path }) => path))].filter((path) => !path.startsWith("/events-api"));

describe("values nested too deep", () => {
  const bodyOf = (levels: number) =>
    `{"query":"query($f: GameFilter!) { games(filter: $f) { totalCount } }","variables":{"f":${nested(levels)}}}`;

  it.each([17, 1000, 20_000, 40_000])("%i levels by POST are refused at once", async (levels) => {
    // Time of this process, in which the gateway runs: others on the machine don't count.
    const started = process.cpuUsage();
    expect(await refusal(await post(url, bodyOf(levels)))).toEqual({ status: 400, codes: ["OPERATION_TOO_LARGE"] });
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  it("by GET and on a socket too", async () => {
    const text = "query($f: GameFilter!) { games(filter: $f) { totalCount } }";
    // One that is known goes another way than one that is not.
    for (let index = 0; index < 2; index += 1) {
      expect(await refusal(await get(url, { query: text, variables: `{"f":${nested(400)}}` }))).toEqual({
        status: 400,
        codes: ["OPERATION_TOO_LARGE"],
      });
      await query(url, text, { f: {} });
    }
    const client = socketClient(url);
    expect(await onSocket(client, text, { f: JSON.parse(nested(1000)) as object })).toEqual(["OPERATION_TOO_LARGE"]);
    await client.dispose();
  });

  it("lists of lists", async () => {
    const body = `{"query":"query($i: [ID!]) { games(filter: { ids: $i }) { totalCount } }","variables":{"i":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
    expect(await refusal(await post(url, body))).toEqual({ status: 400, codes: ["OPERATION_TOO_LARGE"] });
  });
});

describe("names that every object has", () => {
  const polluted = () => ({} as Record<string, unknown>)["polluted"];

  it.each([
    '{"query":"{ __typename }","variables":{"__proto__":{"polluted":1}}}',
    '{"__proto__":{"query":"{ __typename }","polluted":1}}',
    '{"query":"{ __typename }","variables":{"a":{"constructor":{"prototype":{"polluted":1}}}}}',
    '{"query":"{ __typename }","extensions":{"__proto__":{"polluted":1}}}',
    '{"query":"{ __typename }","variables":{"__pro\\u0074o__":{"polluted":1}}}',
    '{"query":"{ __typename }","variables":{"\\u005f_proto__":{"polluted":1}}}',
  ])("are refused in a body: %s", async (body) => {
    // Also once the document is known: another reader takes it then.
    for (let index = 0; index < 3; index += 1) {
      expect(await refusal(await post(url, body))).toEqual({ status: 400, codes: ["BAD_REQUEST"] });
      await query(url, "{ __typename }");
    }
    expect(polluted()).toBeUndefined();
  });

  it("do nothing in a query string or on a socket", async () => {
    const variables = '{"__proto__":{"polluted":1,"f":{"ids":["1"]}},"f":{"__proto__":{"polluted":1},"ids":[]}}';
    const text = "query($f: GameFilter!) { games(filter: $f) { totalCount } }";
    for (let index = 0; index < 3; index += 1) {
      const { status, codes } = await refusal(await get(url, { query: text, variables }));
      expect([status, codes]).toEqual([400, ["BAD_USER_INPUT"]]);
    }
    const client = socketClient(url);
    await onSocket(client, text, JSON.parse(variables) as Record<string, unknown>);
    await client.dispose();
    expect(polluted()).toBeUndefined();
  });

  it("are no operation, document or variable", async () => {
    for (const operationName of ["constructor", "__proto__", "toString"]) {
      expect(
        await refusal(await post(url, JSON.stringify({ query: "query A { __typename }", operationName }))),
      ).toEqual({ status: 400, codes: ["OPERATION_RESOLUTION_FAILURE"] });
    }
    for (const documentId of ["constructor", "__proto__", "../../etc/passwd", "sha256:", "x".repeat(5000)]) {
      const { status, codes } = await refusal(await post(url, JSON.stringify({ documentId })));
      expect([status, codes]).toEqual([400, ["BAD_REQUEST"]]);
    }
  });
});

describe("ids and texts never change where a call goes", () => {
  const odd = [
    "../../auth-api/v1/user",
    "1/../../web-api/user/gettoken",
    "..%2f..%2fauth-api",
    "1?session=x",
    "1#x",
    "1&lng=xx&ids=2",
    "1\u0000",
    "\u0000",
    "\r\nx-session: y",
    "\ud800",
    "\u202e1",
    "１",
    "' OR 1=1 --",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "x".repeat(10_000),
    "🎲".repeat(100),
  ];
  const known =
    /^\/(sportsbook-api\/v1\/(games(\/by-ids)?|championships|sports|outcomes)|coupon-api\/v1\/[\w-]+(\/[^/]*)?|bff-api\/[\w./-]+|web-api\/[\w./-]+|redirects?[\w./-]*|[\w-]*seo[\w./-]*)$/;

  it.each(odd.map((value) => [JSON.stringify(value).slice(0, 40), value] as const))("%s", async (_, value) => {
    const text = `query($id: ID!, $s: String!) {
      game(id: $id) { id } championship(id: $id) { id } sharedCoupon(code: $s) { code }
      byId: games(filter: { ids: [$id], sportId: $id, championshipId: $id }) { totalCount } bySearch: games(filter: { search: $s }, after: $s) { totalCount } }`;
    for (let index = 0; index < 3; index += 1) {
      const response = await query(url, text, { id: value, s: value });
      const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      expect(response.status).toBe(200);
      for (const { extensions } of body.errors ?? [])
        expect(["BAD_USER_INPUT", "UPSTREAM_ERROR"]).toContain(extensions.code);
    }
    for (const path of paths()) expect(path).toMatch(known);
    for (const { path } of gateway.upstreams.calls) expect(path).not.toMatch(/auth-api|gettoken|\.\./);
  });
});

describe("headers", () => {
  const langs = /^(en|ru|ar)$/;

  it.each(["../en", "constructor", "__proto__", "en&x=1", "xx".repeat(2000), "EN-us;q=1,\u00ff", "*", ""])(
    "X-Language: %s is no language, or one of the site's",
    async (language) => {
      const { status } = await raw(url, `/graphql?query=${encodeURIComponent("{ sports(section: LINE) { id } }")}`, {
        headers: { "x-language": language, "accept-language": language },
      });
      expect(status).toBe(200);
      const asked = gateway.upstreams.callsOf("GET /sportsbook-api/v1/sports");
      for (const { query: parameters, headers } of asked) {
        expect(parameters["lng"]).toMatch(langs);
        expect(headers["x-language"] ?? "en").toMatch(langs);
      }
    },
  );

  it("of the client's own making never go upstream", async () => {
    const made = {
      "x-session": "stolen",
      "x-client-address": "1.2.3.4",
      "x-service-key": "key",
      "x-user-id": "7",
      "x-redirects-key": "k",
      "x-auth": "stolen",
      "idempotency-key": "k",
      host: "evil.example",
    };
    await raw(url, "/graphql", {
      method: "POST",
      headers: { ...made, "content-type": "application/json" },
      body: JSON.stringify({ query: "{ sports(section: LIVE) { id } siteConfig { companyName } viewer { id } }" }),
    });
    expect(gateway.upstreams.calls.length).toBeGreaterThan(1);
    for (const { headers } of gateway.upstreams.calls) {
      const values = Object.values(headers).flat().join(" ");
      expect(values).not.toMatch(/stolen|1\.2\.3\.4|evil\.example/);
      expect(headers["x-user-id"]).toBeUndefined();
    }
  });

  it.each(["a b", '{"a":1}', "x".repeat(5000), "<script>", "%0d%0aset-cookie:a=b"])(
    "X-Request-Id: %s does not come back",
    async (id) => {
      const response = await get(url, { query: "{ __typename }" }, { "x-request-id": id });
      expect(response.headers.get("x-request-id")).not.toBe(id);
      expect(response.headers.get("set-cookie")).toBeNull();
    },
  );

  it.each([
    "session=",
    "session=__proto__",
    "session=a; session=session-of-demo2",
    'session="quoted value"',
    `session=${"x".repeat(6000)}`,
    "session=../../x/1234567",
    "session[]=12345678",
  ])("Cookie: %s makes a guest", async (cookie) => {
    const { data } = (await (await query(url, "{ viewer { id } }", {}, { cookie })).json()) as { data: unknown };
    expect(data).toEqual({ viewer: null });
  });

  it.each(["Bearer", "Bearer x y", "bearer __proto__", `Bearer ${"x".repeat(5000)}`, "Bearer a.b.c, Bearer d.e.f"])(
    "Authorization: %s is a dead token, also with a good cookie",
    async (authorization) => {
      expect(await refusal(await query(url, "{ viewer { id } }", {}, { authorization, ...demoCookie }))).toEqual({
        status: 401,
        codes: ["UNAUTHENTICATED"],
      });
    },
  );

  it("Authorization of another scheme makes a guest, also with a good cookie", async () => {
    const { data } = (await (
      await query(url, "{ viewer { id } }", {}, { authorization: "Basic ZGVtbzpkZW1v", ...demoCookie })
    ).json()) as { data: unknown };
    expect(data).toEqual({ viewer: null });
  });

  it.each([
    [
      "a line break in a header",
      "GET /graphql?query={__typename} HTTP/1.1\r\nHost: a\r\nX-Language: en\nX-Session: stolen\r\n\r\n",
    ],
    ["NUL in a header", "GET /graphql?query={__typename} HTTP/1.1\r\nHost: a\r\nX-Language: en\0\r\n\r\n"],
    [
      "two lengths",
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\n{"a":',
    ],
    [
      "a length and chunks",
      "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["no host", "GET /graphql?query={__typename} HTTP/1.1\r\n\r\n"],
  ])("%s is refused", async (_, bytes) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      let text = "";
      const socket = connect(Number(port), hostname, () => socket.end(bytes));
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(paths()).toEqual([]);
  });
});
