import { describe, expect, it } from "vitest";
import { statusOfError } from "./errorStatus.ts";

describe("status of a failure", () => {
  it.each<[error: unknown, status: number, what: string]>([
    [{ status: 404, statusText: "", internal: false, data: null }, 404, "an answer of a route"],
    [new Response(null, { status: 451 }), 451, "a response"],
    [new DOMException("", "AbortError"), 499, "a cancelled request"],
    [new TypeError("Failed to fetch"), 0, "a failed fetch in Chromium"],
    [new TypeError("fetch failed"), 0, "a failed fetch in Node"],
    [new TypeError("Load failed"), 0, "a failed fetch in Safari"],
    [new TypeError("x is not a function"), 500, "a mistake in the code"],
    [{ statusCode: 503 }, 503, "a sub-application's signal"],
    [{ statusCode: 200 }, 500, "a signal that is no failure"],
    [new Error("secret"), 500, "any other"],
    [undefined, 500, "nothing"],
    ["text", 500, "a text"],
  ])("%o is %i: %s [8.19] [8.20]", (error, status) => {
    expect(statusOfError(error)).toBe(status);
  });
});
