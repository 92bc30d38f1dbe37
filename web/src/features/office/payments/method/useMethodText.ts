import { useTranslation } from "react-i18next";
import { Exact } from "#shared/money/money.ts";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Instrument, Method } from "./paymentMethod.ts";
import { isolated, roundText, sumText } from "./sums.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Writes what a player compares methods by: how long it takes, what it costs, how much it moves. */
export function useMethodText() {
  const { t } = useTranslation("payments");
  const lang = useLanguage();

  const length = (minutes: number) =>
    minutes < HOUR
      ? t("minutes", { count: minutes })
      : minutes < DAY
        ? t("hours", { count: Math.round(minutes / HOUR) })
        : t("days", { count: Math.round(minutes / DAY) });

  function timeOf({ minutesFrom, minutesTo }: Pick<Method, "minutesFrom" | "minutesTo">): string {
    if (minutesTo <= 1) return t("time.now");
    const to = length(minutesTo);
    return minutesFrom <= 1 || length(minutesFrom) === to
      ? t("time.upTo", { to })
      : t("time.span", { from: length(minutesFrom), to });
  }

  function feeOf({ fee: { percent, fixed, min, max } }: Pick<Method, "fee">): string {
    const isSome = (amount: string | undefined) => amount !== undefined && new Exact(amount).greaterThan(0);
    const share = new Intl.NumberFormat(LANGUAGES[lang].locale, { style: "percent", maximumFractionDigits: 2 });
    const parts = [
      ...(isSome(percent) ? [isolated(share.format(Number(percent) / 100))] : []),
      ...(isSome(fixed.amount) ? [roundText(fixed, lang)] : []),
    ];
    if (parts.length === 0 && !isSome(min?.amount)) return t("noFee");
    const bare = parts.length === 0 && min !== null ? sumText(min, lang) : parts.join(" + ");
    const least = min === null || parts.length === 0 ? bare : t("feeAtLeast", { fee: bare, min: sumText(min, lang) });
    return t("fee", { fee: max === null ? least : t("feeAtMost", { fee: least, max: sumText(max, lang) }) });
  }

  return {
    timeOf,
    feeOf,
    boundsOf: ({ minAmount, maxAmount }: Pick<Method, "minAmount" | "maxAmount">) =>
      t("bounds", { min: roundText(minAmount, lang), max: roundText(maxAmount, lang) }),
    instrumentName: ({ brand, last4 }: Pick<Instrument, "brand" | "last4">) =>
      last4 === null
        ? (brand ?? t("cardUnknown"))
        : brand === null
          ? isolated(`•••• ${last4}`)
          : t("card", { brand, last4: isolated(last4) }),
  };
}
