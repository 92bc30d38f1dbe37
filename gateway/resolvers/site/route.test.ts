import { afterEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { pageSeo } from "../../testing/fakes/site/content.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const asked = "POST /redirects-api/api/v1/redirect-light";
const redirect = (path: string) =>
  gateway.ask("query($path: String!) { route(path: $path) { redirect { url code reasons breadcrumbs } } }", {
    variables: { path },
  });
const to = (url: string, code = 301) => ({ redirect: true, code, url, reasons: ["r"], breadcrumbs: ["/", url] });
const stays = { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] };

/** Answers each URL from a table; those that are not in it stay. */
function answers(table: Record<string, object>): void {
  gateway.upstreams.on(asked, ({ body }) => table[(body as { url: string }).url] ?? stays);
}

describe("redirects", () => {
  it("act in production, and elsewhere only for a path that asks for them; the fixed key goes along [7.05]", async () => {
    gateway = await startTestGateway();
    answers({ "/en/a?redirects=on": to("/en/b") });
    expect((await redirect("/en/a")).data).toEqual({ route: { redirect: null } });
    expect(gateway.upstreams.callsOf(asked)).toHaveLength(0);
    expect((await redirect("/en/a?redirects=on")).data).toEqual({
      route: { redirect: { url: "/en/b", code: 301, reasons: ["r"], breadcrumbs: ["/", "/en/b"] } },
    });
    expect(gateway.upstreams.callsOf(asked)[0]).toMatchObject({
      body: { url: "/en/a?redirects=on" },
      headers: { "x-redirects-key": "demo-service-key" },
    });
    await gateway.close();
    gateway = await startTestGateway({ siteEnv: "production", redirectsKey: "own" });
    answers({ "/en/a": to("https://other.example/x", 302) });
    expect((await redirect("/en/a")).data).toMatchObject({
      route: { redirect: { url: "https://other.example/x", code: 302 } },
    });
    expect(gateway.upstreams.callsOf(asked).map(({ headers }) => headers["x-redirects-key"])).toEqual(["own"]);
  });

  it("go all steps on this site at once", async () => {
    gateway = await startTestGateway({ siteEnv: "production" });
    answers({ "/en/a": to("/en/b"), "/en/b": { ...to("/en/c", 302), breadcrumbs: ["/en/b", "/en/c"] } });
    expect((await redirect("/en/a")).data).toEqual({
      route: { redirect: { url: "/en/c", code: 302, reasons: ["r", "r"], breadcrumbs: ["/", "/en/b", "/en/c"] } },
    });
  });

  it.each([
    ["to itself", { "/en/a": to("/en/a#x") }],
    ["there and back", { "/en/a": to("/en/b"), "/en/b": to("/en/a") }],
    [
      "on and on",
      Object.fromEntries(
        ["/en/a", "/1", "/2", "/3", "/4", "/5", "/6", "/7"].map((path, index) => [path, to(`/${index + 1}`)]),
      ),
    ],
  ])("that lead %s are not made [8.04]", async (_, table) => {
    gateway = await startTestGateway({ siteEnv: "production" });
    answers(table);
    const { data, errors } = await redirect("/en/a");
    expect([data, errors]).toEqual([{ route: { redirect: null } }, undefined]);
  });

  it.each<[string, object]>([
    ["no target", { ...to("/x"), url: null }],
    ["another status", to("/x", 307)],
    ["no status", { ...to("/x"), code: null }],
    ["a script", to("javascript:alert(1)")],
    ["another host in disguise", to("//evil.example/x")],
    ["wrong types", { redirect: "yes" }],
    ["no fields", {}],
  ])("with %s count as none [8.05]", async (_, answer) => {
    gateway = await startTestGateway({ siteEnv: "production" });
    answers({ "/en/a": answer });
    const { data, errors } = await redirect("/en/a");
    expect([data, errors]).toEqual([{ route: { redirect: null } }, undefined]);
  });

  it("that can't be had are tried 5 times, then told as failed [7.05, 8.04]", async () => {
    gateway = await startTestGateway({ siteEnv: "production" });
    gateway.upstreams.on(asked, (_, reply) => reply.code(502).send({ code: "X", message: "" }));
    expect((await redirect("/en/a")).errors).toEqual([
      {
        message: "The operator's redirects failed.",
        path: ["route", "redirect"],
        extensions: { code: "ERR_REDIRECT", upstream: { service: "redirects", status: 502 } },
      },
    ]);
    expect(gateway.upstreams.callsOf(asked)).toHaveLength(5);
  });

  it("come when a later try succeeds, and are not tried again when the key is wrong", async () => {
    gateway = await startTestGateway({ siteEnv: "production" });
    let tries = 0;
    gateway.upstreams.on(asked, (_, reply) => {
      tries += 1;
      return tries < 5 ? reply.code(503).send({ code: "X", message: "" }) : stays;
    });
    expect(await redirect("/en/a")).toMatchObject({ data: { route: { redirect: null } }, errors: undefined });
    expect(tries).toBe(5);
    gateway.upstreams.on(asked, (_, reply) => reply.code(401).send({ code: "KEY_NEEDED", message: "" }));
    expect((await redirect("/en/b")).errors?.[0]?.extensions).toMatchObject({
      code: "ERR_REDIRECT",
      upstream: { status: 401 },
    });
    expect(gateway.upstreams.callsOf(asked)).toHaveLength(6);
  });
});

