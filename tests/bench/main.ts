// npm run bench: every bench in a process of its own, one after the other, so that none measures another.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const benches = [
  "gateway",
  "fanout",
  "press",
  "prices",
  "odds",
  "placing",
  "payments",
  "pools",
  "size",
  "web",
  "crowd",
  "model",
  "engine",
  "coupon",
  "cost",
  "neighbour",
  "tables",
  "bonuses",
  "casino",
] as const;
const wanted = process.argv.slice(2);
const failed: string[] = [];

for (const bench of benches.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const file = fileURLToPath(new URL(`./${bench}.ts`, import.meta.url));
  if (!existsSync(file)) throw new Error(`There is no bench ${file}`);
  console.log(`\n${bench}`);
  const { status } = spawnSync(process.execPath, [file], { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) failed.push(bench);
}

console.log(failed.length === 0 ? "\nAll targets are met." : `\nMissed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
