// npm run reset: empties DATA_DIR. Refuses a folder that does not look like ours and one that a process is using.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDataDir } from "../services/core/dataLock.ts";

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const folder = resolve(process.env["DATA_DIR"] ?? ".data");
const entries = existsSync(folder) ? readdirSync(folder) : [];
if (entries.length === 0) {
  console.log(`Nothing to empty in ${folder}.`);
} else {
  if (!entries.includes("postgres")) fail(`${folder} holds no database of this project: not emptied, it may not be ours.`);
  const unlock = await lockDataDir(folder, () => fail(`The lock of ${folder} was lost.`)).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
  for (const entry of entries.filter((name) => name !== "services.lock")) rmSync(join(folder, entry), { recursive: true, force: true });
  await unlock();
  console.log(`Emptied ${folder}.`);
}
