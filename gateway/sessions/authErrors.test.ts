import { describe, expect, it } from "vitest";
import { authErrorClass } from "./authErrors.ts";

describe("errors of a sign-in", () => {
  const of = (...errors: [code: string, path: string[] | null][]) =>
    authErrorClass(errors.map(([code, path]) => ({ code, path })));

  it("are classed login, pass, both or unknown [5.27]", () => {
    expect(of()).toBeNull();
    expect(of(["INVALID", ["login"]])).toBe("LOGIN");
    expect(of(["INVALID", ["phone", "number"]], ["REQUIRED", ["phone", "countryCode"]])).toBe("LOGIN");
    expect(of(["REQUIRED", ["password"]])).toBe("PASSWORD");
    expect(of(["REQUIRED", ["login"]], ["REQUIRED", ["password"]])).toBe("BOTH");
    expect(of(["BAD_CREDENTIALS", null])).toBe("BOTH");
    expect(of(["SIGN_IN_LOCKED", null])).toBe("UNKNOWN");
    expect(of(["INVALID", ["login"]], ["CAPTCHA_REQUIRED", ["captcha"]])).toBe("UNKNOWN");
  });
});
