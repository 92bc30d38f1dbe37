/** Starts the whole product as `npm start` does, on free ports and a folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/lib/freePort.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Product {
  ports: { web: number; gateway: number; services: number; provider: number; studio: number };
  dataDir: string;
  process: ChildProcess;
  /** What it printed so far. */
  printed(): { out: string; err: string };
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** Resolves once it has printed the addresses; rejects when it ends before. */
  started: Promise<void>;
}

/** A folder for data and a way to remove it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "betting-start-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The two ways to start: the script, or npm with a shell between it and the script. */
const commands = { node: [process.execPath, join(root, "scripts/start.mjs")], npm: ["npm", "start"] } as const;

/**
 * `npm start` installs what is missing: in the middle of a run it would take the packages from under the other tests.
 */
function requireDependencies(): void {
  const installed = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules/.installed-lock");
  // Behind the lockfile's hash stands whether development packages are installed, too.
  if (!existsSync(stamp) || !readFileSync(stamp, "utf8").startsWith(installed))
    throw new Error(
      "The packages are not those of the lockfile: run `npm test` or `npm run build` first, which install them",
    );
}

export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  way: keyof typeof commands = "node",
): Promise<Product> {
  requireDependencies();
  const ports = {
    web: await freePort(),
    gateway: await freePort(),
    services: await freePort(),
    provider: await freePort(),
    studio: await freePort(),
  };
  const [command, ...args] = commands[way];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      VITEST: "",
      NODE_ENV: "",
      DATA_DIR: dataDir,
      WEB_PORT: String(ports.web),
      GATEWAY_PORT: String(ports.gateway),
      SERVICES_PORT: String(ports.services),
      PROVIDER_PORT: String(ports.provider),
      STUDIO_PORT: String(ports.studio),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  const started = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("Ctrl-C stops")) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code} before it was up:\n${err}\n${out}`)));
  });
  started.catch(() => undefined);
  return { ports, dataDir, process: child, printed: () => ({ out, err }), ended, started };
}

/** Processes of this machine that were started with a DATA_DIR; Linux only. */
export function processesWith(dataDir: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      if (pid === process.pid) return false;
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`DATA_DIR=${dataDir}`);
      } catch {
        return false; // it ended meanwhile, or belongs to somebody else
      }
    });
}
