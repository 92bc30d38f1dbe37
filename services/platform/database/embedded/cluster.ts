/**
 * A Postgres cluster of the project's own in DATA_DIR/database. Services processes on one DATA_DIR share its server:
 * the first one starts it, the last one stops it, each restarts it after a crash, and a server still running after a
 * crash of the services is reused.
 */
import { randomBytes } from "node:crypto";
import {
  appendFile,
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { alone } from "../dataLock.ts";
import { SettingsError } from "../../settings/settings.ts";
import { findBinaries, postgresMajor, program } from "./binaries.ts";
import { findOwner, makeClusterFolder, reachableBinaries } from "./owner.ts";
import { runningServer } from "./pidFile.ts";
import { clusterUser, code, ensureRunning, environment, lastLine, once, run, stop, type Place } from "./server.ts";

const databaseName = "betting";

/** Name of the connection by which a process shows that it uses the server. */
const watchName = "betting watch";

/** Between two tries to start a server that does not start, in milliseconds. */
const reviveEveryMs = 500;

/** Refusals of statements are left out of its log, and with them the values of players that they name. */
const settings = `
# Written once, when this cluster was made.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
wal_level = minimal
max_wal_senders = 0
max_wal_size = 512MB
huge_pages = off
io_method = sync
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
log_min_messages = log
log_error_verbosity = terse
log_line_prefix = '%m [%p] '
`;

/** How to reach the server. The port changes when it had to be started again and its port was taken. */
export interface Access {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface Cluster {
  readonly access: Readonly<Access>;
  /** Stops the server unless other processes use it. The caller's own connections must be closed. */
  leave(): Promise<void>;
}

/** Path of the cluster in a data folder. */
export const clusterFolder = (dataDir: string): string => join(resolve(dataDir), "database");

/**
 * Creates the cluster of a data folder if there is none, starts it if it isn't running, and keeps it running until
 * `leave`. @param tell gets one line for everything an operator wouldn't expect: files stored elsewhere, a server that
 * had ended @returns why Postgres can't run here, if it can't @throws SettingsError when the folder holds something
 * that must not be touched, or the server doesn't start
 */
export async function openCluster(
  dataDir: string,
  tell: (line: string) => void,
): Promise<Cluster | { missing: string }> {
  const place = await findPlace(dataDir, tell);
  if ("missing" in place) return place;
  await mkdir(place.dataDir, { recursive: true });
  return await alone(place.dataDir, async () => {
    await ensureCluster(place, tell);
    const password = await readPassword(place);
    const access: Access = {
      host: "127.0.0.1",
      port: await ensureRunning(place, password),
      user: clusterUser,
      password,
      database: databaseName,
    };
    await ensureDatabase(access);
    return keepRunning(place, access, await watch(access), tell);
  });
}

/** Finds what the cluster of a data folder needs to run, or the reason why it can't. */
export async function findPlace(dataDir: string, tell: (line: string) => void): Promise<Place | { missing: string }> {
  const found = await findBinaries();
  if ("missing" in found) return found;
  const owner = await findOwner();
  if (owner !== null && "missing" in owner) return owner;
  const binaries = await reachableBinaries(found, owner, tell);
  const works = await run(program(binaries, "postgres"), ["--version"], { cwd: "/", ...owner }).then(
    () => null,
    lastLine,
  );
  if (works !== null) return { missing: `the Postgres of the npm package does not run here: ${works}` };
  return { dataDir: resolve(dataDir), folder: clusterFolder(dataDir), binaries, owner };
}

/** Starts the server again whenever the connection to it ends, until `leave`. */
function keepRunning(place: Place, access: Access, first: pg.Client, tell: (line: string) => void): Cluster {
  let watching = first;
  const state = { isLeaving: false };
  let reviving: Promise<void> = Promise.resolve();
  const revive = async () => {
    let trouble = "";
    while (!state.isLeaving) {
      try {
        await alone(place.dataDir, async () => {
          access.port = await ensureRunning(place, access.password, access.port);
          watching = await watch(access);
        });
        tell("the database server had ended; it runs again");
        return follow();
      } catch (error) {
        if (trouble !== lastLine(error)) tell((trouble = lastLine(error)));
        await pause(reviveEveryMs);
      }
    }
  };
  const follow = () =>
    void watching.once("end", () => {
      if (!state.isLeaving) reviving = revive();
    });
  follow();
  return {
    access,
    leave: async () => {
      state.isLeaving = true;
      await reviving;
      const { processID } = watching as pg.Client & { processID: number };
      await watching.end().catch(() => {});
      await alone(place.dataDir, async () => {
        if ((await runningServer(place.folder)) !== null && !(await isUsed(access, processID))) await stop(place);
      });
    },
  };
}

/** Stops the server of a data folder, if one runs, and answers true; false when a process uses it. */
export async function stopUnused(dataDir: string): Promise<boolean> {
  const place = await findPlace(dataDir, () => {});
  if ("missing" in place) return true;
  return await alone(dataDir, async () => {
    const running = await runningServer(place.folder);
    if (running === null) return true;
    const access: Access = {
      host: "127.0.0.1",
      port: running.port,
      user: clusterUser,
      password: await readPassword(place),
      database: databaseName,
    };
    if (await isUsed(access, 0)) return false;
    await stop(place);
    return true;
  });
}

async function ensureCluster(place: Place, tell: (line: string) => void): Promise<void> {
  const entries = await readdir(place.folder).catch((error: unknown): string[] => {
    // Anything else than a folder that isn't there may be a database that can't be seen.
    if (code(error) === "ENOENT") return [];
    throw error;
  });
  if (entries.length > 0) {
    const version = (await readFile(join(place.folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
    if (version === postgresMajor) return;
    if (version === "")
      throw new SettingsError(
        `${place.folder} is not empty and has no PG_VERSION: a copy of a database that is not whole. Restore it, or move it away to begin anew`,
      );
    throw new SettingsError(
      `${place.folder} holds a database of Postgres ${version}, and this version brings ${postgresMajor}: write a backup with the version before (npm run backup), move the folder away, and read the backup with this one (npm run restore)`,
    );
  }
  const made = `${place.folder}.new`;
  // The leftovers of an interrupted start have never been used.
  await rm(made, { recursive: true, force: true });
  await makeClusterFolder(made, place.owner, tell);
  await writeFile(
    passwordPath(place),
    `${await readPassword(place).catch(() => randomBytes(24).toString("base64url"))}\n`,
    { mode: 0o600, flush: true },
  );
  await initialise(place, made);
  // Refused by the system unless it is empty.
  await rmdir(place.folder).catch((error: unknown) => {
    if (code(error) !== "ENOENT") throw error;
  });
  await rename(made, place.folder);
  await syncFolder(place.dataDir);
}

/** Path of the password of the cluster's only user, readable only by the user who runs the services. */
const passwordPath = ({ dataDir }: Place) => join(dataDir, "database.password");

async function readPassword(place: Place): Promise<string> {
  try {
    return (await readFile(passwordPath(place), "utf8")).trim();
  } catch {
    throw new SettingsError(
      `${passwordPath(place)} is missing or can't be read: the database beside it has no other key`,
    );
  }
}

/** Names of files last a power cut once their folder is synced; Windows does that by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function initialise(place: Place, folder: string): Promise<void> {
  const { owner, binaries } = place;
  // The password's own file is closed to the user that Postgres runs as.
  const passing = await mkdtemp(join(tmpdir(), "betting-initdb-"));
  const file = join(passing, "password");
  try {
    await writeFile(file, await readFile(passwordPath(place)), { mode: 0o600 });
    if (owner !== null) for (const path of [passing, file]) await chown(path, owner.uid, owner.gid);
    // One order of texts on every system, whatever locales it has.
    const args = [
      "--pgdata",
      await realpath(folder),
      "--username",
      clusterUser,
      "--pwfile",
      file,
      "--auth",
      "scram-sha-256",
      "--encoding",
      "UTF8",
      "--locale-provider",
      "builtin",
      "--builtin-locale",
      "C.UTF-8",
      "--locale",
      "C",
    ];
    await run(program(binaries, "initdb"), args, { cwd: "/", env: environment(place), ...owner });
  } catch (error) {
    throw new SettingsError(`the database could not be made in ${folder}: ${lastLine(error)}`);
  } finally {
    await rm(passing, { recursive: true, force: true });
  }
  await appendFile(join(folder, "postgresql.conf"), settings, { flush: true });
}

async function ensureDatabase(access: Access): Promise<void> {
  const maintenance = { ...access, database: "postgres" };
  if ((await once(maintenance, "select 1 from pg_database where datname = $1", [access.database])).rowCount === 1)
    return;
  await once(maintenance, `create database ${access.database}`).catch((error: unknown) => {
    // Another process on the same folder was a moment sooner.
    if (!["42P04", "23505"].includes(code(error))) throw error;
  });
}

/** A connection that stays open as long as the server runs and this process uses it. */
async function watch(access: Access): Promise<pg.Client> {
  const client = new pg.Client({ ...access, database: "postgres", application_name: watchName, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Whether a process uses the server, but for the one that this server process talks to. */
async function isUsed(access: Access, exceptPid: number): Promise<boolean> {
  const { rowCount } = await once(
    { ...access, database: "postgres" },
    "select 1 from pg_stat_activity where application_name = $1 and pid <> $2",
    [watchName, exceptPid],
  );
  return (rowCount ?? 0) > 0;
}