describe("blocks", () => {
  it("are asked for twice, with sign-in and address [7.06]", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("POST /blocks-api/api/v2/block", (_, reply) =>
      reply.code(500).send({ code: "X", message: "" }),
    );
    const { data, errors } = await gateway.ask(
      '{ route(path: "/en") { path block { displayTypeId templateTypeId } } }',
    );
    expect(data).toEqual({ route: { path: "/en", block: null } });
    expect(errors?.[0]?.extensions).toMatchObject({ upstream: { service: "blocks", status: 500 } });
    const calls = gateway.upstreams.callsOf("POST /blocks-api/api/v2/block");
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ body: { auth: false, url: "/en" }, headers: { "x-client-address": "127.0.0.1" } });
  });
});

describe("seo", () => {
  const page = "GET /seo-api/v1/page";
  const query = `query($path: String!) { route(path: $path) { seo {
    title description siteName metaRobots hierarchyMetaRobots isIndexable metas { name property content } canonical { mode targetUrl domain } breadcrumbs { name path } styles { cssProp cssValue }
    content { __typename ... on TextHeading { level text anchor } ... on TextParagraph { runs { text href isStrong } } ... on TextList { isOrdered items { text href } }
      ... on TextTable { head rows } ... on TextNote { runs { href } } } } } }`;
  const run = (text: string, href: string | null) => ({ text, href, isStrong: false });

  it("has every field, and links only where a page may lead [3.23, 7.07]", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on(page, () => ({
      title: "T",
      description: "D",
      siteName: "S",
      metaRobots: null,
      hierarchyMetaRobots: "noindex",
      metas: [{ name: null, property: "og:title", content: "T" }],
      customCanonical: { mode: "mirror", targetUrl: null, domain: "main.example" },
      breadcrumbs: [
        { name: "Home", path: "" },
        { name: "Line", path: "line" },
      ],
      content: {
        styles: [{ css_prop: "--color-accent", css_value: "#F00" }],
        content: [
          { kind: "heading", level: 2, text: "H", anchor: "h" },
          { kind: "paragraph", runs: [run("a", "javascript:alert(1)"), run("b", "/en/line")] },
          { kind: "list", isOrdered: true, items: [[run("c", "//evil.example"), run("d", "https://a.example/")]] },
          { kind: "table", head: ["x"], rows: [["1"]] },
          { kind: "note", runs: [run("n", "data:text/html,x")] },
        ],
      },
    }));
    const { data, errors } = await gateway.ask(query, { variables: { path: "/en/line" } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      route: {
        seo: {
          title: "T",
          description: "D",
          siteName: "S",
          metaRobots: null,
          hierarchyMetaRobots: "noindex",
          isIndexable: false,
          metas: [{ name: null, property: "og:title", content: "T" }],
          canonical: { mode: "MIRROR", targetUrl: null, domain: "main.example" },
          breadcrumbs: [
            { name: "Home", path: "" },
            { name: "Line", path: "line" },
          ],
          styles: [{ cssProp: "--color-accent", cssValue: "#F00" }],
          content: [
            { __typename: "TextHeading", level: 2, text: "H", anchor: "h" },
            {
              __typename: "TextParagraph",
              runs: [
                { text: "a", href: null, isStrong: false },
                { text: "b", href: "/en/line", isStrong: false },
              ],
            },
            {
              __typename: "TextList",
              isOrdered: true,
              items: [
                [
                  { text: "c", href: null },
                  { text: "d", href: "https://a.example/" },
                ],
              ],
            },
            { __typename: "TextTable", head: ["x"], rows: [["1"]] },
            { __typename: "TextNote", runs: [{ href: null }] },
          ],
        },
      },
    });
  });

  it("is asked once for a language and kept; the page's own robots go before those of its part [9.29, 5.33]", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on(page, () => ({ ...pageSeo, title: "T", metaRobots: "index", hierarchyMetaRobots: "noindex" }));
    const seo = "query($path: String!) { route(path: $path) { seo { isIndexable } } }";
    for (const language of ["en", "en", "ru"]) {
      const { data } = await gateway.ask(seo, { variables: { path: "/en/line" }, headers: { "x-language": language } });
      expect(data).toEqual({ route: { seo: { isIndexable: true } } });
    }
    expect(gateway.upstreams.callsOf(page).map(({ query: sent }) => sent)).toEqual([
      { url: "/en/line", lng: "en" },
      { url: "/en/line", lng: "ru" },
    ]);
  });

  it("asks again after a failure", async () => {
    gateway = await startTestGateway();
    const seo = '{ route(path: "/en") { seo { title } visual { heading } } }';
    gateway.upstreams.on("GET /seo-api/v1/visual", () => ({ visual: { heading: "H", lead: "L", tokens: [] } }));
    gateway.upstreams.on(page, (_, reply) => reply.code(500).send({ code: "X", message: "" }));
    expect(await gateway.ask(seo)).toMatchObject({
      data: { route: { seo: null, visual: { heading: "H" } } },
      errors: [{ path: ["route", "seo"] }],
    });
    gateway.upstreams.on(page, () => ({ ...pageSeo, title: "T" }));
    expect((await gateway.ask(seo)).data).toEqual({ route: { seo: { title: "T" }, visual: { heading: "H" } } });
  });
});
