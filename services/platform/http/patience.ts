/** How long a call that asks somebody else may take, so that its caller still hears the answer. */
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds: less than the gateway waits for a service (UPSTREAM_TIMEOUT_MS, 5 s). */
export const PATIENCE_MS = 4_000;

/**
 * Waits for work as long as a caller would. Slower work goes on, and a late failure goes to `onLateError`; a failure in
 * time rejects.
 * @returns whether the work was done in time
 */
export async function inPatience(
  work: Promise<unknown>,
  onLateError: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  const waiting = new AbortController();
  const isDone = await Promise.race([
    work.then(() => true),
    pause(patienceMs, false, { signal: waiting.signal }).catch(() => false),
  ]).finally(() => waiting.abort());
  if (!isDone) work.catch(onLateError);
  return isDone;
}
