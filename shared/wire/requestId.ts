/**
 * The id of a request: the caller's own (`X-Request-Id`, when it is one) or a new one. It stands in logs and goes on
 * with every call made for the request.
 */
import { randomUUID } from "node:crypto";

/** Short and without anything that could break a log line or a header. */
const idForm = /^[\w.:-]{1,128}$/;

/**
 * New ids are UUIDs in form: a random head for this process, a count for its requests. Random ones cost more than
 * reading a request.
 */
const head = randomUUID().slice(0, 24);
let count = 0;

function newId(): string {
  count += 1;
  return head + count.toString(16).padStart(12, "0");
}

/** The id of a request that just came. */
export function requestIdOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && idForm.test(given) ? given : newId();
}
