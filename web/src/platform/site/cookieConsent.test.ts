import { describe, expect, it } from "vitest";
import {
  cookiesToForget,
  cookieTypeOf,
  consentType,
  consentValue,
  mayStore,
  readConsent,
  type CookieConsent,
} from "./cookieConsent.ts";

const consent = (functional: boolean, marketing: boolean): CookieConsent => ({
  functional,
  marketing,
  agreedAt: 1_795_000_000,
});
const names = ["lang", "session", "theme", "odds", "fold_left", "refererid", "never-heard-of"];

describe("consent to cookies", () => {
  it.each([
    ["before a choice", null, true, ["lang", "session"]],
    ["where nobody is asked", null, false, names],
    ["to the necessary ones only", consent(false, false), true, ["lang", "session"]],
    ["to functional ones", consent(true, false), true, ["lang", "session", "theme", "odds", "fold_left"]],
    ["to marketing ones", consent(false, true), true, ["lang", "session", "refererid", "never-heard-of"]],
    ["to all", consent(true, true), true, names],
    ["refused, though nobody need be asked any more", consent(false, false), false, ["lang", "session"]],
  ])("%s [6.11]", (_, given, isAsked, stored) => {
    const facts = { consent: given, isAsked };
    expect(names.filter((name) => mayStore(name, facts))).toEqual(stored);
    expect(cookiesToForget(names, facts)).toEqual(names.filter((name) => !stored.includes(name)));
  });

  it("keeps type and time in one cookie and reads nothing else [7.26] [3.10]", () => {
    for (const given of [consent(false, false), consent(true, false), consent(false, true), consent(true, true)])
      expect(readConsent(consentValue(given))).toEqual(given);
    expect(
      [consent(false, false), consent(true, false), consent(false, true), consent(true, true)].map(consentType),
    ).toEqual([0, 1, 2, 3]);
    expect(consentValue(consent(true, true))).toBe("3.1795000000");
    for (const wrong of [undefined, "", "3", "4.1", "-1.1", "3.1e9", "3.", "3.12345678901", "3.1 "])
      expect(readConsent(wrong)).toBeNull();
  });

  it("takes what nobody thought about for marketing, also names of an object's own", () => {
    for (const name of ["unknown", "constructor", "__proto__", "toString"])
      expect(cookieTypeOf(name)).toBe("marketing");
  });
});
