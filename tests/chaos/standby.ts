/** A primary of Postgres and its standby, which has everything that the primary has acknowledged. */
import { execFile } from "node:child_process";
import { appendFile, chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect } from "vitest";
import { findPlace, openCluster, type Access } from "../../services/platform/database/embedded/cluster.ts";
import { runningServer } from "../../services/platform/database/embedded/pidFile.ts";
import { ensureRunning, stop } from "../../services/platform/database/embedded/server.ts";

export interface LoneServer {
  access: Access;
  /** As an administrator does it: running statements are cut off. */
  restart(): Promise<void>;
  kill(): Promise<void>;
}

/** The URL of a database on one server, or on several that stand in for each other. */
export function clusterUrl(...servers: readonly [Access, ...Access[]]): string {
  const [{ user, password, database }] = servers;
  return `postgres://${user}:${password}@${servers.map(({ host, port }) => `${host}:${port}`).join(",")}/${database}`;
}

/** One statement by a connection of its own. */
export async function execute(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts both, in two empty folders, and waits until each commit of the primary waits for the standby. */
export async function startPair(
  primaryDir: string,
  standbyDir: string,
): Promise<{ primary: LoneServer; standby: LoneServer }> {
  const access = await openOnce(primaryDir);
  await appendFile(
    join(primaryDir, "database", "postgresql.conf"),
    "wal_level = replica\nmax_wal_senders = 5\nwal_keep_size = 64MB\nhot_standby = on\n",
  );
  // What a standby reads has to be written by a server that knows it will have one.
  await openOnce(primaryDir);
  await promisify(execFile)("cp", [
    "-a",
    join(primaryDir, "database"),
    join(primaryDir, "database.password"),
    standbyDir,
  ]);
  const primary = await startAlone(primaryDir, access);
  // After a restart of the primary its commits wait until the standby has come back, which by default tries every five
  // seconds.
  await appendFile(
    join(standbyDir, "database", "postgresql.conf"),
    `wal_retrieve_retry_interval = 200ms\nprimary_conninfo = 'host=127.0.0.1 port=${primary.access.port} user=${access.user} password=${access.password}'\n`,
  );
  const signal = join(standbyDir, "database", "standby.signal");
  await writeFile(signal, "");
  const place = await findPlace(standbyDir, () => {});
  if ("owner" in place && place.owner !== null) {
    await chown(signal, place.owner.uid, place.owner.gid);
    // The folder of a cluster of root's is passed through by its own user.
    await chown(standbyDir, process.getuid?.() ?? 0, place.owner.gid);
    await promisify(execFile)("chmod", ["g+x", standbyDir]);
  }
  const standby = await startAlone(standbyDir, access);
  const url = clusterUrl({ ...primary.access, database: "postgres" });
  await execute(url, "alter system set synchronous_standby_names = '*'");
  await execute(url, "select pg_reload_conf()");
  await expect
    .poll(() => execute(url, "select sync_state from pg_stat_replication"), { timeout: 30_000 })
    .toEqual([{ sync_state: "sync" }]);
  return { primary, standby };
}

/** Makes and starts a cluster and stops it again. */
async function openOnce(dataDir: string): Promise<Access> {
  const cluster = await openCluster(dataDir, () => {});
  if ("missing" in cluster) throw new Error(cluster.missing);
  await cluster.leave();
  return cluster.access;
}

/** Starts the server of a folder with nobody who starts it again. */
async function startAlone(dataDir: string, access: Access): Promise<LoneServer> {
  const place = await findPlace(dataDir, () => {});
  if ("missing" in place) throw new Error(place.missing);
  const port = await ensureRunning(place, access.password);
  return {
    access: { ...access, port },
    restart: async () => {
      await stop(place);
      await ensureRunning(place, access.password, port);
    },
    kill: async () => {
      const running = await runningServer(place.folder);
      if (running !== null) process.kill(running.pid, "SIGKILL");
    },
  };
}
