// Runs on whatever Node ≥ 20 the machine has: installs the packages, the pinned Node among them.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed-lock");

/** The Node that the project runs on, pinned in package.json. */
export const nodeBinary = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Environment of everything the project starts: its own Node and its own commands come first, and what Node has compiled
 * once is kept for the next process.
 */
export const projectEnv = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(modules, ".cache", "node"),
  ...process.env,
  PATH: `${join(modules, ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
  ...extra,
});

/** Ends the process with one line. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Installs the lockfile's packages when they are missing or older than the lockfile. */
export function ensureDependencies() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const present = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(nodeBinary);
  if (!present) {
    console.log("Installing packages (once) …");
    const result = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (result.status !== 0) fail(`npm ci failed:\n${result.stderr.split("\n").slice(0, 25).join("\n")}`);
    writeFileSync(stamp, wanted);
  }
  const version = spawnSync(nodeBinary, ["--version"], { encoding: "utf8" });
  if (version.status !== 0)
    fail(
      "The pinned Node did not arrive: the npm package `node` has no binary for this platform (node_modules/node/bin/node).",
    );
}

/** Runs a project command to its end; answers its exit code, with all it printed in `output` when it is captured. */
export function run(command, args, { env = {}, capture = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: projectEnv(env),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: capture ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  return { code: result.status ?? 1, output: `${result.stdout ?? ""}${result.stderr ?? ""}` };
}
