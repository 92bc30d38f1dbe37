import { describe, expect, it } from "vitest";
import { isKnownCall } from "../transport/contracts.ts";
import type { CallRule } from "../transport/callRule.ts";
import { descriptors } from "../generated/descriptors.ts";

const callRules: Record<string, CallRule> = Object.assign({}, ...Object.values(descriptors).map(({ calls }) => calls));

describe("rules of calls", () => {
  it("are about calls that some service's document has", () => {
    const unknown = Object.keys(callRules).filter((call) => {
      const [method = "", path = ""] = call.split(" ");
      return !isKnownCall(method.toLowerCase(), path);
    });
    expect(unknown).toEqual([]);
  });

  it("have the numbers of the specification", () => {
    expect(callRules).toMatchObject({
      "GET /bff-api/config/all.json": { tries: 5, delayMs: 1000 },
      "POST /redirects-api/api/v1/redirect-light": { tries: 5, delayMs: 1000 },
      "POST /blocks-api/api/v2/block": { tries: 2 },
      "GET /auth-api/v1/session": { tries: 3, delayMs: 1500 },
      "GET /auth-api/v1/secure-data": { tries: 1 },
    });
  });

  it("share nothing that depends on who asks, and never make a write again", () => {
    const shared = Object.entries(callRules)
      .filter(([, { isPublic }]) => isPublic)
      .map(([call]) => call);
    expect(
      shared.filter((call) => /auth-api|user\/|coupon-api|limit-service|captcha|accounts|block/.test(call)),
    ).toEqual([]);
    expect(
      Object.entries(callRules).filter(
        ([call, { tries = 1, isRead }]) => !call.startsWith("GET ") && tries > 1 && isRead !== true,
      ),
    ).toEqual([]);
  });
});
