/** Servers that are killed, frozen and started again on the same port, with data of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type Main, type Running } from "../scale/processes.ts";

/**
 * Below the ports that the system gives to connections: one of those could take a killed server's port before it is
 * back.
 */
const firstPort = 31_000;
const portCount = 1_700;

/** Ports given to servers of this process. */
const given = new Set<number>();

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** A port that stays free for a server while it is down. */
export async function lastingPort(): Promise<number> {
  for (let step = 0; step < portCount; step += 1) {
    const port = firstPort + ((process.pid * 37 + step) % portCount);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error("There is no free port");
}

const portNames: Readonly<Record<Main, string>> = {
  "services/main.ts": "SERVICES_PORT",
  "gateway/main.ts": "GATEWAY_PORT",
  "provider/main.ts": "PROVIDER_PORT",
  "studio/main.ts": "STUDIO_PORT",
};

export class Server {
  readonly url: string;
  readonly #main: Main;
  readonly #env: Record<string, string>;
  #running: Running | null = null;
  #said = "";

  constructor(main: Main, port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#main = main;
    this.#env = {
      NODE_ENV: "production",
      SITE_ENV: "demo",
      [portNames[main]]: String(port),
      ...env,
    };
  }

  get pid(): number {
    return this.#running?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#running?.isRunning() ?? false;
  }

  /** What it said on its error output in all its lives. */
  get said(): string {
    return this.#said + (this.#running?.said() ?? "");
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    this.#said = this.said;
    this.#running = await startServer(this.#main, this.#env, `${this.url}/health`);
  }

  /** Ends it at once, wherever it is in its work. */
  kill(): Promise<void> {
    return this.#signal("SIGKILL");
  }

  /** From now on it neither reads nor answers, but its connections stand. */
  freeze(): Promise<void> {
    return this.#signal("SIGSTOP");
  }

  thaw(): Promise<void> {
    return this.#signal("SIGCONT");
  }

  /** Ends it in order; what is frozen is thawed first. */
  async stop(): Promise<void> {
    await this.#signal("SIGCONT");
    await this.#signal("SIGTERM");
  }

  async #signal(signal: NodeJS.Signals): Promise<void> {
    await this.#running?.kill(signal);
  }
}

/** A folder for an embedded database. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "betting-chaos-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
