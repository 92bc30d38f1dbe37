import { describe, expect, it } from "vitest";
import { createI18n } from "@/platform/i18n/i18n.ts";
import { pickLabel, type PickSentence } from "./pickLabel.ts";

const facts = { outcome: "Match result: $& Home", game: "A {{price}} – B", price: "1.85" };
const names: readonly PickSentence[] = ["pick", "pickLocked", "pickGone"];

describe("what is stated of a price", () => {
  it.each(["en", "ru", "ar", "es"] as const)(
    "is in %s what the words say, with the facts as they are",
    async (language) => {
      const instance = await createI18n(language);
      // A name with braces in it is a name.
      const spoken = (name: PickSentence) =>
        instance.t(name, { ns: "games", ...facts, interpolation: { skipOnVariables: true } });
      expect(names.map((name) => pickLabel(instance, name, facts))).toEqual(names.map(spoken));
      expect(pickLabel(instance, "pick", { ...facts, price: "1.90" })).toContain("1.90");
    },
  );

  it("follows the language of the page", async () => {
    const instance = await createI18n("en");
    const english = pickLabel(instance, "pickLocked", facts);
    await instance.changeLanguage("ru");
    expect(pickLabel(instance, "pickLocked", facts)).not.toBe(english);
  });
});
