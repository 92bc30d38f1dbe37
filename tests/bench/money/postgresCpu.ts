/** Processor time of the embedded Postgres: its first process and all that it started, also those that have ended. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clusterFolder } from "../../../services/platform/database/embedded/cluster.ts";

/** What /proc counts in, milliseconds. */
const tickMs = 10;

/** The fields of a process after its name; null for one that has ended. */
function statOf(pid: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/** Milliseconds of processor time so far; null where there is no /proc. */
export function postgresCpuMs(dataDir: string): number | null {
  const pid =
    readFileSync(join(clusterFolder(dataDir), "postmaster.pid"), "utf8")
      .split("\n")[0]
      ?.trim() ?? "";
  const first = statOf(pid);
  if (first === null) return null;
  // utime and stime, then those of its children that have ended.
  const ticks = (stat: readonly string[], fields: readonly number[]) =>
    fields.reduce((sum, field) => sum + Number(stat[field]), 0);
  let sum = ticks(first, [11, 12, 13, 14]);
  for (const other of readdirSync("/proc")) {
    const stat = /^\d+$/.test(other) ? statOf(other) : null;
    if (stat?.[1] === pid) sum += ticks(stat, [11, 12]);
  }
  return sum * tickMs;
}
