/** The clients of examples/ against the project's own services: what they show to strangers stays true. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Decimal } from "decimal.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { testOptions } from "../../gateway/testing/gateway.ts";
import { readSettings } from "../../services/settings.ts";
import { memoryDatabase } from "../../services/testing/database.ts";
import { startServices, type RunningServices } from "../../services/server.ts";
import { startMockServer } from "../kit/standalone/server.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
/** The commands of the examples' page, word by word. */
const documented = [
  ...readFileSync(join(root, "examples/README.md"), "utf8").matchAll(/`((?:npx )?node examples\/\S+)`/g),
].map(([, command]) => command ?? "");

/**
 * A stranger's path: the machine's own programs come first, and with them its own Node where that is new enough for the
 * project.
 */
const own = (process.env["PATH"] ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);
const systemNode =
  spawnSync("node", ["--version"], { encoding: "utf8", env: { ...process.env, PATH: own } }).stdout ?? "";
const path =
  Number(/^v(\d+)/.exec(systemNode)?.[1] ?? 0) >= 20 ? own : `${dirname(process.execPath)}${delimiter}${own}`;

/** What a documented command prints when a stranger runs it in a shell. */
const printed = async (command: string, gatewayUrl: string, env: Record<string, string> = {}): Promise<string> =>
  (
    await run("sh", ["-c", command], {
      cwd: root,
      timeout: 60_000,
      env: { ...process.env, NODE_OPTIONS: "", PATH: path, GATEWAY_URL: gatewayUrl, ...env },
    })
  ).stdout;

it("has a documented command for each example", () => {
  expect(documented.map((command) => command.split(" ").at(-1))).toEqual([
    "examples/node/bet.mjs",
    "examples/graphql-request/bet.ts",
  ]);
});

const sums = (text: string) =>
  [...text.matchAll(/[Bb]alance (?:is now )?([\d.]+) RUB/g)].map(([, sum]) => new Decimal(sum ?? "NaN"));

describe.each(documented)("%s", (client) => {
  let services: RunningServices;
  let gateway: RunningGateway;
  beforeAll(async () => {
    services = await startServices({
      database: await memoryDatabase(),
      settings: { ...readSettings({}), dataDir: null, port: 0, serviceKey: "contract-key" },
      logLevel: "error",
    });
    gateway = await startGateway({ ...testOptions(services.url), serviceKey: "contract-key" });
    await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok);
  }, 120_000);
  afterAll(async () => {
    await gateway?.close();
    await services?.close();
  });

  it("signs in, places a bet and is told of the balance without the stake", { timeout: 90_000 }, async () => {
    const [before, after] = sums(await printed(client, gateway.url, { AMOUNT: "250.50" }));
    expect([before?.toFixed(2), after?.toFixed(2)]).toEqual(["100000.00", "99749.50"]);
  });

  it("ends with the code of what was wrong, and places nothing", { timeout: 90_000 }, async () => {
    await expect(printed(client, gateway.url, { PASSWORD: "wrong" })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("BAD_CREDENTIALS"),
    });
    await expect(printed(client, gateway.url, { AMOUNT: "1" })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("AMOUNT_TOO_SMALL"),
    });
  });

  it("runs on the mock just as well", async () => {
    const mock = await startMockServer({ port: 0 });
    try {
      const [before, after] = sums(await printed(client, mock.url));
      expect([before?.toFixed(2), after?.toFixed(2)]).toEqual(["100000.00", "99900.00"]);
      expect(mock.mock.calls("placeCoupon")).toHaveLength(1);
    } finally {
      await mock.close();
    }
  }, 90_000);
});
