import { describe, expect, it } from "vitest";
import { paymentReasons } from "#shared/money/paymentReasons.ts";
import ar from "@/platform/i18n/ar/index.ts";
import en from "@/platform/i18n/en/index.ts";
import es from "@/platform/i18n/es/index.ts";
import ru from "@/platform/i18n/ru/index.ts";
import { reasonKey } from "./reason.ts";

const languages = { en, ru, ar, es };

describe.each(Object.entries(languages))(
  "why a payment ended as it did, in %s",
  (_, { payments: { reason: words } }) => {
    it.each(paymentReasons)("%s is a sentence of its own", (reason) => {
      expect(reasonKey(reason)).toBe(`reason.${reason}`);
      expect(words[reason]).toMatch(/\p{L}.*\.$/u);
      expect(Object.values(words).filter((text) => text === words[reason])).toHaveLength(1);
    });

    it("has no sentence for a code that nobody writes", () => {
      expect(Object.keys(words).toSorted()).toEqual([...paymentReasons, "OTHER"].toSorted());
    });
  },
);

it("has a common sentence for the operator's own codes", () => {
  expect(["documents", "name_differs", "toString", ""].map(reasonKey)).toEqual(Array(4).fill("reason.OTHER"));
});
