/** Meaning of answers other than 2xx: a code, and what the caller must do. The bodies themselves go no further. */
import type { ErrorCode } from "../errors/errors.ts";

/** What the caller must do before the call can be repeated. */
export type RefusalReason =
  /** A solved captcha in `x-captcha-result`, with the numbers of the error list [5.25]. */
  | { kind: "captcha"; codes: readonly number[] }
  /** A fresh device token in `x-fingerprint` [5.26]. */
  | { kind: "fingerprint" }
  /** The changed terms must be accepted first [8.24]. */
  | { kind: "terms" };

export interface Refusal {
  code: ErrorCode;
  /** The stable code of the error body, null if there is none. */
  upstreamCode: string | null;
  reason: RefusalReason | null;
}

/**
 * Numbers in the error list of a 400 that ask for a captcha: needed, wrong, expired, already used [5.25], or an
 * operator's captcha that can't be reached.
 */
const captchaCodes: ReadonlySet<number> = new Set([100, 111, 112, 113, 114]);
/** The number in a 400 for an expired device token [5.26]. */
const fingerprintCode = 120;
/** The exception code of a 451 that asks to accept the terms [8.24]; other 451s are blocks. */
const termsException = 1;

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: "UNAUTHENTICATED",
  429: "UPSTREAM_UNAVAILABLE",
  503: "UPSTREAM_UNAVAILABLE",
  504: "UPSTREAM_TIMEOUT",
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function bodyIn(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** Numbers in an error list; services write them as numbers or as digits. */
const listedCodes = (body: Record<string, unknown>): number[] =>
  (Array.isArray(body["errors"]) ? body["errors"] : [])
    .map((entry: unknown) => (isRecord(entry) ? Number(entry["code"]) : Number.NaN))
    .filter(Number.isInteger);

function reasonOf(status: number, body: Record<string, unknown>): RefusalReason | null {
  if (status === 451)
    return isRecord(body["exception"]) && body["exception"]["code"] === termsException ? { kind: "terms" } : null;
  if (status !== 400) return null;
  const listed = listedCodes(body);
  if (listed.includes(fingerprintCode)) return { kind: "fingerprint" };
  const codes = listed.filter((code) => captchaCodes.has(code));
  return codes.length > 0 ? { kind: "captcha", codes } : null;
}

const codesByReason: Readonly<Record<RefusalReason["kind"], ErrorCode>> = {
  captcha: "CAPTCHA_REQUIRED",
  fingerprint: "FINGERPRINT_REQUIRED",
  terms: "TERMS_NOT_ACCEPTED",
};

/** Reads a refusal. `text` is the answer's body. */
export function readRefusal(status: number, text: string): Refusal {
  const body = bodyIn(text);
  const reason = reasonOf(status, body);
  return {
    code: reason === null ? (codesByStatus[status] ?? "UPSTREAM_ERROR") : codesByReason[reason.kind],
    upstreamCode: typeof body["code"] === "string" ? body["code"] : null,
    reason,
  };
}
