/** Texts follow their files without a restart; drafts and texts to come are seen by preview links only. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMetrics } from "../../../../scripts/lib/metrics.ts";
import { serveOne, type OneService } from "../../../betting/sportsbook/testing/serve.ts";
import { testSettings } from "../../../testing/services.ts";
import { loadSiteConfig } from "../../config/load.ts";
import { contentServiceWith } from "../routes.ts";

const codes = ["en", "ru", "ar", "es"];
const noon = Date.parse("2026-12-01T12:00:00Z");
const key = { "x-service-key": "test-key" };

let folder: string;
let now: number;
let service: OneService;
let warned: string[];
let metrics: ReturnType<typeof createMetrics>;

/** Writes a text in all languages; `head` stands before each. */
function write(path: string, { head = "", title = "Fresh words", body = "More." } = {}): void {
  for (const code of codes) {
    const file = join(folder, `${path}.${code}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `${head === "" ? "" : `---\n${head}\n---\n`}# ${title} ${code}\n\nLead of ${code}.\n\n${body}\n`,
    );
  }
}
const remove = (path: string) => codes.forEach((code) => rmSync(join(folder, `${path}.${code}.md`)));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  now = noon;
  warned = [];
  metrics = createMetrics("services");
  const warn = (facts: { trouble: string }) => warned.push(facts.trouble);
  service = await serveOne(contentServiceWith({ now: () => now, lookEveryMs: 5 }), {
    book: { named: () => null } as never,
    siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
    settings: { ...testSettings, contentDir: folder },
    log: { warn, error: warn } as never,
    metrics,
    secret: async () => Buffer.alloc(32, 7),
  });
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const news = (slug: string) => service.get(`/seo-api/v1/article?section=news&slug=${slug}&lng=en`);
const titleOf = async (slug: string) => ((await news(slug)).body as { title?: string }).title ?? null;
const revision = async () => ((await service.get("/seo-api/v1/revision")).body as { revision: string }).revision;
const listed = async (query: string) =>
  (
    (await service.get(`/seo-api/v1/articles?section=news&lng=en&first=50${query}`)).body as {
      articles: { slug: string }[];
    }
  ).articles.map(({ slug }) => slug);

describe("files of texts, without a restart [7.07]", () => {
  it("show when they are added, changed and removed, also in lists, search and the revision", async () => {
    const before = await revision();
    write("news/hot", { head: "published: 2026-11-30\ntags: casino" });
    await vi.waitFor(async () => expect(await titleOf("hot")).toBe("Fresh words en"));
    expect(await listed("")).toContain("hot");
    expect(await listed("&search=fresh")).toEqual(["hot"]);
    // A look that began before all languages were written sees some of them.
    await vi.waitFor(async () => {
      const added = await revision();
      expect(added).not.toBe(before);
      expect(await revision()).toBe(added);
    });

    write("news/hot", { head: "published: 2026-11-30", title: "Other words, longer than before" });
    await vi.waitFor(async () => expect(await titleOf("hot")).toBe("Other words, longer than before en"));
    expect(await listed("&search=fresh")).toEqual([]);

    remove("news/hot");
    await vi.waitFor(async () => expect((await news("hot")).status).toBe(404));
    await vi.waitFor(async () => expect(await revision()).toBe(before));
  });

  it("lie over the product's own, which come back once they are gone", async () => {
    const about = async () =>
      ((await service.get("/seo-api/v1/content?path=information/about&lng=ru")).body as { title: string }).title;
    const own = await about();
    write("pages/information__about", { title: "About us" });
    await vi.waitFor(async () => expect(await about()).toBe("About us ru"));
    remove("pages/information__about");
    await vi.waitFor(async () => expect(await about()).toBe(own));
  });

  it("leave the last good text in force when they break, and say so in the log once and in a metric", async () => {
    write("news/hot", { head: "published: 2026-11-30" });
    await vi.waitFor(async () => expect(await titleOf("hot")).toBe("Fresh words en"));
    const gauge = async () => /^services_content_troubles (\d+)/m.exec(await metrics.registry.metrics())?.[1];
    expect(await gauge()).toBe("0");
    writeFileSync(join(folder, "news/hot.en.md"), "half a fi");
    await vi.waitFor(() => expect(warned).toContainEqual(expect.stringContaining("news/hot.en.md")));
    expect(await titleOf("hot")).toBe("Fresh words en");
    expect(await gauge()).toBe("1");
    expect((await service.get("/seo-api/v1/desk/texts", key)).body).toMatchObject({
      troubles: [{ about: "news/hot.en.md", message: expect.stringContaining("begins with") }],
    });
    write("news/second", { head: "published: 2026-11-30" });
    await vi.waitFor(async () => expect(await titleOf("second")).toBe("Fresh words en"));
    expect(warned.filter((line) => line.startsWith("news/hot.en.md"))).toHaveLength(1);
    write("news/hot", { head: "published: 2026-11-30", title: "Whole again" });
    await vi.waitFor(async () => expect(await titleOf("hot")).toBe("Whole again en"));
    expect(await gauge()).toBe("0");
  });

  it("are left out while a head is wrong, a category unknown or a language missing", async () => {
    write("news/odd", { head: "published: 2026-11-30\ncolour: red" });
    write("blog/lost", { head: "published: 2026-11-30\ncategory: nowhere" });
    write("news/half", { head: "published: 2026-11-30" });
    rmSync(join(folder, "news/half.ar.md"));
    await vi.waitFor(() => {
      for (const about of ["news/odd.en.md", "blog/lost", "news/half"])
        expect(warned).toContainEqual(expect.stringContaining(`${about}: `));
    });
    expect(await listed("")).not.toContain("half");
    expect((await news("odd")).status).toBe(404);
  });
});

