import { expect, it } from "vitest";
import { readStudioSettings } from "./settings.ts";

const needed = {
  STUDIO_SECRET: "0123456789abcdef",
  STUDIO_WALLET_URL: "http://127.0.0.1:4001/wallet/",
  STUDIO_WALLET_SECRET: "fedcba9876543210",
};

it("settings have defaults, with protection on and no page that may frame a game", () => {
  expect(readStudioSettings({ ...needed, DATA_DIR: "/data" })).toEqual({
    host: "127.0.0.1",
    port: 4003,
    dataDir: "/data/studio",
    publicUrl: null,
    operatorSecret: needed.STUDIO_SECRET,
    wallet: { url: "http://127.0.0.1:4001/wallet", secret: needed.STUDIO_WALLET_SECRET },
    parents: [],
    isProtected: true,
    tableRate: 1,
    logLevel: "warn",
    metricsKey: null,
  });
});

it.each([
  [{ STUDIO_SECRET: "" }, "STUDIO_SECRET is missing"],
  [{ STUDIO_SECRET: "short" }, "STUDIO_SECRET is too short"],
  [{ STUDIO_WALLET_URL: "ftp://x" }, "STUDIO_WALLET_URL=ftp://x is not an http(s) URL"],
  [{ STUDIO_PARENTS: "https://a.example, b" }, "STUDIO_PARENTS=b is not an origin"],
  [{ STUDIO_PROTECTION: "maybe" }, "STUDIO_PROTECTION=maybe is neither on nor off"],
])("%o is refused", (change, line) => {
  expect(() => readStudioSettings({ ...needed, ...change })).toThrow(line);
});
