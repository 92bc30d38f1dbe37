/**
 * Locks of a DATA_DIR. PGlite holds one while it runs, because two of them on one folder silently lose rows. Postgres
 * is started and stopped under one. A dead owner's lock is recognised by the lock file's age, or sooner by the owner's
 * process number, so that a restart after a crash doesn't have to wait.
 */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import lockfile from "proper-lockfile";
import { SettingsError } from "../settings/settings.ts";

const staleMs = 10_000;

interface Owner {
  pid: number;
  host: string;
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(path, "utf8"));
    return typeof owner === "object" && owner !== null && "pid" in owner && "host" in owner ? (owner as Owner) : null;
  } catch {
    return null;
  }
}

/** Whether a process with this number runs, no matter which. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * In a container a restarted process often gets its predecessor's process id: then the recorded owner is this process
 * itself.
 */
function ownerIsDead(owner: Owner | null): boolean {
  return owner !== null && owner.host === hostname() && (owner.pid === process.pid || !isAlive(owner.pid));
}

/**
 * Removes the record of a dead owner. If several processes find it at the same time, only one succeeds: the others must
 * not remove the lock that this one takes next.
 */
async function removedDeadOwner(path: string): Promise<boolean> {
  if (!ownerIsDead(await readOwner(path))) return false;
  const aside = `${path}.${process.pid}`;
  if (
    !(await rename(path, aside).then(
      () => true,
      () => false,
    ))
  )
    return false;
  const isDead = ownerIsDead(await readOwner(aside));
  // A new owner had written theirs in between.
  if (!isDead) await rename(aside, path);
  else await rm(aside, { force: true });
  return isDead;
}

const held = new Set<string>();

/**
 * Locks a data folder, making it when there is none. Returns the way to unlock it.
 * @param onLost called when the lock was lost while held (the folder was removed, or the process slept too long).
 * @throws SettingsError when another process holds it.
 */
export async function lockDataDir(dataDir: string, onLost: () => void): Promise<() => Promise<void>> {
  const unlock = await tryLock(dataDir, "services", onLost);
  if (unlock === null)
    throw new SettingsError(
      `DATA_DIR=${dataDir} is in use by another services process; give this one a folder of its own, or set DATABASE_URL`,
    );
  return unlock;
}

const starterWaitMs = 120_000;

/**
 * Runs something that only one process at a time may do with a data folder, such as starting its database. Others wait.
 * @throws SettingsError if another process takes longer than two minutes.
 */
export async function alone<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + starterWaitMs;
  for (;;) {
    const unlock = await tryLock(dataDir, "database", () => {});
    if (unlock === null) {
      if (Date.now() > deadline)
        throw new SettingsError(
          `DATA_DIR=${dataDir}: another process has been starting or stopping its database for two minutes`,
        );
      await pause(50);
      continue;
    }
    try {
      return await work();
    } finally {
      await unlock();
    }
  }
}

/** Takes a lock of a folder by its name; null if another process, or another part of this one, holds it. */
async function tryLock(dataDir: string, name: string, onLost: () => void): Promise<(() => Promise<void>) | null> {
  await mkdir(dataDir, { recursive: true });
  const lockfilePath = join(dataDir, `${name}.lock`);
  const ownerPath = join(dataDir, `${name}.owner.json`);
  const take = () =>
    lockfile.lock(join(dataDir, name), {
      realpath: false,
      lockfilePath,
      stale: staleMs,
      update: staleMs / 4,
      onCompromised: onLost,
    });
  let release: () => Promise<void>;
  try {
    release = await take();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    if (held.has(lockfilePath) || !(await removedDeadOwner(ownerPath))) return null;
    await rm(lockfilePath, { recursive: true, force: true });
    release = await take();
  }
  held.add(lockfilePath);
  await writeFile(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner));
  return async () => {
    held.delete(lockfilePath);
    await rm(ownerPath, { force: true });
    await release();
  };
}
