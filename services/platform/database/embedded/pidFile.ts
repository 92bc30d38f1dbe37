/**
 * Judges postmaster.pid, which a Postgres server leaves in its folder after a crash. Removing the file of a running
 * server would let a second one write to the same files.
 */
import { readdir, readFile, readlink, realpath, rename } from "node:fs/promises";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { isAlive } from "../dataLock.ts";
import { SettingsError } from "../../settings/settings.ts";

const run = promisify(execFile);

interface PidFile {
  pid: number;
  port: number;
}

async function readPidFile(folder: string): Promise<PidFile | null> {
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : null;
}

/** The server that runs in a folder, or null: none does, or its file names a process that is something else. */
export async function runningServer(folder: string): Promise<PidFile | null> {
  const file = await readPidFile(folder);
  return file !== null && (await isServer(file.pid, folder)) ? file : null;
}

/** Whether a process is a Postgres server, and this folder's as far as the system shows. */
async function isServer(pid: number, folder: string): Promise<boolean> {
  if (process.platform === "linux") {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    // A server stays in its data folder; another user's can't be looked at, and then the name has to do.
    const at = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return /(^|\/)postgres\0/.test(command) && (at === null || at === (await realpath(folder)));
  }
  if (process.platform === "win32") return isAlive(pid);
  return run("ps", ["-p", String(pid), "-o", "command="]).then(
    ({ stdout }) => stdout.includes("postgres"),
    () => false,
  );
}

/**
 * Moves a pid file aside if its process id now belongs to another program, which would keep Postgres from starting.
 * @throws SettingsError if a Postgres process may still be using the folder, or that can't be determined
 */
export async function removeForeignPidFile(folder: string): Promise<void> {
  const file = await readPidFile(folder);
  if (file === null) return;
  const path = join(folder, "postmaster.pid");
  if (process.platform !== "linux")
    throw new SettingsError(
      `${path} names process ${file.pid}, which runs. If it is no Postgres server, remove that file`,
    );
  const real = await realpath(folder);
  for (const entry of await readdir("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    if ((await readlink(`/proc/${entry}/cwd`).catch(() => "")) === real)
      throw new SettingsError(`${path}: process ${entry} still works in that folder; end it first`);
  }
  await rename(path, join(folder, "postmaster.pid.stale"));
}
