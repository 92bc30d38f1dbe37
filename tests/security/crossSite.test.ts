/** What other sites can make a player's browser send: none of it runs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { get, openStatus, post, query, raw, refusal } from "./asking.ts";

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ url } = gateway);
  // Documents that are known go another way than new ones.
  for (let index = 0; index < 3; index += 1) await query(url, viewer);
});
beforeEach(() => void (gateway.upstreams.calls.length = 0));
afterAll(() => gateway.close());

const viewer = "{ viewer { id } }";
let seen = 0;
/** One that nobody has sent before, and one that is known. */
const viewers = () => [`{ viewer { id } } # ${(seen += 1)}`, viewer];
/** Nothing was asked of a service in the player's name. */
const nothingRan = () =>
  expect(gateway.upstreams.calls.filter(({ path }) => !path.startsWith("/events-api"))).toEqual([]);
const forbidden = { status: 403, codes: ["FORBIDDEN_ORIGIN"] };

const foreign: [string, Record<string, string>][] = [
  ["another origin", { origin: "https://evil.example" }],
  ["an origin that begins like an allowed one", { origin: "https://www.example.com.evil.example" }],
  ["an allowed host by plain http", { origin: "http://www.example.com" }],
  ["an allowed host on another port", { origin: "https://www.example.com:8443" }],
  ["no origin (sandboxed pages, files)", { origin: "null" }],
  ["an origin that is none", { origin: "evil" }],
  ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
  [
    "another site, by an image or a link",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  ],
  ["a site beside this one that is not on the list", { "sec-fetch-site": "same-site" }],
];

describe.each(foreign)("a request from %s is refused", (_, headers) => {
  it("by POST", async () => {
    for (const text of viewers())
      expect(await refusal(await query(url, text, {}, { ...headers, ...demoCookie }))).toEqual(forbidden);
    nothingRan();
  });

  it("by GET", async () => {
    for (const text of viewers())
      expect(await refusal(await get(url, { query: text }, { ...headers, ...demoCookie }))).toEqual(forbidden);
    nothingRan();
  });

  it("by GET with the path written otherwise", async () => {
    for (const path of ["/%67raphql", "/graphq%6C", "/%2567raphql", "/graphql/", "/graphql%00"]) {
      const { status } = await raw(url, `${path}?query=${encodeURIComponent(viewer)}`, {
        headers: { ...headers, ...demoCookie },
      });
      expect([403, 404], path).toContain(status);
    }
    nothingRan();
  });

  it("by WebSocket", async () => {
    expect(await openStatus(url, { ...headers, ...demoCookie })).toBe(403);
  });
});

describe("who may ask", () => {
  it.each([
    ["an allowed site", { origin: "https://www.example.com", "sec-fetch-site": "cross-site" }],
    ["the gateway's own pages", { "sec-fetch-site": "same-origin" }],
    ["a person who types the address", { "sec-fetch-site": "none" }],
    ["a client that is no browser", {}],
  ])("%s, by POST, GET and WebSocket", async (_, headers) => {
    const given = headers as Record<string, string>;
    expect((await query(url, viewer, {}, given)).status).toBe(200);
    expect((await get(url, { query: viewer }, given)).status).toBe(200);
    expect(await openStatus(url, given)).toBe(101);
  });

  it("only allowed sites are told by CORS that they may read", async () => {
    const allowed = async (origin: string, method: string) => {
      const { headers } = await fetch(`${url}/graphql`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
      });
      return headers.get("access-control-allow-origin");
    };
    expect(await allowed("https://www.example.com", "POST")).toBe("https://www.example.com");
    for (const origin of ["https://evil.example", "null", "https://www.example.com.evil.example"])
      expect(await allowed(origin, "POST")).toBeNull();
  });
});

describe("a POST that is not JSON is refused", () => {
  const unreadable = { status: 415, codes: ["BAD_REQUEST"] };
  const json = JSON.stringify({ query: viewer });

  it.each([
    ["a form", "application/x-www-form-urlencoded", `query=${encodeURIComponent(viewer)}`],
    [
      "a form with a file",
      "multipart/form-data; boundary=x",
      `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${json}\r\n--x--\r\n`,
    ],
    ["plain text", "text/plain", json],
    ["plain text with a hint", "text/plain; application/json", json],
    ["GraphQL as it is", "application/graphql", viewer],
    ["JSON of another kind", "application/csp-report", json],
    ["a type that only begins so", "application/jsonp", json],
    ["two types", "text/plain, application/json", json],
  ])("%s", async (_, type, body) => {
    expect(await refusal(await post(url, body, { "content-type": type, ...demoCookie }))).toEqual(unreadable);
    nothingRan();
  });

  it("without a type at all", async () => {
    for (const body of [json, undefined]) {
      const { status, text } = await raw(url, "/graphql", {
        method: "POST",
        headers: demoCookie,
        ...(body !== undefined && { body }),
      });
      expect([status, JSON.parse(text)]).toMatchObject([415, { errors: [{ extensions: { code: "BAD_REQUEST" } }] }]);
    }
    nothingRan();
  });
});

describe("a GET never writes", () => {
  it.each([
    ["a mutation", "mutation { logOut { isSignedOut } }", 405],
    ["a subscription", "subscription { balanceChanged { id } }", 400],
  ])("%s", async (_, text, status) => {
    // Also when the document is known already.
    for (let index = 0; index < 2; index += 1) {
      const refused = await refusal(await get(url, { query: text }, demoCookie));
      expect([[405, 400].includes(refused.status), refused.codes]).toEqual([true, ["BAD_REQUEST"]]);
      if (status === 405) expect(refused.status).toBe(405);
      await query(url, text, {}, demoCookie);
      gateway.upstreams.calls.length = 0;
    }
    await get(url, { query: text }, demoCookie);
    nothingRan();
  });
});