describe("drafts and texts to come [7.07]", () => {
  const seo = async (url: string) => (await service.get(`/seo-api/v1/page?url=${url}&lng=en`)).body;

  it("are on no list, page, head or search", async () => {
    write("news/secret", { head: "state: draft\npublished: 2026-11-30", title: "Zebrawood" });
    write("pages/bonus-landing__secret", { head: "state: draft", title: "Zebrawood" });
    await vi.waitFor(async () =>
      expect((await service.get("/seo-api/v1/desk/texts", key)).body).toEqual({
        unseen: [
          { section: "news", name: "secret", title: "Zebrawood en", state: "draft", published: "2026-11-30" },
          { section: "page", name: "bonus-landing/secret", title: "Zebrawood en", state: "draft", published: null },
        ],
        troubles: [],
      }),
    );
    expect((await news("secret")).status).toBe(404);
    expect(await listed("")).not.toContain("secret");
    expect(await listed("&search=zebrawood")).toEqual([]);
    expect((await service.get("/seo-api/v1/content?path=bonus-landing/secret&lng=en")).status).toBe(404);
    expect((await service.get("/seo-api/v1/contents?paths=bonus-landing/secret&lng=en")).body).toEqual({ pages: [] });
    for (const url of ["/en/news/secret", "/en/bonus-landing/secret"])
      expect(JSON.stringify(await seo(url))).not.toContain("Zebrawood");
  });

  const preview = async (body: { section: string; name: string }) => {
    const made = await service.post("/seo-api/v1/desk/previews", { lng: "en", ...body }, key);
    const token = new URL((made.body as { url: string }).url).searchParams.get("preview") ?? "";
    const at =
      body.section === "page" ? `content?path=${body.name}` : `article?section=${body.section}&slug=${body.name}`;
    return (await service.get(`/seo-api/v1/preview/${at}&lng=en&token=${token}`)).body as { title: string };
  };

  it("leave a published text of the same address in place for all but the preview", async () => {
    write("news/hot", { head: "published: 2026-11-30", title: "Aardvark" });
    write("pages/information__about", { title: "Aardvark" });
    await vi.waitFor(async () => expect(await titleOf("hot")).toBe("Aardvark en"));
    write("drafts/news/hot", { head: "published: 2026-11-30", title: "Zebrawood" });
    write("drafts/pages/information__about", { title: "Zebrawood" });
    await vi.waitFor(async () =>
      expect((await service.get("/seo-api/v1/desk/texts", key)).body).toEqual({
        unseen: [
          { section: "news", name: "hot", title: "Zebrawood en", state: "draft", published: "2026-11-30" },
          { section: "page", name: "information/about", title: "Zebrawood en", state: "draft", published: null },
        ],
        troubles: [],
      }),
    );
    expect(await titleOf("hot")).toBe("Aardvark en");
    expect(await listed("&search=aardvark")).toEqual(["hot"]);
    expect(await listed("&search=zebrawood")).toEqual([]);
    expect((await listed("")).filter((slug) => slug === "hot")).toHaveLength(1);
    const about = await service.get("/seo-api/v1/content?path=information/about&lng=en");
    expect(about.body).toMatchObject({ title: "Aardvark en" });
    for (const url of ["/en/news/hot", "/en/information/about"])
      expect(JSON.stringify(await seo(url))).not.toContain("Zebrawood");
    expect(await preview({ section: "news", name: "hot" })).toMatchObject({ title: "Zebrawood en" });
    expect(await preview({ section: "page", name: "information/about" })).toMatchObject({ title: "Zebrawood en" });
  });

  it("leave the product's own in place, too, also where a draft has one language alone", async () => {
    const own = await titleOf("toto-is-open");
    expect(own).not.toBeNull();
    write("news/toto-is-open", { head: "state: draft", title: "Zebrawood" });
    mkdirSync(join(folder, "drafts/pages"), { recursive: true });
    writeFileSync(join(folder, "drafts/pages/information__about.ru.md"), "# Зебра\n\nСлова.\n");
    await vi.waitFor(async () =>
      expect((await service.get("/seo-api/v1/desk/texts", key)).body).toMatchObject({
        unseen: [{ name: "toto-is-open" }, { name: "information/about" }],
      }),
    );
    expect(await titleOf("toto-is-open")).toBe(own);
    expect(await preview({ section: "news", name: "toto-is-open" })).toMatchObject({ title: "Zebrawood en" });
    const russian = await service.get("/seo-api/v1/content?path=information/about&lng=ru");
    expect(JSON.stringify(russian.body)).not.toContain("Зебра");
  });

  it("take the place of the published text at their moment, which changes the revision", async () => {
    write("news/toto-is-open", { head: "published: 2026-12-01T13:00:00Z", title: "Reopened" });
    await vi.waitFor(async () =>
      expect((await service.get("/seo-api/v1/desk/texts", key)).body).toMatchObject({
        unseen: [{ name: "toto-is-open", state: "scheduled" }],
      }),
    );
    const before = await revision();
    expect(await titleOf("toto-is-open")).not.toBe("Reopened en");
    now = Date.parse("2026-12-01T13:00:00Z");
    expect(await titleOf("toto-is-open")).toBe("Reopened en");
    expect(await listed("&search=reopened")).toEqual(["toto-is-open"]);
    expect(await revision()).not.toBe(before);
  });

  it("are seen from their moment on, by the clock of the wall", async () => {
    write("news/soon", { head: "published: 2026-12-01T15:00:00+02:00" });
    await vi.waitFor(async () =>
      expect((await service.get("/seo-api/v1/desk/texts", key)).body).toMatchObject({
        unseen: [{ name: "soon", state: "scheduled" }],
      }),
    );
    const before = await revision();
    now = Date.parse("2026-12-01T12:59:59Z");
    expect((await news("soon")).status).toBe(404);
    expect(await listed("&search=fresh")).toEqual([]);
    now = Date.parse("2026-12-01T13:00:00Z");
    expect((await news("soon")).body).toMatchObject({ publishedAt: 1_796_130_000 });
    expect(await listed("&search=fresh")).toEqual(["soon"]);
    expect(await revision()).not.toBe(before);
  });

  it("open by a link that the operator makes, for that text alone and until it expires", async () => {
    write("news/secret", { head: "state: draft\npublished: 2026-11-30", title: "Hush" });
    write("pages/bonus-landing__secret", { head: "state: draft", title: "Hush" });
    const ask = (body: object, headers = {}) => service.post("/seo-api/v1/desk/previews", body, headers);
    const wish = { section: "news", name: "secret", lng: "ru", hours: 1 };
    expect((await ask(wish)).status).toBe(401);
    expect((await ask(wish, { "x-service-key": "guess" })).status).toBe(401);
    await vi.waitFor(async () => expect((await ask(wish, key)).status).toBe(200));
    const { url, expires_at: until } = (await ask(wish, key)).body as { url: string; expires_at: number };
    expect(until).toBe(noon / 1000 + 3600);
    expect(url).toMatch(/^https:\/\/bets\.example\/ru\/news\/secret\?preview=/);
    const token = new URL(url).searchParams.get("preview") ?? "";
    const open = (query: string) => service.get(`/seo-api/v1/preview/${query}&lng=ru`);
    expect((await open(`article?section=news&slug=secret&token=${token}`)).body).toMatchObject({ title: "Hush ru" });
    const closed = [
      `article?section=news&slug=toto-is-open&token=${token}`,
      `article?section=blog&slug=secret&token=${token}`,
      `content?path=bonus-landing/secret&token=${token}`,
      `article?section=news&slug=secret&token=${until + 1}${token.slice(token.indexOf("."))}`,
      `article?section=news&slug=secret&token=${token.slice(0, -2)}AA`,
      "article?section=news&slug=secret&token=",
    ];
    for (const query of closed)
      expect(await open(query), query).toMatchObject({ status: 404, body: { code: "PREVIEW_UNKNOWN" } });
    now = until * 1000;
    expect((await open(`article?section=news&slug=secret&token=${token}`)).status).toBe(404);

    const page = (await ask({ section: "page", name: "/bonus-landing/secret", lng: "en" }, key)).body as {
      url: string;
    };
    expect(page.url).toContain("https://bets.example/en/bonus-landing/secret?preview=");
    const pageToken = new URL(page.url).searchParams.get("preview") ?? "";
    expect((await open(`content?path=bonus-landing/secret&token=${pageToken}`)).body).toMatchObject({
      title: "Hush ru",
    });
    expect((await ask({ section: "news", name: "none", lng: "en" }, key)).body).toMatchObject({ code: "TEXT_UNKNOWN" });
  });
});

describe("hostile texts", () => {
  it("stay words: markup is text, in titles as in blocks", async () => {
    const evil = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    write("news/evil", { head: "published: 2026-11-30", title: evil, body: `${evil} [go](javascript:alert(1))` });
    await vi.waitFor(async () =>
      expect((await news("evil")).body).toMatchObject({
        title: `${evil} en`,
        content: [
          {
            kind: "paragraph",
            runs: [
              { text: `${evil} `, href: null },
              { text: "go", href: "javascript:alert(1" },
              { text: ")", href: null },
            ],
          },
        ],
      }),
    );
  });
});
