import { useState } from "react";
import { parseAmount } from "#shared/typed/sum.ts";
import { maxAmountLength } from "#shared/money/money.ts";
import { type LanguageCode, localMark } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";

/** An exact amount with the decimal sign of a language; what is none stays as it is. */
export function localAmount(amount: string, language: LanguageCode): string {
  return /^\d+(\.\d*)?$/.test(amount) ? localMark(amount, language) : amount;
}

/** What was typed as plain digits with a point; what can't be read stays as it is. */
function readAmount(typed: string, language: string, currency: string | undefined): string {
  const text = typed.trim();
  return text === "" ? "" : (parseAmount(text, language, currency) ?? text);
}

/**
 * A sum as people of the page's language type it: their digits, their decimal sign. What is being typed stays as it is
 * typed; once the field is left, it reads like every other sum of the page.
 * @param value exact decimal, or what was typed if that isn't one
 * @param currency whose sign may be typed beside the number
 */
export function useAmountText(value: string, onChange: (amount: string) => void, currency?: string) {
  const lang = useLanguage();
  const [typed, setTyped] = useState<{ text: string; amount: string; lang: string } | null>(null);
  return {
    // Somebody else changed the value since: a button, another tab. In another language the text would say another sum.
    shown: typed !== null && typed.amount === value && typed.lang === lang ? typed.text : localAmount(value, lang),
    type(text: string) {
      const amount = readAmount(text, lang, currency).slice(0, maxAmountLength + 1);
      setTyped({ text, amount, lang });
      onChange(amount);
    },
    leave: () => setTyped(null),
  };
}
