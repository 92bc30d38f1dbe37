/** Real processes for a test: started, waited for, frozen, killed, and ended at last. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Running {
  pid: number;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Whether it has not ended. */
  isRunning(): boolean;
  /** What it said last on its error output. */
  said(): string;
}

/** Starts a program and waits until `isReady`. @throws when it ends before, with what it said. */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  isReady: () => Promise<boolean>,
): Promise<Running> {
  // The IPC channel tells a server when this process is gone, so that nothing is left running.
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + String(chunk)).slice(-16_000);
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const running: Running = {
    pid: child.pid ?? 0,
    said: () => said,
    isRunning,
    kill: async (signal) => {
      if (!isRunning()) return;
      const ended = signal === "SIGSTOP" || signal === "SIGCONT" ? null : once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
  for (const deadline = Date.now() + 120_000; !(await isReady()); await wait(50)) {
    if (isRunning() && Date.now() < deadline) continue;
    await running.kill("SIGKILL");
    throw new Error(`${args.at(0) ?? command} did not become ready: ${said}`);
  }
  return running;
}

/** The servers that answer for themselves at /health. */
export type Main = "services/main.ts" | "gateway/main.ts" | "provider/main.ts" | "studio/main.ts";

/** Starts one of the project's servers. */
export function startServer(main: Main, env: Record<string, string>, readyUrl: string): Promise<Running> {
  return startProcess(
    process.execPath,
    [`${root}${main}`],
    { LOG_LEVEL: "error", ...env },
    async () => (await fetch(readyUrl).catch(() => null))?.ok === true,
  );
}

/** Whether somebody listens on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** A Redis of the test's own, which keeps nothing on disk. */
export function startRedis(port: number): Promise<Running> {
  return startProcess(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    {},
    () => isListening(port),
  );
}
