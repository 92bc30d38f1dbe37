/** What is wrong with a sum, in words: by itself, by its bounds, by the balance, and by what the server says. */
import type { TFunction } from "i18next";
import type { LanguageCode } from "#shared/site/languages.ts";
import { amountProblem, Exact } from "#shared/money/money.ts";
import type { UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { errorKeys } from "@/features/betting/slip/errors.ts";

interface Sum {
  amount: string;
  currency: string;
}

interface Facts {
  /** As typed. */
  amount: string;
  currency: string;
  minAmount?: Sum | null | undefined;
  maxAmount?: Sum | null | undefined;
  /** What the player has; a guest has nothing to compare with. */
  balance?: Sum | null | undefined;
  /** What the server says at this sum. */
  errors: readonly UserErrorFieldsFragment[];
}

const serverText = (error: UserErrorFieldsFragment, t: TFunction<"slip">, lang: LanguageCode): string => {
  if (error.code === "AMOUNT_TOO_SMALL" && "minAmount" in error && error.minAmount !== null)
    return t("tooSmall", { min: moneyText(error.minAmount, lang) });
  if (error.code === "AMOUNT_TOO_LARGE" && "maxAmount" in error && error.maxAmount !== null)
    return t("tooLarge", { max: moneyText(error.maxAmount, lang) });
  return t(errorKeys(error.code));
};

/**
 * The first thing that is wrong with a sum; undefined if nothing is, or while none is typed and nothing else is stated
 * of it.
 */
export function amountText(
  { amount, currency, minAmount, maxAmount, balance, errors }: Facts,
  t: TFunction<"slip">,
  lang: LanguageCode,
): string | undefined {
  const problem = amountProblem(amount, currency);
  const [told] = problem === "REQUIRED" ? errors.filter(({ code }) => code !== "REQUIRED") : errors;
  if (problem === "REQUIRED") return told === undefined ? undefined : serverText(told, t, lang);
  if (problem !== null) return t(`error.${problem}`);
  const value = new Exact(amount);
  if (balance?.currency === currency && value.greaterThan(balance.amount)) return t("error.INSUFFICIENT_FUNDS");
  if (minAmount?.currency === currency && value.lessThan(minAmount.amount))
    return t("tooSmall", { min: moneyText(minAmount, lang) });
  if (maxAmount?.currency === currency && value.greaterThan(maxAmount.amount))
    return t("tooLarge", { max: moneyText(maxAmount, lang) });
  return told === undefined ? undefined : serverText(told, t, lang);
}
