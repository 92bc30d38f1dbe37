import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeToken } from "../testing/fakes/people/auth.ts";
import { siteConfig } from "../testing/fakes/site/config.ts";
import { game } from "../testing/fakes/betting/sportsbook.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const documents = {
  Sports: "query Sports($section: Section = LIVE) { sports(section: $section) { name } }",
  Config: "query Config { siteConfig { companyName } }",
  Game: "query Game($id: ID!) { game(id: $id) { version } }",
  Mixed: "query Mixed { sports(section: LIVE) { name } viewer { login } }",
  Quote: "query Quote { __typename }",
};
const trusted = Object.entries(documents).map(([name, text]) => ({ id: hashOf(text), name, text }));
type Name = keyof typeof documents;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ trusted });
});
afterEach(() => gateway.close());

async function get(name: Name, variables: object = {}, headers: Record<string, string> = {}) {
  const search = new URLSearchParams({ documentId: hashOf(documents[name]), variables: JSON.stringify(variables) });
  const response = await fetch(`${gateway.url}/graphql?${search}`, { headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (text === "" ? null : JSON.parse(text)) as { data?: unknown; errors?: unknown[] } | null,
  };
}
const calls = (path: string) => gateway.upstreams.callsOf(`GET ${path}`);
const sportsCalls = () => calls("/sportsbook-api/v1/sports");
const bookPath = "/sportsbook-api/v1/games/by-ids";

describe("answers to public queries of trusted documents", () => {
  it("are kept for as long as the schema says, and told to caches", async () => {
    const first = await get("Sports");
    const second = await get("Sports");
    expect([first.text, sportsCalls().length]).toEqual([second.text, 1]);
    expect(
      Object.fromEntries(
        ["cache-control", "age", "vary", "content-type"].map((name) => [name, second.headers.get(name)]),
      ),
    ).toEqual({
      "cache-control": "public, max-age=5",
      age: "0",
      vary: expect.stringMatching(/Accept, Accept-Language, X-Language$/),
      "content-type": "application/json; charset=utf-8",
    });
    expect(second.headers.get("set-cookie")).toBeNull();
  });

  it("are the same whatever the request holds that the operation does not ask for", async () => {
    for (const more of [{}, { made: "up" }, { made: { up: 2 } }]) await get("Sports", { ...more, section: "LINE" });
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).toMatch(/^gateway_kept_answers 1$/m);
  });

  it("are asked for again when they are too old", async () => {
    let version = 1;
    gateway.upstreams.on(`GET ${bookPath}`, () => ({ games: [{ ...game("5"), version: (version += 1) }] }));
    const before = await get("Game", { id: "5" });
    expect(before.headers.get("cache-control")).toBe("public, max-age=1");
    await expect.poll(async () => (await get("Game", { id: "5" })).text).not.toBe(before.text);
    expect(calls(bookPath).length).toBeGreaterThan(1);
  });

  it("are not sent again to those who have them", async () => {
    const etag = (await get("Sports")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get("Sports", {}, { "if-none-match": tags });
      expect([again.status, again.text, again.headers.get("etag"), again.headers.get("cache-control")]).toEqual([
        304,
        "",
        etag,
        "public, max-age=5",
      ]);
    }
    expect((await get("Sports", {}, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("are made once for all who ask at the same time", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", async () => {
      await gate;
      return {
        sports: [
          {
            id: "1",
            name: "Football",
            slug: "football",
            gameCount: 20,
            lineCount: 13,
            liveCount: 7,
            area: "CLASSIC",
            cyberVariant: null,
          },
        ],
      };
    });
    const asked = Promise.all(Array.from({ length: 10 }, () => get("Sports")));
    await expect.poll(() => sportsCalls().length).toBe(1);
    open();
    expect(new Set((await asked).map(({ text }) => text))).toEqual(
      new Set(['{"data":{"sports":[{"name":"Football"}]}}']),
    );
    expect(sportsCalls()).toHaveLength(1);
  });

  it("survive that the one who asked first leaves", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", async () => {
      await gate;
      return { sports: [] };
    });
    const search = new URLSearchParams({ documentId: hashOf(documents.Sports) });
    const leaving = new AbortController();
    const left = fetch(`${gateway.url}/graphql?${search}&variables=%7B%7D`, { signal: leaving.signal }).catch(
      () => "left",
    );
    await expect.poll(() => sportsCalls().length).toBe(1);
    const staying = get("Sports");
    leaving.abort();
    expect(await left).toBe("left");
    open();
    expect((await staying).body).toEqual({ data: { sports: [] } });
  });

  it("are told apart by variables, language, and country where it matters", async () => {
    await get("Sports", { section: "LIVE" });
    await get("Sports", { section: "LINE" });
    await get("Sports", { section: "LINE" }, { "x-language": "ru" });
    await get("Sports", { section: "LINE" }, { "accept-language": "ru-RU,en;q=0.5" });
    await get("Sports", { section: "LINE" }, { "x-geo-country": "de" });
    expect(sportsCalls().map(({ query }) => [query["section"], query["lng"]])).toEqual([
      ["LIVE", "en"],
      ["LINE", "en"],
      ["LINE", "ru"],
    ]);

    gateway.upstreams.on("GET /bff-api/config/all.json", ({ headers }) => ({
      ...siteConfig,
      companyName: `Bets of ${String(headers["x-geo-country"])}`,
    }));
    const german = await get("Config", {}, { "x-geo-country": "de" });
    const french = await get("Config", {}, { "x-geo-country": "fr" });
    expect([german, french].map(({ body }) => body)).toEqual(
      ["de", "fr"].map((country) => ({ data: { siteConfig: { companyName: `Bets of ${country}` } } })),
    );
    expect(german.headers.get("vary")).toMatch(/X-Geo-Country$/);
  });

  it("are never kept with an error in them", async () => {
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", (_, reply) =>
      reply.code(404).send({ code: "GONE", message: "gone" }),
    );
    const failed = await get("Sports");
    expect([
      failed.status,
      failed.headers.get("cache-control"),
      failed.headers.get("etag"),
      failed.body?.errors,
    ]).toEqual([200, "no-store", null, [expect.anything()]]);
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", () => ({ sports: [] }));
    expect((await get("Sports")).body).toEqual({ data: { sports: [] } });
    const refused = await get("Sports", { section: "MOON" });
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([400, "no-store"]);
  });

  it("are made as nobody, anyone who asks, and sent to everybody", async () => {
    const mine = await get(
      "Sports",
      {},
      { ...demoCookie, authorization: `Bearer ${fakeToken("demo")}`, "x-forwarded-for": "203.0.113.9" },
    );
    expect(mine.body?.errors).toBeUndefined();
    const [{ headers = {} } = {}] = sportsCalls();
    expect(JSON.stringify(headers)).not.toMatch(/session-of-demo|Bearer|203\.0\.113\.9/);
    expect(calls("/web-api/user/gettoken")).toEqual([]);
    expect((await get("Sports")).text).toBe(mine.text);
    // A dead token is reported even when the answer is cached.
    expect((await get("Sports", {}, { authorization: "Bearer x" })).status).toBe(401);
    expect((await get("Sports", {}, { authorization: `Bearer ${fakeToken("demo")}` })).text).toBe(mine.text);
    expect(sportsCalls()).toHaveLength(1);
  });

  it("go by POST too, without leave to keep them on the way", async () => {
    await get("Sports");
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ documentId: hashOf(documents.Sports), variables: {} }),
    });
    expect([response.headers.get("cache-control"), response.headers.get("etag"), sportsCalls().length]).toEqual([
      "no-store",
      null,
      1,
    ]);
  });
});

describe("an answer with one private field", () => {
  it("is nobody's but the caller's", async () => {
    const mine = await get("Mixed", {}, demoCookie);
    const guests = await get("Mixed");
    expect([mine, guests].map(({ body }) => body?.data)).toMatchObject([
      { viewer: { login: "demo" } },
      { viewer: null },
    ]);
    expect([mine, guests].map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  });
});

describe("a public answer to a document that is not trusted", () => {
  it("is not kept", async () => {
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await gateway.ask('{ game(id: "5") { slug } }');
      expect(headers.get("cache-control")).toBe("no-store");
    }
    expect(calls(bookPath)).toHaveLength(3);
  });
});
