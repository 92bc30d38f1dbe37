import { describe, expect, it } from "vitest";
import {
  areContactsFilled,
  type Contacts,
  isProfileFilled,
  missingOfProfile,
  PROFILE_FIELDS,
  type Profile,
} from "./profile.ts";

const whole = {
  birthday: "1990-05-01",
  name: "Ann",
  surname: "Lee",
  passport: "4509 123456",
  passportDate: "2010-06-01",
  registrationAddress: "1 High Street",
} satisfies Profile;

describe("a profile", () => {
  it("counts as filled when all six are there", () => expect(isProfileFilled(whole)).toBe(true));

  it.each(PROFILE_FIELDS)("is not filled without %s", (field) => {
    const { [field]: _left, ...rest } = whole;
    for (const profile of [
      rest,
      { ...whole, [field]: null },
      { ...whole, [field]: "" },
      { ...whole, [field]: " \t" },
    ]) {
      expect(isProfileFilled(profile)).toBe(false);
      expect(missingOfProfile(profile)).toEqual([field]);
    }
  });
});

describe("contacts", () => {
  it.each<[Contacts, boolean]>([
    [{ phone: "+15550100", email: "ann@example.com" }, true],
    [{ phone: "+15550100" }, false],
    [{ email: "ann@example.com", phone: null }, false],
    [{ phone: " ", email: "ann@example.com" }, false],
    [{ phone: "+15550100", email: "" }, false],
    [{}, false],
  ])("%j: %s", (contacts, isFilled) => expect(areContactsFilled(contacts)).toBe(isFilled));
});
