import { useState } from "react";
import { parseAmount } from "#shared/betting/coupon/amounts.ts";
import { maxAmountLength } from "#shared/money/money.ts";
import { type LanguageCode, localMark } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";

/** An exact amount with the decimal sign of a language; what is none stays as it is. */
export function localAmount(amount: string, language: LanguageCode): string {
  return /^\d+(\.\d*)?$/.test(amount) ? localMark(amount, language) : amount;
}

/** What was typed as plain digits with a point; what can't be read stays as it is. */
export function readAmount(typed: string, language: string): string {
  const text = typed.trim();
  return text === "" ? "" : (parseAmount(text, language) ?? text);
}

/**
 * A sum as people of the page's language type it: their digits, their decimal sign. What is being typed stays as it is
 * typed; once the field is left, it reads like every other sum of the page.
 * @param value exact decimal, or what was typed if that isn't one
 */
export function useAmountText(value: string, onChange: (amount: string) => void) {
  const lang = useLanguage();
  const [typed, setTyped] = useState<{ text: string; amount: string } | null>(null);
  return {
    // Somebody else changed the value since: a button, another tab.
    shown: typed !== null && typed.amount === value ? typed.text : localAmount(value, lang),
    type(text: string) {
      const amount = readAmount(text, lang).slice(0, maxAmountLength + 1);
      setTyped({ text, amount });
      onChange(amount);
    },
    leave: () => setTyped(null),
  };
}
