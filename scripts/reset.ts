// npm run reset: empties DATA_DIR. Refuses a folder that does not look like ours and one that a process is using.
import { existsSync, lstatSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDataDir } from "../services/platform/database/dataLock.ts";
import { stopUnused } from "../services/platform/database/embedded/cluster.ts";

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const failWith = (error: unknown): never => fail(error instanceof Error ? error.message : String(error));

const folder = resolve(process.env["DATA_DIR"] ?? ".data");
const entries = existsSync(folder) ? readdirSync(folder) : [];
if (entries.length === 0) {
  console.log(`Nothing to empty in ${folder}.`);
} else {
  if (!entries.some((name) => ["database", "postgres", "postgres.imported"].includes(name)))
    fail(`${folder} holds no database of this project: not emptied, it may not be ours.`);
  const unlock = await lockDataDir(folder, () => fail(`The lock of ${folder} was lost.`)).catch(failWith);
  if (!(await stopUnused(folder).catch(failWith)))
    fail(`DATA_DIR=${folder} is in use by a services process; end it first`);
  for (const entry of entries.filter((name) => name !== "services.lock")) {
    const path = join(folder, entry);
    // The database may lie where its own user can reach it.
    if (lstatSync(path).isSymbolicLink() && existsSync(path))
      rmSync(realpathSync(path), { recursive: true, force: true });
    rmSync(path, { recursive: true, force: true });
  }
  await unlock();
  console.log(`Emptied ${folder}.`);
}
