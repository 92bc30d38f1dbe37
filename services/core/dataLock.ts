/**
 * One process a DATA_DIR: two embedded databases on one folder silently lose rows. The lock file's age tells a dead
 * owner's lock from a living one's; the owner's process number tells it sooner, so that a restart after a crash does
 * not have to wait.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import lockfile from "proper-lockfile";
import { SettingsError } from "./settings.ts";

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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** In a container a restarted process often gets its predecessor's number: then the owner on record is nobody but us. */
function ownerIsDead(owner: Owner | null): boolean {
  return owner !== null && owner.host === hostname() && (owner.pid === process.pid || !isAlive(owner.pid));
}

const held = new Set<string>();

/**
 * Locks a data folder, making it when there is none. Returns the way to unlock it.
 * @param onLost called when the lock was lost while held (the folder was removed, or the process slept too long).
 * @throws SettingsError when another process holds it.
 */
export async function lockDataDir(dataDir: string, onLost: () => void): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const lockfilePath = join(dataDir, "services.lock");
  const ownerPath = join(dataDir, "services.owner.json");
  const take = () => lockfile.lock(dataDir, { lockfilePath, stale: staleMs, update: staleMs / 4, onCompromised: onLost });
  let release: () => Promise<void>;
  try {
    release = await take();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    if (held.has(lockfilePath) || !ownerIsDead(await readOwner(ownerPath))) {
      throw new SettingsError(`DATA_DIR=${dataDir} is in use by another services process; give this one a folder of its own, or set DATABASE_URL`);
    }
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
