/** Processes of the bench: the server that is measured on one core, everything else on the other. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Without it, or with one core, nothing is pinned, and the numbers say less. */
export const canPin = spawnSync("taskset", ["-c", "1", "true"]).status === 0;
const started: ChildProcess[] = [];

export type Core = 0 | 1;

/** Starts a file of the project with Node on a core, or on all of them for null. Its end is the bench's end. */
export function startPinned(core: Core | null, file: string, env: Record<string, string> = {}): ChildProcess {
  const command = [process.execPath, fileURLToPath(new URL(file, `file://${root}`))];
  const [head = "", ...rest] = canPin && core !== null ? ["taskset", "-c", String(core), ...command] : command;
  const child = spawn(head, rest, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.push(child);
  return child;
}

/** Sends an order and waits for what the process answers. @throws when it ends instead. */
export async function tell<Answer>(child: ChildProcess, order: object): Promise<Answer> {
  child.send(order);
  return told<Answer>(child);
}

/** The next message of a process. @throws when it ends instead. */
export function told<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once("exit", onExit).once("message", (message) => {
      child.off("exit", onExit);
      resolve(message as Answer);
    });
  });
}

/** Waits until a process answers at a URL. @throws when it ends instead. */
export async function answers(child: ChildProcess, url: string, seconds = 120): Promise<void> {
  for (
    const deadline = Date.now() + seconds * 1000;
    Date.now() < deadline && child.exitCode === null;
    await wait(100)
  ) {
    if ((await fetch(url).catch(() => null))?.ok) return;
  }
  throw new Error(`${url} does not answer`);
}

/** Milliseconds of CPU a process has used, and its memory now, MiB. */
export function usage({ pid }: ChildProcess): { cpuMs: number; rssMiB: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const rssKiB = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  // utime and stime in hundredths of a second.
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, rssMiB: Number(rssKiB) / 1024 };
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Ends everything. By a signal that lets services stop their database: killed, they would leave it running. */
export async function stopAll(): Promise<void> {
  await Promise.all(started.map((child) => stop(child)));
}
