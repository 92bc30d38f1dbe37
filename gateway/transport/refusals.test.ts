import { describe, expect, it } from "vitest";
import { readRefusal } from "./refusals.ts";

const body = (value: object) => JSON.stringify({ code: "X", message: "m", ...value });
const listed = (...codes: unknown[]) => body({ errors: codes.map((code) => ({ code, message: "m" })) });

describe("what a refusal asks for", () => {
  it.each([100, 111, 112, 113])("a 400 with number %i in its error list wants a captcha [5.25]", (code) => {
    expect(readRefusal(400, listed(7, code))).toEqual({
      code: "CAPTCHA_REQUIRED",
      upstreamCode: "X",
      reason: { kind: "captcha", codes: [code] },
    });
  });

  it.each([
    ["a captcha's number as digits [5.25]", 400, listed("100"), "CAPTCHA_REQUIRED", { kind: "captcha", codes: [100] }],
    ["the fingerprint's number [5.26]", 400, listed(120), "FINGERPRINT_REQUIRED", { kind: "fingerprint" }],
    [
      "the fingerprint's before a captcha's: a captcha solved for a dead token is lost",
      400,
      listed(100, 120),
      "FINGERPRINT_REQUIRED",
      { kind: "fingerprint" },
    ],
    ["changed terms [8.24]", 451, body({ exception: { code: 1 } }), "TERMS_NOT_ACCEPTED", { kind: "terms" }],
    ["another 451", 451, body({ exception: { code: 2 } }), "UPSTREAM_ERROR", null],
    ["an ordinary 400", 400, listed(99), "UPSTREAM_ERROR", null],
    ["those numbers with another status", 500, listed(100), "UPSTREAM_ERROR", null],
    ["an error list that is none", 400, body({ errors: "100" }), "UPSTREAM_ERROR", null],
    ["nulls in the list", 400, body({ errors: [null, 100, [100]] }), "UPSTREAM_ERROR", null],
    ["no token", 401, body({}), "UNAUTHENTICATED", null],
    ["too much", 429, body({}), "UPSTREAM_UNAVAILABLE", null],
    ["a proxy's 504", 504, body({}), "UPSTREAM_TIMEOUT", null],
  ])("%s", (_, status, text, code, reason) => {
    expect(readRefusal(status, text)).toEqual({ code, upstreamCode: "X", reason });
  });

  it.each(["", "<html>", "null", "[]", "7", '{"code":5}'])("a body like %j says nothing", (text) => {
    expect(readRefusal(400, text)).toEqual({ code: "UPSTREAM_ERROR", upstreamCode: null, reason: null });
  });
});
