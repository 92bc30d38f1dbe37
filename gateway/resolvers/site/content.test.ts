import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const summary = (slug: string) => ({
  slug,
  title: slug.toUpperCase(),
  description: "",
  categoryPath: "a/b",
  tags: [{ slug: "odds", name: "Odds" }],
  publishedAt: 1_790_000_000,
  updatedAt: 1_790_000_000,
  readingMinutes: 2,
});

describe("articles", () => {
  const list = "GET /seo-api/v1/articles";
  const query =
    "query($first: Int, $after: String, $category: String, $tag: String, $search: String) { articles(section: NEWS, first: $first, after: $after, category: $category, tag: $tag, search: $search) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { slug publishedAt categoryPath } } } }";

  it("come as a connection and are kept for each page and language [7.07, 9.29]", async () => {
    gateway.upstreams.on(list, () => ({ articles: [summary("x"), summary("y")], totalCount: 5, next: "y" }));
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await gateway.ask(query, {
        variables: { first: 2, after: "w", category: "a" },
        headers: { "x-language": "ru" },
      });
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        articles: {
          totalCount: 5,
          pageInfo: { hasNextPage: true, endCursor: "y" },
          edges: ["x", "y"].map((slug) => ({
            cursor: slug,
            node: { slug, publishedAt: "2026-09-21T14:13:20Z", categoryPath: "a/b" },
          })),
        },
      });
    }
    expect(gateway.upstreams.callsOf(list).map((call) => call.query)).toEqual([
      { section: "news", first: "2", after: "w", category: "a", lng: "ru" },
    ]);
  });

  it("are searched each time anew, with tags in the answer; a blank search is none", async () => {
    gateway.upstreams.on(list, () => ({ articles: [summary("x")], totalCount: 1, next: null }));
    const before = gateway.upstreams.callsOf(list).length;
    const search =
      'query($s: String) { articles(section: NEWS, tag: "odds", search: $s) { edges { node { tags { slug name } } } } }';
    for (const s of [" kelly ", " kelly ", "  "]) {
      const { data } = await gateway.ask(search, { variables: { s } });
      expect(data).toEqual({ articles: { edges: [{ node: { tags: [{ slug: "odds", name: "Odds" }] } }] } });
    }
    const calls = gateway.upstreams.callsOf(list).slice(before);
    expect(calls.map(({ query: { search: words } }) => words)).toEqual(["kelly", "kelly", undefined]);
    expect(calls.every(({ query: { tag } }) => tag === "odds")).toBe(true);
  });

  it.each([
    [{ first: 0 }],
    [{ first: 51 }],
    [{ after: "a".repeat(129) }],
    [{ category: "" }],
    [{ category: "a".repeat(201) }],
    [{ tag: "" }],
    [{ search: "a".repeat(101) }],
  ])("refuse %j before a service is asked", async (variables) => {
    const before = gateway.upstreams.callsOf(list).length;
    expect((await gateway.ask(query, { variables })).errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    expect(gateway.upstreams.callsOf(list)).toHaveLength(before);
  });

  it("turn a refused cursor into the caller's mistake", async () => {
    gateway.upstreams.on(list, (_, reply) => reply.code(400).send({ code: "BAD_CURSOR", message: "" }));
    expect((await gateway.ask(query, { variables: { after: "none" } })).errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
    });
  });

  it("and all other texts are null if there is none, and errors where the service fails", async () => {
    const asked =
      '{ article(slug: "none") { title } blogCategory(path: "none") { name } pageContent(path: "none") { title } sportByName(nameEng: "none") { sportId } }';
    const paths = ["article", "blog/category", "content", "sports-map"];
    for (const path of paths)
      gateway.upstreams.on(`GET /seo-api/v1/${path}`, (_, reply) => reply.code(503).send({ code: "X", message: "" }));
    const { data, errors } = await gateway.ask(asked);
    expect(data).toEqual({ article: null, blogCategory: null, pageContent: null, sportByName: null });
    expect(errors).toHaveLength(4);
    for (const path of paths)
      gateway.upstreams.on(`GET /seo-api/v1/${path}`, (_, reply) => reply.code(404).send({ code: "X", message: "" }));
    // The guard in front of a service that failed opens again by itself.
    await expect.poll(async () => (await gateway.ask(asked)).errors).toBeUndefined();
  });
});

