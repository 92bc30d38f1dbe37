import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { Money, moneyText } from "@/ui/marks/Money.tsx";
import styles from "@/features/betting/slip/Slip.module.css";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

/** Total price, what is staked in all, and what can come back: at each key, by the same rules as the server's. */
export function Totals({ slip: { facts, worth, stakes, currency, settings, quote, isCurrent, kind } }: { slip: Slip }) {
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const odds = useOdds();
  const { coef, minWin, isCapped } = worth;
  // With a promo code the server's word counts: a free bet pays the net win alone.
  const win =
    isCurrent && quote?.promo != null && quote.possibleWin?.currency === currency && worth.win !== null
      ? quote.possibleWin.amount
      : worth.win;
  return (
    <>
      {facts.coef === "none" ? null : (
        <div className={styles.sumRow}>
          <span>{kind === "ANTI_EXPRESS" ? t("antiCoef") : t("coef")}</span>
          <strong>
            <bdi className="number" translate="no">
              {coef === null ? "—" : odds(coef)}
            </bdi>
          </strong>
        </div>
      )}
      {facts.stake === "coupon" || stakes.total === null ? null : (
        <div className={styles.sumRow}>
          <span>{facts.stake === "block" ? t("firstStake") : t("allStakes")}</span>
          <strong>
            <Money value={{ amount: stakes.total, currency }} />
          </strong>
        </div>
      )}
      {settings.isPossibleWinShown ? (
        <div className={styles.sumRow}>
          <span>{t("possibleWin")}</span>
          {/* Screen readers hear it when typing stops, from the coupon's own reader: not at each key. */}
          <output aria-label={t("possibleWin")} aria-live="off" className={styles.win}>
            {win === null ? "—" : <Money value={{ amount: win, currency }} />}
          </output>
        </div>
      ) : null}
      {settings.isPossibleWinShown && minWin !== null ? (
        <p className={styles.hint}>{t("minWin", { sum: moneyText({ amount: minWin, currency }, lang) })}</p>
      ) : null}
      {isCapped ? <p className={styles.hint}>{t("capped")}</p> : null}
    </>
  );
}
