import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startUpstreams, type FakeUpstreams } from "../../testing/upstreams.ts";
import { redirects, RedirectsService } from "./redirects.ts";

let upstreams: FakeUpstreams;
let service: RedirectsService;
let told: [string, Readonly<Record<string, unknown>>][] = [];
beforeAll(async () => {
  upstreams = await startUpstreams();
  service = new RedirectsService({
    service: "redirects",
    url: upstreams.url,
    calls: redirects.calls ?? {},
    timeoutMs: 2000,
    tryDelayMs: 1,
    key: "secret-key",
    siteEnv: "production",
    report: (...trouble) => void told.push(trouble),
  });
});
afterAll(async () => {
  await service.upstream.close();
  await upstreams.close();
});

async function redirect(answer: object): Promise<unknown> {
  told = [];
  upstreams.on("POST /redirects-api/api/v1/redirect-light", () => answer);
  return service.redirect("/en/a?token=secret-token");
}

describe("the log", () => {
  it("says that a redirect was in a bad form, with what it was, and never the key or a query [8.05]", async () => {
    expect(await redirect({ redirect: true, code: 308, url: "/en/b", reasons: [], breadcrumbs: [] })).toBeNull();
    expect(told).toEqual([["a redirect is in a bad form", { url: "/en/a", target: "/en/b", code: 308 }]]);
    expect(await redirect({ redirect: 1 })).toBeNull();
    expect(told).toEqual([["a redirect is in a bad form", { url: "/en/a" }]]);
    expect(JSON.stringify(told)).not.toContain("secret");
  });

  it("says that a redirect leads in a circle, with the way it goes [8.04]", async () => {
    expect(
      await redirect({ redirect: true, code: 301, url: "/en/a?token=secret-token", reasons: [], breadcrumbs: [] }),
    ).toBeNull();
    expect(told).toEqual([["a redirect leads in a circle", { url: "/en/a", trail: ["/en/a", "/en/a"] }]]);
  });

  it("says nothing of good ones", async () => {
    expect(await redirect({ redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] })).toBeNull();
    expect(told).toEqual([]);
  });
});
