import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppsService } from "../../datasources/site/apps.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { siteConfig } from "../../testing/fakes/site/config.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const page = "GET /apps-api/v1/page";
const whole = {
  appName: "x",
  title: "X",
  body: "<x-app></x-app>",
  style: "x{}",
  cssToLoad: ["/apps/x/a.css"],
  codeToEval: "go()",
  scriptsToLoad: ["/apps/x/a.js"],
  head: "<meta>",
};
const fields = "appName title body style cssToLoad codeToEval scriptsToLoad head";
const ask = (url: string) =>
  gateway.ask(`query($url: String!) { subApplication(url: $url, fullPath: "/en/line?x=1") { ${fields} } }`, {
    variables: { url },
  });

describe("sub-applications", () => {
  it("are fetched by their address with the page's full path and language [7.08]", async () => {
    gateway.upstreams.on(page, () => whole);
    const { data, errors } = await ask("/apps/x");
    expect([data, errors]).toEqual([{ subApplication: whole }, undefined]);
    expect(gateway.upstreams.callsOf(page)[0]?.query).toEqual({ url: "/apps/x", path: "/en/line?x=1", lng: "en" });
    expect((await ask("https://apps.example.com/y")).data).toEqual({ subApplication: whole });
  });

  it.each([
    "https://evil.example/apps/x",
    "https://apps.example.com.evil.example/x",
    "http://apps.example.com/x",
    "//evil.example/x",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "apps/x",
    "",
    `/${"a".repeat(2048)}`,
  ])("are refused from %j before anybody is asked", async (url) => {
    const before = gateway.upstreams.callsOf(page).length;
    const { data, errors } = await ask(url);
    expect([data, errors?.[0]?.extensions]).toEqual([{ subApplication: null }, { code: "BAD_USER_INPUT" }]);
    expect(gateway.upstreams.callsOf(page)).toHaveLength(before);
  });

  it("lose files of origins that nobody trusts, and then the code that waits for them", async () => {
    gateway.upstreams.on(page, () => ({
      ...whole,
      cssToLoad: ["//evil.example/a.css", "https://apps.example.com/a.css"],
      scriptsToLoad: ["/apps/x/a.js", "https://evil.example/a.js"],
    }));
    expect((await ask("/apps/z")).data).toEqual({
      subApplication: {
        ...whole,
        cssToLoad: ["https://apps.example.com/a.css"],
        scriptsToLoad: ["/apps/x/a.js"],
        codeToEval: null,
      },
    });
  });

  it("stand on the pages of an area where the config says so, and nowhere else", async () => {
    const own = await startTestGateway();
    const config = (await own.ask("{ areaApplication(area: CASINO) }")).data;
    expect(config).toEqual({ areaApplication: null });
    await own.close();
    gateway.upstreams.on("GET /bff-api/config/all.json", () => ({
      ...siteConfig,
      subApplications: { casino: "/apps/halls" },
    }));
    expect(
      (await gateway.ask("{ casino: areaApplication(area: CASINO) cyber: areaApplication(area: CYBER) }")).data,
    ).toEqual({ casino: "/apps/halls", cyber: null });
  });

  it("stand below the text of the pages that the config names", async () => {
    const own = await startTestGateway();
    own.upstreams.on("GET /bff-api/config/all.json", () => ({
      ...siteConfig,
      pageApplications: { "information/about": "/apps/meter" },
    }));
    const { data } = await own.ask(
      '{ named: pageApplication(path: "information/about") other: pageApplication(path: "constructor") }',
    );
    expect(data).toEqual({ named: "/apps/meter", other: null });
    await own.close();
  });

  it("without a name are logged [8.12]", async () => {
    const told: unknown[] = [];
    const service = new AppsService({
      service: "apps",
      url: gateway.upstreams.url,
      timeoutMs: 1000,
      trustedOrigins: [],
      report: (...trouble) => void told.push(trouble),
    });
    for (const appName of [null, ""]) {
      gateway.upstreams.on(page, () => ({ ...whole, appName }));
      expect(await service.page("/apps/nameless", "/en", "en")).toMatchObject({ appName: null, body: whole.body });
    }
    expect(told).toEqual(
      Array.from({ length: 2 }, () => ["a sub-application has no appName", { url: "/apps/nameless" }]),
    );
    await service.upstream.close();
  });

  it("are rendered by GET whole, by POST in parts, with the headers of the render contract [7.09]", async () => {
    const answer = {
      scriptsToLoad: ["/apps/x/a.js", "https://evil.example/b.js"],
      cssToLoad: [],
      components: [{ name: "c", html: "<b>" }],
    };
    gateway.upstreams.on("GET /apps-api/v1/render", () => answer);
    gateway.upstreams.on("POST /apps-api/v1/render", () => answer);
    const render = (input: object) =>
      gateway.ask(
        "query($input: RenderSubApplicationInput!) { renderSubApplication(input: $input) { scriptsToLoad cssToLoad components { name html } } }",
        { variables: { input } },
      );
    expect((await render({ url: "/apps/x" })).data).toEqual({
      renderSubApplication: { ...answer, scriptsToLoad: ["/apps/x/a.js"] },
    });
    expect(
      (await render({ url: "/apps/x", components: [{ name: "c", props: { a: [1] } }, { name: "d" }], forceSpa: true }))
        .errors,
    ).toBeUndefined();
    const [got] = gateway.upstreams.callsOf("GET /apps-api/v1/render");
    expect(got).toMatchObject({
      query: { url: "/apps/x", lng: "en" },
      headers: { "mf-render-mode": "json", "mf-api-version": "v2" },
    });
    expect(got?.headers["force-spa"]).toBeUndefined();
    expect(gateway.upstreams.callsOf("POST /apps-api/v1/render")[0]).toMatchObject({
      body: {
        url: "/apps/x",
        components: [
          { name: "c", props: { a: [1] } },
          { name: "d", props: {} },
        ],
      },
      headers: { "mf-render-mode": "json", "mf-api-version": "v2", "force-spa": "1" },
    });
    for (const input of [
      { url: "https://evil.example" },
      { url: "/x", components: [{ name: "c", props: "x" }] },
      { url: "/x", components: Array.from({ length: 21 }, () => ({ name: "c" })) },
    ]) {
      expect((await render(input)).errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    }
  });
});
