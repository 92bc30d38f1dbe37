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

/** Runs npm to its end; ends the process with its words when it fails. */
function npm(...args) {
  const result = spawnSync("npm", [...args, "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) fail(`npm ${args[0]} failed:\n${result.stderr.split("\n").slice(0, 25).join("\n")}`);
}

/**
 * Installs the lockfile's packages when they are missing or older than the lockfile. Install scripts run only of packages
 * that package.json allows them to.
 * @param {{ development?: boolean }} needs `development`: also what only tests and code generation use
 */
export function ensureDependencies({ development = true } = {}) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const [wholly, toRun] = [`${lock} with development packages`, lock];
  const installed = existsSync(stamp) && existsSync(nodeBinary) ? readFileSync(stamp, "utf8") : "";
  if (installed !== wholly && (development || installed !== toRun)) {
    console.log("Installing packages (once) …");
    npm("ci", development ? "--include=dev" : "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund");
    const { allowScripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] && existsSync(join(modules, name)));
    npm("rebuild", "--ignore-scripts=false", ...allowed);
    writeFileSync(stamp, development ? wholly : toRun);
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
