import { readOrigins } from "#shared/wire/publicOrigin.ts";
import { readOuterOrigins } from "../csp.ts";
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { refusals } from "../brokenRequests.ts";
import { securityHeaders } from "../headers.ts";
import { pagesPlugin } from "./pages.ts";
import { answerNotFound } from "./plainPage.ts";
import { RenderQueue, type RenderLimits } from "../rendering/renderQueue.ts";
import { addressReader } from "../../../scripts/lib/visitorAddress.ts";
import { introduce, visitorPlugin } from "../visitor.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const script = "document.title";
const sheet = "@layer components { .a > .b { color: red; } }";

let gateway: FastifyInstance;
let web: FastifyInstance;
/** What was rendered since the test began, oldest first. */
let rendered: Request[] = [];
let blockedAddresses = new Set<string>();
let blockedCountries = new Set<string>();
let isGatewayWell = true;
/** Nobody is refused, but where a test says so. */
const many: RenderLimits = {
  slots: 100,
  made: { perSecond: Infinity, burst: Infinity },
  visits: { perSecond: Infinity, burst: Infinity },
  waitingPerNetwork: 1e9,
  waiting: 1e9,
  patienceMs: 60_000,
  refusalMs: 0,
};
let limits = many;
let refused: string[] = [];
/** Changes what the next pages are. */
let answer: (request: Request) => Response | Promise<Response>;

