/** Starts and stops the Postgres server of a data folder. Only called under the folder's lock. */
import { execFile } from "node:child_process";
import { readFile, realpath, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../../../scripts/lib/freePort.ts";
import { SettingsError } from "../../settings/settings.ts";
import { program, type Binaries } from "./binaries.ts";
import type { Owner } from "./owner.ts";
import { removeForeignPidFile, runningServer } from "./pidFile.ts";

export const run = promisify(execFile);

export const clusterUser = "betting";

/** How long a start may take that has much to recover, in seconds. */
const startSeconds = 120;

/** A longer log is put aside at the next start, in bytes. */
const longestLog = 10_000_000;

export interface Place {
  dataDir: string;
  /** The cluster's own folder. */
  folder: string;
  binaries: Binaries;
  owner: Owner;
}

/** DATA_DIR is set so that the server can be recognised as belonging to it, like every process of the product. */
export const environment = ({ dataDir }: Place) => ({
  PATH: process.env["PATH"] ?? "",
  DATA_DIR: dataDir,
  LC_ALL: "C",
  TZ: "UTC",
  ...(process.env["SYSTEMROOT"] && { SYSTEMROOT: process.env["SYSTEMROOT"] }),
});

/**
 * Returns the port of the running server, starting one first if there is none. @param wanted port to start on, if it is
 * free @throws SettingsError with the server's output when it doesn't start
 */
export async function ensureRunning(place: Place, password: string, wanted?: number): Promise<number> {
  const running = await waitedFor(place, password);
  if (running !== null) return running;
  const tried: number[] = wanted === undefined ? [] : [wanted];
  for (const deadline = Date.now() + startSeconds * 1000; ;) {
    const port = tried.pop() ?? (await freePort());
    const trouble = await start(place, port);
    if (trouble === null) return port;
    if (Date.now() > deadline) throw new SettingsError(`the database in ${place.folder} does not start: ${trouble}`);
    if (/lock file "postmaster\.pid" already exists/.test(trouble)) await removeForeignPidFile(place.folder);
    // Processes of a server that was killed hold its memory until they have noticed.
    else if (/is still in use|pre-existing shared memory/.test(trouble)) tried.push(port);
    else if (!/could not (bind|create any TCP)/.test(trouble))
      throw new SettingsError(`the database in ${place.folder} does not start: ${trouble}`);
    await pause(100);
  }
}

/** Starts the server; answers what kept it from starting, or null. */
async function start(place: Place, port: number): Promise<string | null> {
  // The user it runs as may be unable to pass the folder that links to its own.
  const folder = await realpath(place.folder);
  const log = join(folder, "server.log");
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > longestLog) await rename(log, `${log}.1`);
  const before = size > longestLog ? 0 : size;
  try {
    await run(
      program(place.binaries, "pg_ctl"),
      [
        "start",
        "--wait",
        "--silent",
        "--timeout",
        String(startSeconds),
        "--pgdata",
        folder,
        "--log",
        log,
        "-o",
        `-p ${port}`,
      ],
      { cwd: "/", env: environment(place), ...place.owner },
    );
    return null;
  } catch (error) {
    const said = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(before).toString("utf8");
    // Processes of a server that was killed may say their last words at the same time.
    return (
      said
        .split("\n")
        .findLast((line) => /FATAL|PANIC/.test(line) && !/terminating connection|the database system is/.test(line))
        ?.trim() ?? lastLine(error)
    );
  }
}

/** Stops the server: running transactions are rolled back, connections closed, everything is written to disk. */
export async function stop(place: Place): Promise<void> {
  await run(
    program(place.binaries, "pg_ctl"),
    ["stop", "--wait", "--silent", "--mode", "fast", "--timeout", "60", "--pgdata", await realpath(place.folder)],
    { cwd: "/", env: environment(place), ...place.owner },
  ).catch((error: unknown) => {
    throw new Error(`the database in ${place.folder} did not stop: ${lastLine(error)}`, { cause: error });
  });
}

/** Waits until the server that runs already takes connections, and answers its port; null if none runs. */
async function waitedFor({ folder }: Place, password: string): Promise<number | null> {
  for (const deadline = Date.now() + startSeconds * 1000; ;) {
    const running = await runningServer(folder);
    if (running === null) return null;
    try {
      await once(
        { host: "127.0.0.1", port: running.port, user: clusterUser, password, database: "postgres" },
        "select 1",
      );
      return running.port;
    } catch (error) {
      // It refuses with 57P03 while it recovers or shuts down; a wrong password will not become right.
      if (Date.now() > deadline || code(error).startsWith("28"))
        throw new SettingsError(`the database server on port ${running.port} takes no connections: ${lastLine(error)}`);
      await pause(100);
    }
  }
}

/** One statement on its own connection. */
export async function once(
  access: pg.ClientConfig,
  statement: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ ...access, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return await client.query(statement, values);
  } finally {
    await client.end().catch(() => {});
  }
}

export const code = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** The last output of a program, in one line. */
export function lastLine(error: unknown): string {
  const said =
    error instanceof Error && "stderr" in error && String(error.stderr).trim() !== ""
      ? String(error.stderr)
      : String(error instanceof Error ? error.message : error);
  return said.trim().split("\n").at(-1)?.trim() ?? "";
}
