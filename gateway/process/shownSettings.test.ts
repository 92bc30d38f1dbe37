import { describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { shownSettings } from "./shownSettings.ts";

describe("the settings in the log", () => {
  const shown = shownSettings(
    readSettings({
      SERVICE_KEY: "key-hunter2",
      REDIRECTS_KEY: "redirects-hunter2",
      REDIS_URL: "redis://user:hunter2@redis.example:6379/1",
      SPORTSBOOK_URL: "https://book:hunter2@book.example/api?token=hunter2#hunter2",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://x:hunter2@collector.example:4318",
    }),
  );

  it("name what the gateway does", () => {
    expect(shown).toMatchObject({
      port: 4000,
      siteEnv: "demo",
      upstreamTimeoutMs: 5000,
      serviceKey: "set",
      redirectsKey: "set",
      redisUrl: "redis://redis.example:6379/1",
      otlpEndpoint: "http://collector.example:4318",
    });
    expect(shown["urls"]).toMatchObject({ sportsbook: "https://book.example/api", auth: "http://127.0.0.1:4001" });
  });

  it("hold no key and no password", () => {
    expect(JSON.stringify(shown)).not.toContain("hunter2");
  });
});
