import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startTestServices } from "../../testing/services.ts";
import { oneTapScriptOf, providersOf } from "./providers.ts";

const folder = mkdtempSync(join(tmpdir(), "providers-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

it("offers in production the networks that are set up, and of them those the site takes [3.29]", async () => {
  const provider = { issuer: "https://network.example", clientId: "bets" };
  const test = await startTestServices({
    settings: {
      siteEnv: "production",
      socialProvidersPath: written("two.json", { VK: provider, GOOGLE: provider }),
      siteConfigPath: written("site.json", { socialNetworks: [5, 6] }),
    },
  });
  try {
    const { networks } = (
      await test.call<{ networks: { code: string; isOn: boolean }[] }>("GET", "/social-api/v1/networks")
    ).body;
    expect(networks.filter(({ isOn }) => isOn).map(({ code }) => code)).toEqual(["GOOGLE"]);
    const start = async (network: number) =>
      (await test.call("POST", "/social-api/v1/oauth/start", { body: { network, return_path: "/en/user/login" } }))
        .status;
    expect([await start(1), await start(6)]).toEqual([404, 404]);
    expect((await fetch(`${test.services.url}/demo-network/5/.well-known/openid-configuration`)).status).toBe(404);
    expect((await test.call("GET", "/social-api/v1/oauth/one-tap/client-id")).body).toEqual({
      clientId: "bets",
      script: null,
    });
  } finally {
    await test.close();
  }
});

it.each([
  ["no JSON", "{nonsense", /can't be read as JSON/],
  ["another network", { MYSPACE: {} }, /MYSPACE|VK/],
  ["plain http to another machine", { VK: { issuer: "http://network.example", clientId: "a" } }, /https is needed/],
  [
    "a field too many",
    { VK: { issuer: "https://network.example", clientId: "a", clientSecret: "s3cret-value", more: 1 } },
    /VK/,
  ],
])("starts with no file of %s, and tells none of its secrets", (name, value, words) => {
  const read = () => providersOf({ socialProvidersPath: written(`${name}.json`, value) });
  expect(read).toThrow(words);
  expect(read).not.toThrow(/s3cret-value/);
});

it.each([
  ["Google's own", { issuer: "https://accounts.google.com" }, "https://accounts.google.com/gsi/client"],
  [
    "the one that is named",
    { issuer: "https://network.example", oneTapScript: "https://cdn.example/tap.js" },
    "https://cdn.example/tap.js",
  ],
  ["none for a network that is said to have none", { issuer: "https://network.example" }, null],
])("loads one-tap's script from where the network's is: %s [7.16]", (name, entry, script) => {
  const { GOOGLE } = providersOf({
    socialProvidersPath: written(`script ${name}.json`, { GOOGLE: { clientId: "a", ...entry } }),
  });
  expect(GOOGLE && oneTapScriptOf(GOOGLE)).toBe(script);
});
