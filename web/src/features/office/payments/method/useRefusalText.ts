import { useTranslation } from "react-i18next";
import { Exact } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Refusal } from "./order.ts";
import { errorKey, type Place, placeOf } from "./refusals.ts";
import { type Sum, sumText } from "./sums.ts";

/**
 * Words of what the server refused.
 * @param left what the player's own limits leave of a deposit, where that is known
 */
export function useRefusalText(errors: readonly Refusal[], shown: readonly Place[], left: Sum | null = null) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();

  function textOf(refusal: Refusal, place: Place): string {
    const { code, path, minAmount = null, maxAmount = null } = refusal;
    if (code === "AMOUNT_TOO_SMALL" && minAmount !== null)
      return t("error.tooSmall", { min: sumText(minAmount, lang) });
    if (code === "AMOUNT_TOO_LARGE" && maxAmount !== null)
      return t("error.tooLarge", { max: sumText(maxAmount, lang) });
    if (code === "METHOD_LIMIT" && maxAmount !== null && new Exact(maxAmount.amount).greaterThan(0))
      return t("error.methodLeft", { max: sumText(maxAmount, lang) });
    // A break forbids any deposit, so it names no field; a limit of money concerns the amount.
    if (code === "LIMIT_REACHED" && path === null) return t("error.onBreak");
    if (code === "LIMIT_REACHED" && left !== null) return t("error.limitLeft", { left: sumText(left, lang) });
    return t(errorKey(code, place));
  }

  const placed = errors.map((refusal) => ({ refusal, place: placeOf(refusal, shown) }));
  const at = (place: Place): string | undefined => {
    const found = placed.find((one) => one.place === place);
    return found === undefined ? undefined : textOf(found.refusal, place);
  };
  return { at, has: (code: Refusal["code"]) => errors.some((refusal) => refusal.code === code) };
}
