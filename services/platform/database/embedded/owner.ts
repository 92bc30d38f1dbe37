/**
 * Who the embedded Postgres runs as. Postgres refuses to run as root, so root gets a system user for it, and whatever
 * that user can't reach is put where it can.
 */
import { execFile } from "node:child_process";
import { chmod, chown, cp, link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";

const run = promisify(execFile);

/** The system user that is made for root. */
const systemUser = "betting-db";

/** Where root stores what the system user can't reach in its original place. */
const reachableFolder = "/var/lib/betting-db";

/** Ids to run as; null if this process's own user will do. */
export type Owner = { uid: number; gid: number } | null;

/**
 * Finds or makes the user that Postgres runs as.
 * @returns why there is none instead, when this process is root's and no user can be made
 */
export async function findOwner(): Promise<Owner | { missing: string }> {
  if (process.getuid?.() !== 0) return null;
  const known = await userIds(systemUser);
  if (known) return known;
  const made = await makeUser();
  return (
    (await userIds(systemUser)) ?? {
      missing: `Postgres does not run as root, and the system user ${systemUser} could not be made: ${made}`,
    }
  );
}

async function userIds(name: string): Promise<{ uid: number; gid: number } | null> {
  const line = (await readFile("/etc/passwd", "utf8").catch(() => ""))
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/** Tries the tools of the larger systems, then those of small ones; returns the last one's output. */
async function makeUser(): Promise<string> {
  const ways: [string, string[]][] = [
    [
      "useradd",
      [
        "--system",
        "--user-group",
        "--no-create-home",
        "--home-dir",
        "/nonexistent",
        "--shell",
        "/usr/sbin/nologin",
        systemUser,
      ],
    ],
    ["adduser", ["-S", "-D", "-H", "-s", "/sbin/nologin", systemUser]],
  ];
  let said = "there is no useradd";
  for (const [command, args] of ways) {
    try {
      await run(command, args);
      return "";
    } catch (error) {
      said = error instanceof Error ? (error.message.split("\n")[0] ?? said) : said;
    }
  }
  return said;
}

/** Whether a user may do `-x`, `-r` … (as `test` names them) with a path. */
export async function mayDo(owner: Owner, right: "-r" | "-w" | "-x", path: string): Promise<boolean> {
  return run("test", [right, path], { cwd: "/", ...owner }).then(
    () => true,
    () => false,
  );
}

/**
 * Binaries that the owner can run: the package's own, or a copy if the package is in a folder closed to others. @param
 * tell gets one line if they were copied
 */
export async function reachableBinaries(
  binaries: Binaries,
  owner: Owner,
  tell: (line: string) => void,
): Promise<Binaries> {
  if (owner === null || (await mayDo(owner, "-x", join(binaries.root, "bin", "postgres")))) return binaries;
  const root = join(reachableFolder, `postgres-${binaries.version}`);
  if (!(await stat(root).catch(() => null))) {
    const part = `${root}.${process.pid}`;
    await rm(part, { recursive: true, force: true });
    await copyTree(binaries.root, part);
    // Another process may have made it at the same time; both are alike.
    await rename(part, root).catch(() => rm(part, { recursive: true, force: true }));
    tell(`the Postgres programs were copied to ${root}: the user ${systemUser} can't reach ${binaries.root}`);
  }
  return { ...binaries, root };
}

/** Links files where that is possible, which takes no room, and copies them elsewhere. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
    else await link(source, target).catch(() => cp(source, target));
  }
}

/**
 * Creates an empty folder owned by the cluster's user, at `path` or, if the user can't reach that, in another place
 * that `path` then links to. @param tell gets one line if it is elsewhere
 */
export async function makeClusterFolder(path: string, owner: Owner, tell: (line: string) => void): Promise<void> {
  const dataDir = dirname(path);
  if (owner === null) {
    await mkdir(path, { mode: 0o700 });
    return;
  }
  await letThrough(dataDir, owner);
  if (await mayDo(owner, "-x", dataDir)) {
    await mkdir(path, { mode: 0o700 });
    await chown(path, owner.uid, owner.gid);
    return;
  }
  await mkdir(reachableFolder, { recursive: true, mode: 0o755 });
  const elsewhere = await mkdtemp(join(reachableFolder, `${basename(dataDir)}-`));
  await chown(elsewhere, owner.uid, owner.gid);
  await symlink(elsewhere, path);
  tell(`the database lies in ${elsewhere}: the user ${systemUser} can't reach ${dataDir}`);
}

/** Lets the owner's group pass through the data folder, if it is closed; what lies in it keeps its own modes. */
async function letThrough(dataDir: string, owner: NonNullable<Owner>): Promise<void> {
  if ((await mayDo(owner, "-x", dataDir)) || !(await mayDo(owner, "-x", dirname(dataDir)))) return;
  const { mode } = await stat(dataDir);
  await chown(dataDir, process.getuid?.() ?? 0, owner.gid);
  await chmod(dataDir, (mode & 0o7777) | 0o010);
}
