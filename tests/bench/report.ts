import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./results/", import.meta.url));

/** One measured number against its target. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  target: string;
  isMet: boolean;
}

/** Prints measures a line each, keeps them in tests/bench/results/, and fails the process when a target is missed. */
export function report(bench: string, measures: Measure[], details: object = {}): void {
  for (const { name, value, unit, target, isMet } of measures)
    console.log(`${isMet ? "ok  " : "MISS"} ${name}: ${value} ${unit} (target ${target})`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${bench}.json`, `${JSON.stringify({ bench, measures, ...details }, null, 2)}\n`);
  if (measures.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
