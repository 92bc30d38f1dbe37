// npm run reset: empties DATA_DIR. Refuses a folder that does not look like ours and one that is in use.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, root } from "./lib/bootstrap.mjs";

const folder = resolve(root, process.env.DATA_DIR ?? ".data");
if (!existsSync(folder)) {
  console.log(`Nothing to empty: ${folder} does not exist.`);
  process.exit(0);
}
const entries = readdirSync(folder);
if (entries.length > 0 && !entries.includes("pglite")) fail(`${folder} has no pglite folder: not emptied, it may not be ours.`);
const port = Number(process.env.SERVICES_PORT ?? 4001);
const answer = await fetch(`http://${process.env.HOST ?? "127.0.0.1"}:${port}/health`).catch(() => null);
if (answer) fail(`A services process runs on port ${port}: stop it first.`);
for (const entry of entries) rmSync(join(folder, entry), { recursive: true, force: true });
console.log(`Emptied ${folder}.`);
