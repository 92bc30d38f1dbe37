import { describe, expect, it } from "vitest";
import { readProviderSettings } from "./settings.ts";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const needed = {
  PROVIDER_KEY: "0123456789abcdef",
  PROVIDER_WEBHOOK_SECRET: secret,
  PROVIDER_WEBHOOK_URL: "http://127.0.0.1:4001/notices",
};

describe("settings of the provider", () => {
  it("have defaults, except for what the merchant agrees on with it", () => {
    expect(readProviderSettings({ ...needed, DATA_DIR: "/data", PROVIDER_HOST: " " })).toEqual({
      host: "127.0.0.1",
      port: 4002,
      dataDir: "/data/provider",
      publicUrl: null,
      key: needed.PROVIDER_KEY,
      merchant: "Demo merchant",
      webhook: { url: needed.PROVIDER_WEBHOOK_URL, secret },
      retryMs: [5000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 86_400_000],
      hasFaults: false,
      logLevel: "warn",
      metricsKey: null,
    });
    const given = readProviderSettings({
      ...needed,
      PROVIDER_DATA_DIR: "/own",
      PROVIDER_PUBLIC_URL: "https://pay.example/",
      PROVIDER_RETRY_SCHEDULE: "0.05, 2",
      PROVIDER_FAULTS: "on",
    });
    expect(given).toMatchObject({
      dataDir: "/own",
      publicUrl: "https://pay.example",
      retryMs: [50, 2000],
      hasFaults: true,
    });
  });

  it.each([
    [{ PROVIDER_KEY: "" }, /^PROVIDER_KEY is missing/],
    [{ PROVIDER_KEY: "short-one" }, /^PROVIDER_KEY is too short/],
    [{ PROVIDER_WEBHOOK_URL: "" }, /^PROVIDER_WEBHOOK_URL is missing/],
    [{ PROVIDER_WEBHOOK_URL: "mail:x" }, /^PROVIDER_WEBHOOK_URL=mail:x is not/],
    [{ PROVIDER_WEBHOOK_SECRET: "" }, /^PROVIDER_WEBHOOK_SECRET is missing/],
    [{ PROVIDER_WEBHOOK_SECRET: "whsec_c2hvcnQ=" }, /^PROVIDER_WEBHOOK_SECRET is not/],
    [{ PROVIDER_PUBLIC_URL: "https://pay.example/path" }, /^PROVIDER_PUBLIC_URL=.* is not an origin/],
    [{ PROVIDER_PORT: "70000" }, /^PROVIDER_PORT=70000 is not/],
    [{ PROVIDER_RETRY_SCHEDULE: "5,soon" }, /^PROVIDER_RETRY_SCHEDULE=5,soon is no list/],
    [{ PROVIDER_FAULTS: "yes" }, /^PROVIDER_FAULTS=yes is neither on nor off/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL=loud is none of/],
  ])("with %j stop the start in one line without a key", (change, line) => {
    const env = { ...needed, ...change };
    expect(() => readProviderSettings(env)).toThrow(line);
    try {
      readProviderSettings(env);
    } catch (error) {
      expect(String(error)).not.toContain("short-one");
      expect(String(error)).not.toContain("c2hvcnQ");
    }
  });
});
