import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Engine } from "./engine.ts";
import { createMock, type Mock } from "./mock.ts";
import { Sockets } from "./socket.ts";
import { startMockServer, type MockServer } from "./standalone/server.ts";

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const page = read("./README.md");

/** Code blocks of a page in a language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code]) => code ?? "");

describe("the testers' page", () => {
  const run = read("../e2e/kit/readme.e2e.ts");
  const front = read("../../README.md");
  /** A block without its imports, which depend on where it stands. */
  const withoutImports = (code: string): string => code.replace(/^import .*\n+/gm, "").trim();

  it.each(
    [...blocks(page, "ts"), ...blocks(front.slice(front.indexOf("## For testers")), "ts")].map((code) => [
      /"(.+?)"/.exec(withoutImports(code))?.[1],
      code,
    ]),
  )("%s is a test that is run", (_title, code) => {
    expect(run).toContain(withoutImports(code ?? ""));
  });

  it("has its blocks where this test looks", () => {
    expect(blocks(page, "ts").length).toBeGreaterThan(7);
    expect(blocks(page, "sh")).toHaveLength(1);
    expect(blocks(page, "json")).toHaveLength(1);
  });
});

describe("the sample of the front page", () => {
  const front = read("../../README.md");
  const testers = front.slice(front.indexOf("## For testers"));

  it("imports the kit from where its text says the file lies, and has a name that is found", () => {
    const file = /`(tests\/e2e\/kit\/\w+\.e2e\.ts)`/.exec(testers)?.[1] ?? "";
    const [code = ""] = blocks(testers, "ts");
    const imported = /from "(.+?)"/.exec(code)?.[1] ?? "";
    expect(existsSync(fileURLToPath(new URL(imported, new URL(`../../${file}`, import.meta.url))))).toBe(true);
    expect(code).toBe(blocks(page, "ts")[0]);
    expect(testers).toContain(`--project=kit -g ${/"(?:.*?)(suspended)/.exec(code)?.[1] ?? ""}`);
  });
});

it.each([
  [undefined, "retain-on-failure"],
  ["numbers.json", "off"],
])("a failed test leaves a trace, but in a whole run, which tries again: %s", async (file, trace) => {
  vi.resetModules();
  vi.stubEnv("PLAYWRIGHT_JSON_OUTPUT_FILE", file);
  const { default: config } = await import("../../playwright.config.ts");
  vi.unstubAllEnvs();
  expect(config.use?.trace).toBe(trace);
});

describe("the recipes of the testers' page", () => {
  const engine = new Engine();
  const mock = createMock(engine.state, new Sockets(engine));
  const recipes = [
    ...page
      .slice(page.indexOf("## Recipes"), page.indexOf("```ts", page.indexOf("## Recipes")))
      .matchAll(/`((?:await |const letGo = )?mock\.[^`]+)`/g),
  ].map(([, code]) => code ?? "");

  it.each(recipes)("%s", async (code) => {
    engine.state.reset("saffron");
    // The page's own words, run as they stand; `id` is a coupon of the world.
    const recipe = new Function("mock", "id", `return (async () => { ${code} })()`) as (
      mock: Mock,
      id: string,
    ) => Promise<void>;
    await expect(recipe(mock, "9000003")).resolves.toBeUndefined();
    engine.state.holds.release();
  });

  it("are all found", () => expect(recipes.length).toBeGreaterThan(14));
});

describe("the commands of the testers' page", () => {
  const folder = mkdtempSync(join(tmpdir(), "kit-readme-"));
  let server: MockServer;
  beforeAll(async () => {
    const mocks = join(folder, "mocks.json");
    writeFileSync(mocks, blocks(page, "json")[0] ?? "");
    server = await startMockServer({ port: 0, mocks });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it("lays its file of mocks over the world", async () => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: '{ siteConfig { companyName } game(id: "1001010") { status } }' }),
    });
    expect(await answer.json()).toEqual({
      data: { siteConfig: { companyName: "Ours" }, game: { status: "SUSPENDED" } },
    });
  });

  it.each((blocks(page, "sh")[0] ?? "").trim().split("\n"))("%s", async (line) => {
    const [, method = "GET", path = "", body] =
      /^curl (?:-X (\w+) )?http:\/\/127\.0\.0\.1:4100(\S+)(?: -d '(.+)')?$/.exec(line) ?? [];
    const answer = await fetch(server.url + path, { method, ...(body === undefined ? {} : { body }) });
    expect([answer.status, path], await answer.text()).toEqual([200, expect.stringMatching(/^\/__mock\/\w+$/)]);
  });
});