describe("titles of pages", () => {
  it("are asked for at once, kept, and bounded in number and length", async () => {
    gateway.upstreams.on("GET /seo-api/v1/contents", () => ({
      pages: [{ path: "slots", title: "Slots", description: "Reels", updatedAt: 1_792_368_000 }],
    }));
    const query = "query($paths: [String!]!) { pageSummaries(paths: $paths) { path title description updatedAt } }";
    for (let time = 0; time < 2; time += 1) {
      const { data } = await gateway.ask(query, { variables: { paths: ["slots", "a,b", "none"] } });
      expect(data).toEqual({
        pageSummaries: [{ path: "slots", title: "Slots", description: "Reels", updatedAt: "2026-10-19T00:00:00Z" }],
      });
    }
    expect(
      gateway.upstreams
        .callsOf("GET /seo-api/v1/contents")
        .map(({ query: asked }) => (asked as Record<string, string>)["paths"]),
    ).toEqual(["slots,none"]);
    for (const paths of [[], Array.from({ length: 61 }, () => "a"), ["x".repeat(201)]]) {
      expect((await gateway.ask(query, { variables: { paths } })).errors?.[0]?.extensions["code"]).toBe(
        "BAD_USER_INPUT",
      );
    }
  });
});

describe("dictionaries", () => {
  const load = "GET /dictionaries-api/v1/dictionaries";
  const query =
    'query($language: String, $ids: [ID!]) { dictionary(route: "blog", language: $language, ids: $ids) { language hash dictionaries { id hash url entries } } }';

  it("come by route, language and ids, with the place of their files, and are kept [7.10]", async () => {
    gateway.upstreams.on(load, () => ({
      language: "ar",
      hash: "h",
      cdn: "https://cdn.example",
      dictionaries: [{ id: "main", hash: "h1", path: "/d/main.json", entries: { a: "b" } }],
    }));
    for (let time = 0; time < 2; time += 1) {
      const { data } = await gateway.ask(query, { variables: { language: "ar", ids: ["main", "blog"] } });
      expect(data).toEqual({
        dictionary: {
          language: "ar",
          hash: "h",
          dictionaries: [{ id: "main", hash: "h1", url: "https://cdn.example/d/main.json", entries: { a: "b" } }],
        },
      });
    }
    for (const ids of [undefined, []])
      await gateway.ask(query, { variables: { ids }, headers: { "x-language": "ru" } });
    expect(gateway.upstreams.callsOf(load).map((call) => call.query)).toEqual([
      { route: "blog", lng: "ar", ids: "main,blog" },
      { route: "blog", lng: "ru" },
    ]);
  });

  it.each([[{ language: "english" }], [{ ids: ["../x"] }], [{ ids: Array.from({ length: 21 }, () => "a") }]])(
    "refuse %j",
    async (variables) => {
      expect((await gateway.ask(query, { variables })).errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    },
  );
});

describe("counters", () => {
  it("come by domain and project [7.11]", async () => {
    gateway.upstreams.on("GET /counters-api/v1/counters", () => ({
      counters: [{ id: "g", kind: "tag-manager", settings: { id: "GTM-1" } }],
    }));
    const { data } = await gateway.ask('{ counters(domain: "www.example.com", projectId: "1") { id kind settings } }');
    expect(data).toEqual({ counters: [{ id: "g", kind: "TAG_MANAGER", settings: { id: "GTM-1" } }] });
    expect(gateway.upstreams.callsOf("GET /counters-api/v1/counters")[0]?.query).toEqual({
      domain: "www.example.com",
      projectId: "1",
    });
    expect((await gateway.ask('{ counters(domain: "", projectId: "1") { id } }')).errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
    });
  });
});

