import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../services/platform/database/openDatabase.ts";
import { temporaryFolder } from "./product.ts";

const script = fileURLToPath(new URL("../../scripts/reset.ts", import.meta.url));
const reset = (dataDir: string) =>
  spawnSync(process.execPath, [script], { env: { ...process.env, DATA_DIR: dataDir }, encoding: "utf8" });

const folders: { path: string; remove(): void }[] = [];
const folder = () => {
  const made = temporaryFolder();
  folders.push(made);
  return made.path;
};
afterEach(() => {
  for (const made of folders.splice(0)) made.remove();
});

describe("npm run reset", () => {
  it("leaves a folder in use alone and says so, and empties it once it is free", async () => {
    const dataDir = folder();
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const refused = reset(dataDir);
    expect([refused.status, refused.stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(refused.stderr).toContain("in use");
    expect(existsSync(join(dataDir, "database", "PG_VERSION"))).toBe(true);
    await database.close();
    expect(reset(dataDir).status).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("does not empty a folder that holds something else", () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, "letter.txt"), "keep");
    expect(reset(dataDir).status).toBe(1);
    expect(readdirSync(dataDir)).toEqual(["letter.txt"]);
  });
});
