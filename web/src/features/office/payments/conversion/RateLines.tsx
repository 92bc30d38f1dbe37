import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { isolated } from "@/features/office/payments/method/sums.ts";
import { Summary } from "@/features/office/payments/method/Summary.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./Conversion.module.css";
import { rateText } from "./rateText.ts";
import type { Quote, useConversionQuote } from "./useConversionQuote.ts";

/** Where a rate comes from, as one sentence. */
function useSourceText() {
  const { t } = useTranslation("account");
  const { locale } = LANGUAGES[useLanguage()];
  return ({ ratesDate, ratesSource, margin }: Quote): string => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(ratesDate));
    const source =
      ratesSource === null
        ? t("conversion.demo", { date })
        : t("conversion.dated", { date, source: isolated(ratesSource) });
    if (Number(margin) === 0) return source;
    const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 }).format(
      Number(margin) / 100,
    );
    return `${source} ${t("conversion.margin", { percent: isolated(percent) })}`;
  };
}

interface Props {
  rate: ReturnType<typeof useConversionQuote>;
  /** How long it still holds. */
  seconds: number;
  isLocked: boolean;
}

/** What leaves, what arrives, at which rate, of which day and from whom, and when the rate is renewed. */
export function RateLines({ rate, seconds, isLocked }: Props) {
  const { t } = useTranslation("account");
  const lang = useLanguage();
  const sourceText = useSourceText();
  const { quote, hasFailed, hasMoved, isAsking, isOver } = rate;
  const again = <Button onClick={rate.renew}>{t("conversion.renew")}</Button>;
  if (quote === null)
    return hasFailed ? (
      <div className={styles.failed} role="alert">
        <p>{t("conversion.failed")}</p>
        {again}
      </div>
    ) : isAsking ? (
      <p className={styles.soft} role="status">
        {t("conversion.asking")}
      </p>
    ) : null;
  return (
    <div className={styles.rate}>
      <Summary
        label={t("conversion.summary")}
        lines={[
          { name: t("conversion.gives"), value: <Money value={quote.amount} /> },
          {
            name: t("conversion.rate"),
            value: (
              <bdi className="number" translate="no">
                {rateText(quote, lang)}
              </bdi>
            ),
          },
          { name: t("conversion.gains"), value: <Money value={quote.gained} />, isMain: true },
        ]}
      />
      <p className={styles.soft}>{sourceText(quote)}</p>
      {hasMoved ? (
        <p className={styles.moved} role="status">
          {t("conversion.moved")}
        </p>
      ) : null}
      {isLocked ? null : isOver ? (
        <div className={styles.failed} role="alert">
          <p>{hasFailed ? t("conversion.failed") : t("conversion.old")}</p>
          {again}
        </div>
      ) : (
        <p className={styles.soft}>{seconds === 0 ? " " : t("conversion.renews", { seconds })}</p>
      )}
    </div>
  );
}
