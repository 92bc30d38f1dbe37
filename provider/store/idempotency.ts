/** Answers by key: whoever repeats a call with its key hears what was answered first, and nothing is done twice. */
import { createHash } from "node:crypto";
import type { Store } from "./store.ts";

export interface Answer {
  status: number;
  body: unknown;
}

/** The same value with keys in alphabetical order: two spellings of one body are one body. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

const fingerprintOf = (call: string, body: unknown) =>
  createHash("sha256")
    .update(`${call}\n${JSON.stringify(sorted(body))}`)
    .digest("base64");

export interface Keyed {
  key: string;
  /** Method and path. */
  call: string;
  body: unknown;
}

/**
 * Does the work of a call once for its key; work and answer are one transaction. Null if the key came with another
 * call or body before.
 */
export function answerOnce(store: Store, { key, call, body }: Keyed, work: () => Answer): Answer | null {
  const fingerprint = fingerprintOf(call, body);
  return store.transact(() => {
    const first = store.get<{ fingerprint: string; status: number; body: string }>(
      "select fingerprint, status, body from idempotency where key = :key",
      { key },
    );
    if (first !== undefined)
      return first.fingerprint === fingerprint ? { status: first.status, body: JSON.parse(first.body) } : null;
    const answer = work();
    store.run(
      "insert into idempotency (key, fingerprint, status, body, at) values (:key, :fingerprint, :status, :body, :at)",
      {
        key,
        fingerprint,
        status: answer.status,
        body: JSON.stringify(answer.body),
        at: Date.now(),
      },
    );
    return answer;
  });
}
