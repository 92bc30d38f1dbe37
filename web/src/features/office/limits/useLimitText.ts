import { useTranslation } from "react-i18next";
import { shownLimit } from "#shared/money/limits.ts";
import { roundMoney } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { isTold } from "./useLimitAction.ts";
import type { Limit } from "./waiting.ts";

/** Sums run from left to right in every language. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/**
 * Writes refusals, and values of limits in their own unit: "₽500.00", "30 days"; words for one that is not set or has
 * no bound (SPEC 5.31).
 */
export function useLimitText() {
  const { t } = useTranslation("limits");
  const lang = useLanguage();

  function valueOf(
    { limitType, measure, currency }: Pick<Limit, "limitType" | "measure" | "currency">,
    value: string | null,
  ): string {
    const shown = shownLimit(limitType, value);
    if (shown.kind === "empty") return t("notSet");
    if (shown.kind === "unlimited") return t("unlimited");
    if (measure === "money")
      return currency === null
        ? shown.value
        : isolated(moneyText({ amount: roundMoney(shown.value, currency), currency }, lang));
    const count = Number(shown.value);
    return measure === "days"
      ? t("days", { count })
      : measure === "hours"
        ? t("hours", { count })
        : t("minutes", { count });
  }

  /** Words for why a value was not taken, as fields show them; nothing for none. */
  const refusalOf = (code: string | null) =>
    code === null ? undefined : t(isTold(code) ? `error.${code}` : "error.OTHER");
  return { valueOf, refusalOf };
}
