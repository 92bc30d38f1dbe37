import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createParser } from "eventsource-parser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTestServices } from "../../testing/services.ts";
import type { SiteConfigBody } from "./api/index.ts";
import { followSiteConfig, revisionOf, type LiveSiteConfig, type SiteConfigChange } from "./live.ts";
import { loadSiteConfig } from "./load.ts";

let folder: string;
let path: string;
const closers: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "live-config-"));
  path = join(folder, "site.json");
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

const write = (config: object) => writeFileSync(path, JSON.stringify(config));

function follow(): { site: LiveSiteConfig; changes: SiteConfigChange[]; troubles: string[] } {
  const settings = { siteConfigPath: path, siteEnv: "demo" } as const;
  const [changes, troubles]: [SiteConfigChange[], string[]] = [[], []];
  const site = followSiteConfig(settings, loadSiteConfig(settings), (trouble) => troubles.push(trouble), 5);
  site.onChange((change) => changes.push(change));
  closers.push(site.close);
  return { site, changes, troubles };
}

it("takes a changed file without a restart and says which fields are others [0.03]", async () => {
  write({ companyName: "Before" });
  const { site, changes } = follow();
  write({ companyName: "After", isMaintenanceActive: true });
  await vi.waitFor(() =>
    expect(site.current).toMatchObject({
      companyName: "After",
      isMaintenanceActive: true,
      isRegistrationAvailable: true,
    }),
  );
  expect(changes).toEqual([
    { revision: revisionOf(site.current), fields: expect.arrayContaining(["companyName", "isMaintenanceActive"]) },
  ]);
  expect(changes[0]?.fields).toHaveLength(2);
});

it("sees a file that was put instead of the old one, and one written in other words says nothing new", async () => {
  write({ companyName: "Before" });
  const { site, changes } = follow();
  const other = join(folder, "other.json");
  writeFileSync(other, JSON.stringify({ companyName: "Renamed" }));
  renameSync(other, path);
  await vi.waitFor(() => expect(site.current.companyName).toBe("Renamed"));
  writeFileSync(path, '{\n  "companyName": "Renamed"\n}\n');
  write({ companyName: "Last" });
  await vi.waitFor(() => expect(site.current.companyName).toBe("Last"));
  expect(changes).toHaveLength(2);
});

it.each([
  ["is half written", () => writeFileSync(path, '{"companyName": "Aft'), "it is not JSON"],
  ["contradicts itself", () => write({ defaultLanguage: "xx" }), "is not among languages"],
  ["is gone", () => rmSync(path), "there is no such file"],
])(
  "keeps the last good config when the file %s, tells it once, and goes on when it is mended",
  async (_, breakIt, expected) => {
    write({ companyName: "Before" });
    const { site, changes, troubles } = follow();
    breakIt();
    await vi.waitFor(() => expect(troubles).toHaveLength(1));
    expect(troubles[0]).toContain(expected);
    expect(troubles[0]).not.toContain("\n");
    expect(site.current.companyName).toBe("Before");
    write({ companyName: "Mended" });
    await vi.waitFor(() => expect(site.current.companyName).toBe("Mended"));
    expect([troubles.length, changes.length]).toEqual([1, 1]);
  },
);

it("shows in the answers of the config service, in those of others, and on the event stream [0.03, 7.03]", async () => {
  write({ couponTypes: [0, 1] });
  const test = await startTestServices({ settings: { siteConfigPath: path }, siteConfigEveryMs: 5 });
  closers.push(test.close);
  const abort = new AbortController();
  const told: { revision: string; fields: string[] | null }[] = [];
  const stream = await fetch(`${test.services.url}/events-api/v1/stream`, {
    headers: { "x-service-key": "test-key" },
    signal: abort.signal,
  });
  const parser = createParser({
    onEvent: ({ event, data }) => void (event === "site" && told.push(JSON.parse(data) as (typeof told)[number])),
  });
  const pump = (async () => {
    const text = new TextDecoder();
    const body = stream.body?.getReader();
    for (let part = await body?.read(); part?.value !== undefined; part = await body?.read())
      parser.feed(text.decode(part.value, { stream: true }));
  })().catch(() => undefined);
  const config = async () => (await test.call<SiteConfigBody>("GET", "/bff-api/config/all.json?lang=en")).body;
  const before = await config();
  await vi.waitFor(() => expect(told).toEqual([{ revision: before.revision, fields: null }]));

  write({ couponTypes: [0], companyName: "After" });
  await vi.waitFor(() => expect(told).toHaveLength(2));
  const after = await config();
  expect(after).toMatchObject({ couponTypes: [0], companyName: "After" });
  expect(after.revision).not.toBe(before.revision);
  expect(told[1]).toEqual({ revision: after.revision, fields: expect.arrayContaining(["couponTypes", "companyName"]) });
  expect(test.services.context.siteConfig.couponTypes).toEqual([0]);
  abort.abort();
  await pump;
});
