import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { type Fact, FactList } from "@/ui/layout/FactList.tsx";
import styles from "./Calculator.module.css";
import type { Reckoning, Trouble } from "./reckoning.ts";
import { copyText } from "@/platform/browser/claims.ts";

interface Props {
  reckoning: Reckoning | Trouble;
  kind: CouponKind;
  /** Of the address that holds the bet. */
  query: string;
}

/** What the bet comes to, or why it can't be calculated, and the address to share it by. */
export function Sums({ reckoning, kind, query }: Props) {
  const { t } = useTranslation("calculator");
  const { t: words } = useTranslation("placedCoupon");
  const lang = useLanguage();
  const { pathname } = useLocation();
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    // Where it can't be copied the address bar still holds the same address.
    const isCopied = await copyText(new URL(`${pathname}?${query}`, document.location.href).href);
    setCopied(isCopied ? query : null);
  }

  if (typeof reckoning === "string")
    return (
      <div className={styles.sums}>
        <p role="status" className={styles.trouble}>
          {t(`trouble.${reckoning}`)}
        </p>
      </div>
    );
  const { stake, lowest, highest, profit, coef, units, unitStake } = reckoning;
  const figure = (amount: string, least = 2) => {
    const digits = Math.max(least, amount.split(".")[1]?.length ?? 0);
    const format = new Intl.NumberFormat(LANGUAGES[lang].locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: "always",
    });
    return (
      <bdi className="number" translate="no" suppressHydrationWarning>
        {format.format(amount as Intl.StringNumericLiteral)}
      </bdi>
    );
  };
  const isOpen = lowest !== highest;
  const facts: Fact[] = [
    [kind === "CONDITIONAL" ? t("firstStake") : t("stake"), figure(stake)],
    ...(units === null ? [] : ([[words("combinations"), figure(String(units), 0)]] satisfies Fact[])),
    ...(unitStake === null ? [] : ([[words("unitStake"), figure(unitStake)]] satisfies Fact[])),
    ...(coef === null ? [] : ([[t("totalOdds"), figure(coef)]] satisfies Fact[])),
    ...(isOpen ? ([[t("least"), figure(lowest)]] satisfies Fact[]) : []),
    [isOpen ? t("most") : t("return"), <strong key="return">{figure(highest)}</strong>],
    [isOpen ? t("mostProfit") : t("profit"), figure(profit)],
  ];
  return (
    <div className={styles.sums}>
      <div role="status">
        <FactList label={t("sums")} facts={facts} className={styles.facts ?? ""} />
      </div>
      <p className={styles.note}>{t("note")}</p>
      <Button onClick={() => void copy()}>{copied === query ? t("copied") : t("copy")}</Button>
    </div>
  );
}
