/**
 * Runs before each file of tests. Tests wait for conditions; how long one may take to come about on a busy machine is no
 * statement about it. Vitest's own second is the one patience that its config can't give.
 */
import { vi } from "vitest";

const patience = 20_000;
const isSet = Symbol.for("patience");

type Limits = number | { timeout?: number; interval?: number } | undefined;
const patient = (limits: Limits) =>
  typeof limits === "number" ? { timeout: limits } : { timeout: patience, ...limits };

// Files of one worker share it.
if (!Reflect.has(vi, isSet)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [isSet]: true,
    waitFor: (check: () => unknown, limits?: Limits) => waitFor(check, patient(limits)),
    waitUntil: (check: () => unknown, limits?: Limits) => waitUntil(check, patient(limits)),
  });
}