/** Stands for the rendered app: a guest's page may be kept, and everything says who asked. */
function usual(request: Request): Response {
  const isShared = request.headers.get("x-page-cache") === "shared";
  const html = `<html><script>${script}</script><p>${request.headers.get("cookie") ?? "nobody"}</p>${"words ".repeat(500)}</html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": isShared ? "public, max-age=0, s-maxage=4" : "private, no-store",
      link: "</a.css>; rel=preload; as=style",
    },
  });
}

beforeAll(async () => {
  gateway = Fastify();
  gateway.post("/graphql", async (request, reply) => {
    if (!isGatewayWell) return reply.code(503).send({ errors: [{ message: "away" }] });
    const isBlocked =
      String(request.headers["x-forwarded-for"])
        .split(", ")
        .some((address) => blockedAddresses.has(address)) ||
      blockedCountries.has(String(request.headers["x-geo-country"]));
    return { data: { route: { path: "/", block: isBlocked ? { displayTypeId: 1, templateTypeId: 1 } : null } } };
  });
  await gateway.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  rendered = [];
  refused = [];
  blockedAddresses = new Set();
  blockedCountries = new Set();
  isGatewayWell = true;
  answer = usual;
  web = Fastify({ trustProxy: ["loopback"], ...refusals });
  web.setNotFoundHandler(answerNotFound);
  await web.register(visitorPlugin, { introduction: introduce({ trustedProxies: ["loopback"] }) });
  await web.register(securityHeaders);
  await web.register(pagesPlugin, {
    addressOf: addressReader({ trustedProxies: ["loopback"] }),
    origins: readOrigins({}),
    outerOrigins: readOuterOrigins({}),
    gatewayUrl: () => `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
    hasCache: true,
    tellsCache: true,
    queue: new RenderQueue(limits),
    metrics: { kept: () => undefined, rendered: () => () => undefined, refused: (reason) => void refused.push(reason) },
    readSheet: async (href) => (href === "/assets/a-1.css" ? sheet : null),
    render: async (request) => {
      rendered.push(request);
      return answer(request);
    },
  });
});
afterEach(() => web.close());
afterAll(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  web.inject({ url, method, headers: { "user-agent": chrome, ...headers } });

describe("a guest's page", () => {
  it("is rendered once for many, by a request that says nothing of any of them", async () => {
    const pages = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        get("/en/line", { cookie: "lang=ru", "accept-language": "ru", "user-agent": `${chrome} Edg/14${index}.0.0.0` }),
      ),
    );
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(rendered).toHaveLength(1);
    expect(Object.fromEntries(rendered[0]?.headers ?? [])).toEqual({
      accept: "text/html",
      "user-agent": expect.stringContaining("Chrome") as string,
      "x-forwarded-for": "127.0.0.1",
      "x-page-cache": "shared",
    });
    expect((await get("/en/line")).headers["x-page-cache"]).toBe("hit");
  });

  it("is another one by path, theme, country, host and bot", async () => {
    const kinds: Record<string, string>[] = [
      {},
      { cookie: "theme=dark" },
      { cookie: "theme=light" },
      { "x-geo-country": "KZ" },
      { host: "127.0.0.1:3000" },
      { "user-agent": "Googlebot/2.1" },
    ];
    for (const headers of kinds) expect((await get("/en", headers)).headers["x-page-cache"]).toBe("miss");
    for (const headers of kinds) expect((await get("/en", headers)).headers["x-page-cache"]).toBe("hit");
    expect((await get("/ru")).headers["x-page-cache"]).toBe("miss");
    expect(rendered).toHaveLength(kinds.length + 1);
  });

  it("is one with the settings that a returning guest has chosen, however they are written, and another one for each", async () => {
    const own = ["odds=1", "tz=Asia%2FTokyo", "tz=Asia%2FTokyo; odds=1; theme=dark; fold_start=1", "fold_end=1"];
    for (const cookie of own) expect((await get("/en", { cookie })).headers["x-page-cache"]).toBe("miss");
    expect(rendered.map((request) => request.headers.get("cookie"))).toEqual([
      "odds=1",
      "tz=Asia%2FTokyo",
      "theme=dark; odds=1; tz=Asia%2FTokyo; fold_start=1",
      "fold_end=1",
    ]);
    const same = await get("/en", {
      cookie: "fold_end=0; lang=en; cookies_agree=1.1.1; subid=7; fold_start=1; theme=dark; tz=Asia/Tokyo; odds=1",
    });
    expect([same.headers["x-page-cache"], /<p>(.*)<\/p>/.exec(same.body)?.[1]]).toEqual([
      "hit",
      "theme=dark; odds=1; tz=Asia%2FTokyo; fold_start=1",
    ]);
    expect((await get("/en", { cookie: "tz=Etc%2FGMT-3; theme=auto; fold_end=0" })).headers["x-page-cache"]).toBe(
      "miss",
    );
    expect(rendered.at(-1)?.headers.get("cookie")).toBeNull();
  });

  it("is the same whatever else the address says, and is made without that", async () => {
    expect((await get("/en/line")).headers["x-page-cache"]).toBe("miss");
    for (const query of [
      "?",
      "?x=1",
      "?x",
      "?utm_source=a&utm_medium=b&gclid=c",
      "?fbclid=%3Cscript%3E",
      "?X=1&x=2",
      "?time2=all",
      "?_routes=root",
      `?${"y".repeat(4000)}=1`,
    ]) {
      expect((await get(`/en/line${query}`)).headers["x-page-cache"], query).toBe("hit");
    }
    expect(rendered.map(({ url }) => new URL(url).search)).toEqual([""]);
    expect((await get("/en?x=2", { host: "127.0.0.1" })).headers["x-page-cache"]).toBe("miss");
    expect(rendered.at(-1)?.url).toBe("http://127.0.0.1/en");
  });

  it.each([
    ["nothing", ""],
    ["a text without end", `${chrome} ${"x".repeat(9000)}`],
    ["curl", "curl/8.5"],
    ["a name nobody knows", "Whatever/1"],
  ])("is the same for a browser that calls itself %s", async (_, agent) => {
    const headers = { "user-agent": agent };
    expect((await get("/en", headers)).headers["x-page-cache"]).toMatch(/^(?:miss|hit)$/);
    expect((await get("/en", headers)).headers["x-page-cache"]).toBe("hit");
  });

  it("asks about cookies in the one for first visits, and not in the one for anyone who has answered, whatever they answered [6.11]", async () => {
    const states = [];
    for (const cookie of [
      "lang=en",
      "cookies_agree=0.1795000000",
      "cookies_agree=3.1796000000; lang=en",
      "cookies_agree=nonsense",
    ])
      states.push((await get("/en", { cookie })).headers["x-page-cache"]);
    expect(states).toEqual(["miss", "miss", "hit", "hit"]);
    expect(rendered.map((request) => request.headers.get("cookie"))).toEqual([null, "cookies_agree=0.1"]);
  });

  it("is one for phones, which is not a computer's, also where only the edge knows", async () => {
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";
    expect((await get("/en")).headers["x-page-cache"]).toBe("miss");
    expect((await get("/en", { "user-agent": phone })).headers["x-page-cache"]).toBe("miss");
    expect((await get("/en", { "x-device-type": "mobile" })).headers["x-page-cache"]).toBe("hit");
    expect(rendered.map((request) => /Mobile/.test(request.headers.get("user-agent") ?? ""))).toEqual([false, true]);
  });

  it("allows its scripts by their hashes, and no other ones", async () => {
    const { headers } = await get("/en");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update(script).digest("base64")}';`);
    expect(policy).not.toMatch(/nonce|(?<!style-src-attr) 'unsafe-inline'|unsafe-eval/);
    expect(headers).toMatchObject({
      link: "</a.css>; rel=preload; as=style",
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cache-control": "private, no-cache",
    });
  });

  it("has its style sheets in itself on a first visit, and links to them afterwards", async () => {
    const head =
      '<link rel="modulepreload" href="/assets/a-1.js"/><link rel="stylesheet" href="/assets/a-1.css#"/><link rel="stylesheet" href="/assets/gone-1.css"/>';
    answer = (request) => {
      const page = usual(request);
      page.headers.set(
        "link",
        "</assets/a-1.css>; rel=preload; as=style, </assets/gone-1.css>; rel=preload; as=style, </f.woff2>; rel=preload; as=font; crossorigin",
      );
      return new Response(`<html><head>${head}</head></html>`, page);
    };
    const first = await get("/en");
    expect(first.body).toContain(
      `<link rel="modulepreload" fetchPriority="low" href="/assets/a-1.js"/><style>${sheet}</style><link rel="stylesheet" href="/assets/a-1.css#" media="not all"/><link rel="stylesheet" href="/assets/gone-1.css"/>`,
    );
    expect(first.headers.link).toBe(
      "</assets/gone-1.css>; rel=preload; as=style, </f.woff2>; rel=preload; as=font; crossorigin",
    );
    expect(first.headers["content-security-policy"]).toContain(
      `style-src 'self' 'sha256-${createHash("sha256").update(sheet).digest("base64")}';`,
    );
    const later = await get("/en", { cookie: "cookies_agree=1.1795000000" });
    expect(later.body).toContain(head);
    expect(later.headers.link).toMatch(/^<\/assets\/a-1\.css>/);
  });

  it("comes compressed as the browser takes it, whole each time", async () => {
    const plain = await get("/en", { "accept-encoding": "identity" });
    const br = await get("/en", { "accept-encoding": "gzip, br" });
    const gzip = await get("/en", { "accept-encoding": "gzip, br;q=0" });
    expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it("is not sent again to anyone who has it, and a HEAD is answered without it", async () => {
    const { headers, body } = await get("/en");
    expect((await get("/en", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
    expect((await get("/en", { "if-none-match": '"another"' })).statusCode).toBe(200);
    const head = await get("/en", {}, "HEAD");
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      String(Buffer.byteLength(body)),
    ]);
  });
});

describe("a visitor's own page", () => {
  it.each<[string, string, Record<string, string>]>([
    ["a session", "/en", { cookie: "session=abc" }],
    ["a session that cannot be read", "/en", { cookie: "session=%zz" }],
    ["a cookie nobody knows", "/en", { cookie: "promo=1" }],
    ["an odds format that is none", "/en", { cookie: "odds=01" }],
    ["a time zone in a spelling of their own", "/en", { cookie: "tz=asia%2FTOKYO" }],
    ["a fold that is none", "/en", { cookie: "fold_start=2" }],
    ["the key of hidden languages", "/en", { cookie: "ua=1" }],
    ["the key to a closed site", "/en", { cookie: "maintenance=1" }],
    ["a theme that is none", "/en", { cookie: "theme=%3Cscript%3E" }],
    ["a token", "/en", { authorization: "Bearer abc" }],
    ["a query that changes the page", "/en/line?time=first_period", {}],
    ["a query that leads to the mobile version", "/en?platform_type=mobile&x=1", {}],
    ["what a letter leads to", "/en/user/activate?token=secret", {}],
    ["what a preview link opens", "/en/news/spring?preview=1.abc", {}],
    ["what a preview link opens, its name written otherwise", "/en/news/spring?utm_source=a&%70review=1.abc", {}],
    [
      "an old browser",
      "/en",
      {
        "user-agent":
          "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36",
      },
    ],
    [
      "a browser that was new once",
      "/en",
      {
        "user-agent":
          "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.1 Safari/605.1.15",
      },
    ],
    ["a page for players", "/en/office/history", {}],
    ["a page that leads elsewhere", "/en/esports", {}],
    ["a page that is none", "/en/no/such/page", {}],
    ["no language", "/line", {}],
    ["a visitor who sends what only the server may send", "/en?coupon=ABCD2345", { "x-page-cache": "shared" }],
  ])("is made for one visitor and not cached: %s", async (_, url, headers) => {
    for (let time = 0; time < 2; time += 1) {
      const page = await get(url, headers);
      expect(page.headers["x-page-cache"]).toBe("bypass");
      expect(page.headers["cache-control"]).toBe("private, no-store");
    }
    expect(rendered).toHaveLength(2);
    expect(rendered.every((request) => request.headers.get("x-page-cache") === null)).toBe(true);
  });

  it("is what they get where an answer turns out not to be for all", async () => {
    for (const status of [302, 451, 500, 503]) {
      answer = (request) =>
        new Response(`${status} ${request.headers.get("cookie")}`, {
          status,
          headers: { "content-type": "text/html", "cache-control": "public, s-maxage=4" },
        });
      const page = await get(`/en/line/sport-${status}`, { cookie: "lang=ru" });
      expect([page.statusCode, page.body, page.headers["x-page-cache"]]).toEqual([
        status,
        `${status} lang=ru`,
        "bypass",
      ]);
    }
    answer = (request) => {
      const own = usual(request);
      own.headers.append("set-cookie", "a=1");
      return own;
    };
    expect((await get("/en/live", { cookie: "lang=ru" })).headers["x-page-cache"]).toBe("bypass");
    answer = () => new Response("<p>no lifetime</p>", { headers: { "content-type": "text/html" } });
    expect((await get("/en/champs")).headers["x-page-cache"]).toBe("bypass");
  });

  it("never holds another's, anyone who asks at the same time", async () => {
    answer = async (request) => {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, Math.ceil(Number(request.headers.get("cookie")?.length ?? 0) / 4));
      });
      return usual(request);
    };
    const persons = [{}, { cookie: "session=one" }, { cookie: "session=two" }, { cookie: "theme=dark" }] as const;
    const pages = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const headers = persons[index % persons.length] ?? {};
        return { headers, body: (await get(["/en", "/en/line", "/ru"][index % 3] ?? "", headers)).body };
      }),
    );
    for (const { headers, body } of pages)
      expect(/<p>(.*)<\/p>/.exec(body)?.[1]).toBe("cookie" in headers ? headers.cookie : "nobody");
  });
});

