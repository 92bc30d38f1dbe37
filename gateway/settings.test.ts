import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("readSettings", () => {
  it("needs nothing for a demonstration on this machine", () => {
    expect(readSettings({})).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      siteEnv: "demo",
      serviceKey: "demo-service-key",
      urls: { config: "http://127.0.0.1:4001", events: "http://127.0.0.1:4001", blocks: "http://127.0.0.1:4001" },
      allowedOrigins: [
        "http://localhost:3000",
        "http://127.0.0.1:3000",
        "http://localhost:4000",
        "http://127.0.0.1:4000",
      ],
    });
  });

  it("points each service where the operator says, the content's three by one name or by their own", () => {
    const { urls, allowedOrigins } = readSettings({
      SPORTSBOOK_URL: "https://book.example/api",
      CONTENT_URL: "http://cms.example",
      SEO_URL: "http://seo.example",
      ALLOWED_ORIGINS: "https://Bets.Example/, https://b.example",
    });
    expect(urls).toMatchObject({
      sportsbook: "https://book.example/api",
      seo: "http://seo.example",
      redirects: "http://cms.example",
      blocks: "http://cms.example",
    });
    expect(allowedOrigins).toEqual(expect.arrayContaining(["https://bets.example", "https://b.example"]));
  });

  it("takes sub-applications from the origins named, and shows redirects their own key or the services'", () => {
    expect(
      readSettings({ SUB_APP_ORIGINS: "https://Apps.Example/, http://127.0.0.1:9000", REDIRECTS_KEY: "own" }),
    ).toMatchObject({
      subAppOrigins: ["https://apps.example", "http://127.0.0.1:9000"],
      redirectsKey: "own",
    });
    expect(readSettings({ SERVICE_KEY: "shared" })).toMatchObject({ subAppOrigins: [], redirectsKey: "shared" });
    expect(readSettings({ CONTENT_URL: "http://cms.example", APPS_URL: "http://apps.example" }).urls).toMatchObject({
      policy: "http://cms.example",
      apps: "http://apps.example",
      counters: "http://127.0.0.1:4001",
    });
  });

  it.each([
    [{ GATEWAY_PORT: "http" }, /GATEWAY_PORT=http/],
    [{ GATEWAY_PORT: "70000" }, /GATEWAY_PORT=70000/],
    [{ AUTH_URL: "ftp://x" }, /AUTH_URL=ftp:/],
    [
      { SUB_APP_ORIGINS: "https://a.example, https://b.example/path" },
      /SUB_APP_ORIGINS=https:\/\/b\.example\/path is not an origin/,
    ],
    [{ SUB_APP_ORIGINS: "a.example" }, /SUB_APP_ORIGINS/],
    [{ COUPONS_URL: "nowhere" }, /COUPONS_URL=nowhere/],
    [{ SITE_ENV: "test" }, /SITE_ENV=test/],
    [{ SITE_ENV: "production" }, /SERVICE_KEY is missing/],
    [{ SITE_ENV: "production", SERVICE_KEY: "demo-service-key" }, /^SERVICE_KEY is the demo's/],
    [{ SITE_ENV: "production", SERVICE_KEY: "k" }, /^SERVICE_KEY is too short/],
    [{ SITE_ENV: "production", SERVICE_KEY: "a".repeat(32) }, /^SERVICE_KEY is easy to guess/],
    [{ TRUSTED_PROXIES: "999.1.1.1" }, /^TRUSTED_PROXIES=999\.1\.1\.1 is neither/],
    [{ TRUSTED_PROXIES: "10.0.0.1, 10.0.0.0/33" }, /^TRUSTED_PROXIES=10\.0\.0\.0\/33 is neither/],
    [{ MAX_COST: "lots" }, /MAX_COST=lots/],
    [{ MAX_COST_PLAYER: "0" }, /MAX_COST_PLAYER=0/],
    [{ RATE_LIMITS: "maybe" }, /RATE_LIMITS=maybe is neither on nor off/],
  ])("names what is wrong in %j", (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it("limits callers unless it is told not to, and never tells a Redis password", () => {
    expect(readSettings({})).toMatchObject({
      maxCost: { guest: 12_000, player: 15_000 },
      rateLimits: true,
      redisUrl: null,
    });
    expect(
      readSettings({
        RATE_LIMITS: "off",
        MAX_COST: "500",
        MAX_COST_PLAYER: "600",
        REDIS_URL: "redis://user:secret@cache:6379/1",
      }),
    ).toMatchObject({
      maxCost: { guest: 500, player: 600 },
      rateLimits: false,
      redisUrl: "redis://user:secret@cache:6379/1",
    });
    expect(() => readSettings({ REDIS_URL: "http://user:secret@cache" })).toThrow(/^REDIS_URL is not a redis:/);
  });
});
