import { expect, it } from "vitest";
import { createI18n } from "./i18n.ts";
import { pseudo } from "./pseudo.ts";
import { asksForPseudo, isPseudo, pseudoCookie } from "./pseudoMode.ts";

it("marks every letter, makes texts two fifths longer and puts them in brackets, once", () => {
  expect(pseudo("Place bet")).toBe("⟦Þłàçé ƀéŧ ~~~~⟧");
  expect(pseudo(pseudo("Place bet"))).toBe(pseudo("Place bet"));
  expect(pseudo("")).toBe("");
  expect(pseudo("A sentence of twenty-nine let.").length).toBeGreaterThanOrEqual(30 * 1.4);
});

it("speaks it in every text, plurals and names put in included; other instances don't", async () => {
  const instance = await createI18n("en", true);
  expect(instance.t("sports:games", { count: 3 })).toBe("⟦3 ğàɱéš ~~~⟧");
  expect(instance.t("slip:tooSmall", { min: "₽10" })).toMatch(/^⟦.*₽10.*⟧$/);
  expect([isPseudo(instance), isPseudo(await createI18n("en"))]).toEqual([true, false]);
  expect((await createI18n("en")).t("sports:games", { count: 3 })).toBe("3 games");
});

it.each([
  ["demo", "?pseudo=1", {}, true],
  ["demo", "", { pseudo: "1" }, true],
  ["demo", "?pseudo=0", { pseudo: "1" }, false],
  ["demo", "", {}, false],
  ["demo", "?pseudo=", { pseudo: "1" }, false],
  ["production", "?pseudo=1", { pseudo: "1" }, false],
  [undefined, "?pseudo=1", {}, false],
])("in %s with %s and %o it is asked for: %s", (siteEnv, search, cookies, expected) => {
  expect(asksForPseudo(siteEnv, search, new Map(Object.entries(cookies)))).toBe(expected);
});

it("is remembered until it is switched off", () => {
  expect(pseudoCookie("?pseudo=1&a=b")).toBe("pseudo=1; Path=/; SameSite=Lax");
  expect(pseudoCookie("?pseudo=0")).toContain("Max-Age=0");
  expect(pseudoCookie("?a=b")).toBeNull();
});