describe("who may not be handed a page made for others [4.49]", () => {
  it("is a blocked visitor, though the page is there", async () => {
    expect((await get("/en", { "x-forwarded-for": "203.0.113.1" })).headers["x-page-cache"]).toBe("miss");
    blockedAddresses.add("203.0.113.2");
    expect((await get("/en", { "x-forwarded-for": "203.0.113.2" })).headers["x-page-cache"]).toBe("bypass");
    expect((await get("/en", { "x-forwarded-for": "203.0.113.1" })).headers["x-page-cache"]).toBe("hit");
  });

  it("is a visitor from a country that is kept out, anyone who came by the same address before", async () => {
    expect((await get("/en", { "x-geo-country": "de" })).headers["x-page-cache"]).toBe("miss");
    blockedCountries.add("kp");
    expect((await get("/en", { "x-geo-country": "KP" })).headers["x-page-cache"]).toBe("bypass");
  });

  it("is everybody while nobody can tell, and not a moment longer", async () => {
    isGatewayWell = false;
    expect((await get("/en")).headers["x-page-cache"]).toBe("bypass");
    isGatewayWell = true;
    expect((await get("/en")).headers["x-page-cache"]).toBe("miss");
  });
});

describe("a network that asks for more than can be made", () => {
  const from = (address: string) => ({ "x-forwarded-for": address, cookie: "session=a" });
  beforeAll(() => {
    limits = {
      ...many,
      slots: 1,
      made: { perSecond: 0.001, burst: 3 },
      visits: { perSecond: 0.001, burst: 12 },
      waitingPerNetwork: 10,
      waiting: 10,
    };
  });
  afterAll(() => {
    limits = many;
  });

  it("is told to come again, on a page of its own, and still gets what is kept; others get all", async () => {
    expect((await get("/en", { "x-forwarded-for": "203.0.113.1" })).headers["x-page-cache"]).toBe("miss");
    for (let time = 0; time < 2; time += 1) expect((await get("/en/live", from("203.0.113.1"))).statusCode).toBe(200);
    const page = await get("/ru/live", from("203.0.113.1"));
    expect([page.statusCode, page.headers["cache-control"], Number(page.headers["retry-after"]) > 0, refused]).toEqual([
      429,
      "private, no-store",
      true,
      ["many"],
    ]);
    expect(page.body).toContain("Слишком много запросов");
    expect((await get("/en/casino", { "x-forwarded-for": "203.0.113.1" })).statusCode).toBe(429);
    expect((await get("/en?x=1", { "x-forwarded-for": "203.0.113.1" })).headers["x-page-cache"]).toBe("hit");
    expect((await get("/en/live", from("203.0.113.2"))).statusCode).toBe(200);
  });

  it("is refused kept pages too, once it has had enough of them", async () => {
    const statuses = [];
    for (let time = 0; time < 14; time += 1)
      statuses.push((await get(`/en?x=${time}`, { "x-forwarded-for": "203.0.113.1" })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
    expect((await get("/en", { "x-forwarded-for": "203.0.113.2" })).statusCode).toBe(200);
  });

  it("is one network by its 64 bits of IPv6, however many addresses it has", async () => {
    const statuses = [];
    for (let host = 1; host <= 5; host += 1)
      statuses.push((await get("/en/live", from(`2001:db8:7:7::${host}`))).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await get("/en/live", from("2001:db8:7:8::1"))).statusCode).toBe(200);
  });

  it("does not keep a page from others that it asked for first and was refused", async () => {
    for (let time = 0; time < 3; time += 1) await get("/en/live", from("203.0.113.1"));
    const pages = await Promise.all([
      get("/en/line", { "x-forwarded-for": "203.0.113.1" }),
      get("/en/line", { "x-forwarded-for": "203.0.113.2" }),
    ]);
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([429, 200]);
  });
});

describe("what is no page", () => {
  it.each<[string, string, number]>([
    ["a broken escape", "/en/%zz", 400],
    ["an escaped line end", "/en/%0d%0aset-cookie:%20a=1", 400],
    ["an escaped zero", "/en/%00", 400],
    ["half a letter", "/en/%c3", 400],
    ["an address of 10 kB", `/en/${"a".repeat(10_000)}`, 414],
    [
      "a query of a thousand keys",
      `/en?${Array.from({ length: 1000 }, (_, index) => `key${index}=value`).join("&")}`,
      414,
    ],
  ])("is answered with a page in the visitor's language: %s", async (_, url, status) => {
    const page = await get(url.replace("/en", "/ru"));
    expect(page.statusCode).toBe(status);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain('<html lang="ru" dir="ltr">');
    expect(rendered).toEqual([]);
  });

  it.each(["/en/line.data", "/en.data", "/_root.data?_routes=root", "/en/office/history.data"])(
    "is the router's form of a page's data: %s",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
      expect(rendered).toEqual([]);
    },
  );

  it("is a page of its own when even the error page fails [8.16]", async () => {
    answer = () => new Response("Unexpected Server Error", { status: 500, headers: { "content-type": "text/plain" } });
    const page = await get("/en/line?x=1");
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain("An error occurred while showing the error page");
    expect(page.body).toContain('href="/en"');
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("is what %s asks for", async (method) => {
    const page = await web.inject({
      url: "/en",
      method: method as "POST",
      headers: { "content-type": "application/xml" },
      payload: "<a/>",
    });
    expect([page.statusCode, page.headers.allow, page.headers["content-type"]]).toEqual([
      405,
      "GET, HEAD",
      "text/html; charset=utf-8",
    ]);
    expect(rendered).toEqual([]);
  });

  it.each([
    ["/EN/Line", "/en/line"],
    ["/en/line/", "/en/line"],
    ["/en//line?a=%2F", "/en/line?a=%2F"],
    ["//en/line", "/en/line"],
  ])("is another writing of a page: %s leads to %s", async (url, target) => {
    const page = await get(url);
    expect([page.statusCode, page.headers.location]).toEqual([301, target]);
  });
});
