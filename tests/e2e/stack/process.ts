/** A process of the product, as tests start and end it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export const url = (port: number): string => `http://127.0.0.1:${port}`;
const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** @param signal SIGKILL is not waited for to be kind */
export async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
  if (!isRunning(child)) return;
  const exit = once(child, "exit");
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await exit;
  clearTimeout(timer);
}

/** Waits until a process answers; throws with what it printed when it ends before or takes more than 90 s. */
async function becomesReady(child: ChildProcess, asked: string, printed: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (isRunning(child) && Date.now() < deadline) {
    const answer = await fetch(asked).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${asked} did not become ready:\n${printed()}`);
}

/**
 * Starts a process and waits until it is ready.
 * @param main its entry, from the project's folder
 * @param ready address that answers 200 then
 */
export async function startProcess(
  main: string,
  env: Readonly<Record<string, string | undefined>>,
  ready: string,
): Promise<ChildProcess> {
  // The IPC channel tells a child when this process is gone, so that nothing is left running.
  const child = spawn(process.execPath, [join(root, main)], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-8000)));
  try {
    await becomesReady(child, ready, () => `${main}: ${printed}`);
  } catch (error) {
    await end(child);
    throw error;
  }
  return child;
}
