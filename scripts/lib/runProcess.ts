/**
 * How each process runs: it starts, says where it listens, and ends cleanly on SIGTERM, SIGINT or the
 * end of the parent that started it. What keeps it from starting is one line on standard error and exit 1.
 */
export interface Running {
  url: string;
  /** Milliseconds that closing takes by itself, beside the time that hanging work gets. */
  drainMs?: number;
  close(): Promise<void>;
}

export interface ProcessOptions {
  /** As the person at the terminal knows it: "services", "gateway", "web". */
  name: string;
  /** Environment variable that sets its port. */
  portVariable: string;
  /** `fail` ends the process with one line, also later on. */
  start(fail: (line: string) => never): Promise<Running>;
  /** True for what a person can mend by a setting: its message is the line. Anything else is shown with its stack. */
  isKnown?(error: Error): boolean;
}

/** After this long (and what closing takes by itself), what still hangs is cut. */
const hangingMs = 10_000;

function portTrouble(error: unknown, variable: string): string | null {
  const { code, port } = (error ?? {}) as { code?: unknown; port?: unknown };
  if (code === "EADDRINUSE")
    return `port ${String(port)} (${variable}) is in use; free it or set ${variable} to another`;
  if (code === "EACCES")
    return `port ${String(port)} (${variable}) may not be used by this user; set ${variable} to another`;
  return null;
}

/** Runs a process until it is told to end. */
export async function runProcess({ name, portVariable, start, isKnown = () => false }: ProcessOptions): Promise<void> {
  const hasParent = process.connected;
  const fail = (line: string): never => {
    process.stderr.write(`${name}: ${line}\n`);
    process.exit(1);
  };
  const running = await start(fail).catch((error: unknown) => {
    const trouble = portTrouble(error, portVariable);
    if (trouble !== null) return fail(trouble);
    if (!(error instanceof Error)) return fail(String(error));
    return fail(isKnown(error) ? error.message : (error.stack ?? error.message));
  });
  process.stdout.write(`${name}: ${running.url}\n`);

  let isStopping = false;
  const stop = () => {
    // A second signal must not cut the first one's closing short.
    if (isStopping) return;
    isStopping = true;
    const closeMs = hangingMs + (running.drainMs ?? 0);
    setTimeout(() => fail(`did not close within ${closeMs / 1000} s`), closeMs).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(`did not close cleanly: ${String(error)}`),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", stop);
  // The parent was gone before this process had started.
  if (hasParent && !process.connected) stop();
}
