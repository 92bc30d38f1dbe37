import { describe, expect, it } from "vitest";
import { activationType } from "./activation.ts";
import { countryCodes, countryId } from "./countryIds.ts";
import { PROTECTION_WEIGHTS, protectionLevel, protectionStatus } from "./protection.ts";
import { socialNetworkById, socialNetworks } from "./socialNetworks.ts";

describe("activation", () => {
  it("is 0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only [4.36]", () => {
    expect([
      activationType(false, false),
      activationType(true, false),
      activationType(true, true),
      activationType(false, true),
    ]).toEqual([0, 1, 2, 3]);
  });
});

it.each([
  [0, "BAD"],
  [30, "BAD"],
  [31, "NORMAL"],
  [69, "NORMAL"],
  [70, "GOOD"],
  [99, "GOOD"],
  [100, "FULL"],
])("protection level %j is %s [4.38]", (level, status) => {
  expect(protectionStatus(level)).toBe(status);
});

it("each of the five methods adds a fifth to the protection level [4.38] [3.11]", () => {
  const none = {
    is_changed_password: false,
    enable_two_factor_auth: false,
    enable_phone_binding: false,
    enable_security_question: false,
    enable_email_auth: false,
  };
  expect(Object.keys(PROTECTION_WEIGHTS).toSorted()).toEqual(Object.keys(none).toSorted());
  const levels = Object.keys(none).map((_, index, all) =>
    protectionLevel({ ...none, ...Object.fromEntries(all.slice(0, index + 1).map((method) => [method, true])) }),
  );
  expect([protectionLevel(none), ...levels]).toEqual([0, 20, 40, 60, 80, 100]);
  expect(levels.map(protectionStatus)).toEqual(["BAD", "NORMAL", "NORMAL", "GOOD", "FULL"]);
});

it("sixteen social networks have numbers and codes of their own [3.29]", () => {
  expect(socialNetworks).toHaveLength(16);
  for (const key of ["id", "code", "name"] as const)
    expect(new Set(socialNetworks.map((network) => network[key])).size).toBe(16);
  expect(socialNetworkById(5)?.code).toBe("GOOGLE");
  expect(socialNetworkById(17)).toBeUndefined();
});

it("countries have numbers that never change", () => {
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(["ru", "RU", "ad", "kz", "zw", "xx"].map(countryId)).toEqual([
    1,
    1,
    3,
    countryCodes.indexOf("kz") + 1,
    252,
    0,
  ]);
});
