import { describe, expect, it } from "vitest";
import { type Opening, openingOf, type OpeningFacts, preselectBonus, preselectedBonus } from "./openRegistration.ts";

const guest: OpeningFacts = {
  route: "line",
  isAvailable: true,
  isPlayer: false,
  hasDeposit: false,
  isDepositPromptShown: true,
  isAgreementRequired: false,
  isAgreed: false,
  form: "MODAL",
};

describe("who wants to register", () => {
  it.each<[string, Partial<OpeningFacts>, Opening]>([
    ["sees nothing on the page of registration [4.44]", { route: "registration" }, "nothing"],
    [
      "sees nothing there though the agreement is due [4.44]",
      { route: "registration", isAgreementRequired: true },
      "nothing",
    ],
    ["sees nothing where registration is closed [4.44]", { isAvailable: false, isAgreementRequired: true }, "nothing"],
    ["agrees about responsible gaming first [4.45]", { isAgreementRequired: true }, "responsibleGaming"],
    [
      "agrees first where registration is a page [4.45]",
      { isAgreementRequired: true, form: "PAGE" },
      "responsibleGaming",
    ],
    ["is not asked twice [4.45]", { isAgreementRequired: true, isAgreed: true }, "modal"],
    ["gets a window [4.47]", {}, "modal"],
    ["gets a page where the operator wants one [4.47]", { form: "PAGE" }, "page"],
    ["gets a window where no page stands [4.47]", { route: null }, "modal"],
    ["and is a player is asked to pay in [4.47]", { isPlayer: true }, "deposit"],
    ["and has paid in sees nothing [4.47]", { isPlayer: true, hasDeposit: true }, "nothing"],
    [
      "and is a player sees nothing without the prompt [4.47]",
      { isPlayer: true, isDepositPromptShown: false },
      "nothing",
    ],
    ["and is a player agrees to nothing [4.45]", { isPlayer: true, isAgreementRequired: true }, "deposit"],
  ])("%s", (_, change, opening) => expect(openingOf({ ...guest, ...change })).toBe(opening));
});

it("a bonus of the route's settings is kept for the form, and what is none is not [4.46] [3.28]", () => {
  const kept = ["2", "9", null, undefined, "__proto__", "1", "0"].map((id) => {
    preselectBonus(id);
    return preselectedBonus();
  });
  expect(kept).toEqual(["CASINO", "CASINO", "CASINO", "CASINO", "CASINO", "SPORT", "REFUSED"]);
});
