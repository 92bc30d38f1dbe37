import { expect, it } from "vitest";
import { readSettings } from "../../settings.ts";

const whole = {
  STUDIO_URL: "http://127.0.0.1:4003/",
  STUDIO_SECRET: "operator-secret-of-tests",
  STUDIO_WALLET_SECRET: "wallet-secret-of-tests",
};

it("names the studio, its origin without a slash at the end, and none without an address", () => {
  expect(readSettings(whole).studio).toEqual({
    url: "http://127.0.0.1:4003",
    secret: "operator-secret-of-tests",
    walletSecret: "wallet-secret-of-tests",
  });
  expect(readSettings({}).studio).toBeNull();
});

it.each([
  [{ ...whole, STUDIO_SECRET: "" }, "STUDIO_SECRET is missing"],
  [{ ...whole, STUDIO_WALLET_SECRET: "" }, "STUDIO_WALLET_SECRET is missing"],
  [{ ...whole, STUDIO_SECRET: "short" }, /^STUDIO_SECRET is not usable/],
  [{ ...whole, STUDIO_URL: "studio" }, "STUDIO_URL=studio is not usable"],
  [
    {
      ...whole,
      STUDIO_SECRET: "e07a55d9c3184f6bb2901ce4d7f36a58",
      STUDIO_WALLET_SECRET: "5d3c8e90f1a7426db46e27c0918bfa3d",
      SITE_ENV: "production",
      SERVICE_KEY: "key-of-the-operator-in-tests-0123456789",
      SECRETS_KEY: "bX0q3vYt8m1Zc7KfR2dWnH5sJ9uLpQ4eA6gTiO0xVkE=",
      PUBLIC_URL: "https://bets.example",
    },
    "is not https",
  ],
])("refuses %j by name", (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