describe("previews of texts", () => {
  const query =
    '{ articlePreview(section: NEWS, slug: "hush", token: "1.x") { title content { ... on TextParagraph { runs { text href } } } } pagePreview(path: "mobile", token: "1.x") { title } }';

  it("are asked for each time, kept by nobody, with links that lead nowhere harmful", async () => {
    const [article, page] = ["GET /seo-api/v1/preview/article", "GET /seo-api/v1/preview/content"];
    const runs = [
      { text: "<b>go</b>", href: "javascript:alert(1)", isStrong: false },
      { text: "on", href: "/en/line", isStrong: false },
    ];
    gateway.upstreams.on(article, () => ({
      ...summary("hush"),
      content: [{ kind: "paragraph", runs }],
      related: [],
    }));
    gateway.upstreams.on(page, (_, reply) => reply.code(404).send({ code: "PREVIEW_UNKNOWN", message: "" }));
    for (let time = 0; time < 2; time += 1) {
      const { data, errors, headers } = await gateway.ask(query);
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        articlePreview: {
          title: "HUSH",
          content: [
            {
              runs: [
                { text: "<b>go</b>", href: null },
                { text: "on", href: "/en/line" },
              ],
            },
          ],
        },
        pagePreview: null,
      });
      expect(headers.get("cache-control")).not.toContain("public");
    }
    expect(gateway.upstreams.callsOf(article).map((call) => call.query)).toEqual(
      [1, 2].map(() => ({ section: "news", slug: "hush", token: "1.x", lng: "en" })),
    );
    expect(gateway.upstreams.callsOf(page)).toHaveLength(2);
  });

  it("are none by an empty token, which the service is asked about as about any other", async () => {
    const page = "GET /seo-api/v1/preview/content";
    const before = gateway.upstreams.callsOf(page).length;
    gateway.upstreams.on(page, (_, reply) => reply.code(404).send({ code: "PREVIEW_UNKNOWN", message: "" }));
    const { data, errors } = await gateway.ask('{ pagePreview(path: "mobile", token: "") { title } }');
    expect([data, errors]).toEqual([{ pagePreview: null }, undefined]);
    expect(gateway.upstreams.callsOf(page).slice(before)).toMatchObject([{ query: { path: "mobile", token: "" } }]);
  });
});

it("forgets kept texts once the service names other ones [7.07, 9.29]", async () => {
  const own = await startTestGateway({ contentLookMs: 5 });
  try {
    let [revision, title] = ["one", "Before"];
    const read = "GET /seo-api/v1/content";
    own.upstreams.on("GET /seo-api/v1/revision", () => ({ revision }));
    own.upstreams.on(read, () => ({ path: "mobile", title, description: "", updatedAt: 1, content: [] }));
    const ask = async () => (await own.ask('{ pageContent(path: "mobile") { title } }')).data;
    await vi.waitFor(() => expect(own.upstreams.callsOf("GET /seo-api/v1/revision").length).toBeGreaterThan(1));
    expect(await ask()).toEqual({ pageContent: { title: "Before" } });
    title = "After";
    expect(await ask()).toEqual({ pageContent: { title: "Before" } });
    revision = "two";
    await vi.waitFor(async () => expect(await ask()).toEqual({ pageContent: { title: "After" } }));
    expect(own.upstreams.callsOf(read)).toHaveLength(2);
  } finally {
    await own.close();
  }
});

describe("awards", () => {
  it("are the service's in the schema's words, for everybody, asked for once a language", async () => {
    const award = { id: "cup", year: 2024, name: "Cup", category: "Live", organisation: "Press", url: null };
    gateway.upstreams.on("GET /seo-api/v1/awards", () => ({ awards: [{ ...award, result: "shortlisted" }] }));
    const asked = "{ awards { id year name category organisation result url } }";
    for (let time = 0; time < 2; time += 1)
      expect((await gateway.ask(asked)).data).toEqual({ awards: [{ ...award, result: "SHORTLISTED" }] });
    await gateway.ask(asked, { headers: { "x-language": "ru" } });
    expect(gateway.upstreams.callsOf("GET /seo-api/v1/awards").map(({ query }) => query["lng"])).toEqual(["en", "ru"]);
  });
});
