import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import { applications } from "./applications.ts";
import { appsService } from "./routes.ts";

let service: OneService;
beforeAll(async () => {
  service = await serveOne(appsService, {});
});
afterAll(() => service.close());

const page = (url: string, lng = "en") =>
  service.get(`/apps-api/v1/page?url=${encodeURIComponent(url)}&path=/en/line&lng=${lng}`);
const v2 = { "mf-render-mode": "json", "mf-api-version": "v2" };

describe("sub-applications", () => {
  it("are loaded with body, title, files and code in the reader's language [7.08]", async () => {
    expect((await page("/apps/promo-banner", "ru")).body).toEqual({
      appName: "promo-banner",
      title: "Футбол весь сезон",
      body: expect.stringContaining("Перейти к футболу"),
      style: null,
      head: null,
      cssToLoad: [expect.stringMatching(/^\/apps\/promo-banner\/main\.[0-9a-f]{12}\.css$/)],
      scriptsToLoad: [expect.stringMatching(/^\/apps\/promo-banner\/main\.[0-9a-f]{12}\.js$/)],
      codeToEval: expect.stringContaining("mf-ready"),
    });
    expect(await page("/apps/none")).toMatchObject({ status: 404, body: { code: "APP_UNKNOWN" } });
    expect(await page("/apps/__proto__")).toMatchObject({ status: 404 });
  });

  it("serve their files, which may be kept for ever, and no others", async () => {
    for (const name of Object.keys(applications)) {
      const {
        scriptsToLoad: [script = ""],
        cssToLoad: [style = ""],
      } = (await page(`/apps/${name}`)).body as { scriptsToLoad: string[]; cssToLoad: string[] };
      const [js, css] = await Promise.all([fetch(service.url + script), fetch(service.url + style)]);
      expect([js.status, js.headers.get("content-type"), css.headers.get("content-type")]).toEqual([
        200,
        "text/javascript; charset=utf-8",
        "text/css; charset=utf-8",
      ]);
      expect(js.headers.get("cache-control")).toContain("immutable");
      expect(await js.text()).toContain(`customElements.define("${name}"`);
      expect(await css.text()).toContain(name);
    }
    for (const path of ["/apps/promo-banner/main.000000000000.js", "/apps/promo-banner/..%2fapi.ts"])
      expect((await fetch(service.url + path)).status).toBe(404);
  });

  it("render the components asked for, with props that can't break out of their markup [7.09]", async () => {
    const { body } = await service.post(
      "/apps-api/v1/render?lng=en",
      { url: "/apps/promo-banner", components: [{ name: "banner", props: { words: '<script>"x"</script>' } }] },
      v2,
    );
    expect(body).toMatchObject({
      scriptsToLoad: [expect.stringContaining("promo-banner")],
      components: [{ name: "banner", html: expect.stringContaining("&lt;script&gt;&quot;x&quot;") }],
    });
    expect(JSON.stringify(body)).not.toContain("<script>");
  });

  it("render all by GET, and leave the drawing to the scripts when told so", async () => {
    const path = "/apps-api/v1/render?url=/apps/results-ticker&lng=ar";
    expect((await service.get(path, v2)).body).toMatchObject({
      components: [{ name: "ticker", html: expect.stringContaining("تُلعب الآن") }],
    });
    expect((await service.get(path, { ...v2, "force-spa": "1" })).body).toMatchObject({
      components: [{ name: "ticker", html: "" }],
    });
  });

  it("refuse another version and unknown components", async () => {
    const ask = (components: object[], headers: Record<string, string>) =>
      service.post("/apps-api/v1/render?lng=en", { url: "/apps/promo-banner", components }, headers);
    expect(await ask([{ name: "banner" }], { "mf-render-mode": "json" })).toMatchObject({
      status: 400,
      body: { code: "VERSION_UNKNOWN" },
    });
    expect(await ask([{ name: "toString" }], v2)).toMatchObject({ status: 404, body: { code: "COMPONENT_UNKNOWN" } });
    expect((await ask([], v2)).status).toBe(400);
  });
});
