import { useTranslation } from "react-i18next";
import { localMark } from "#shared/site/languages.ts";
import Close from "~icons/mdi/close";
import Gift from "~icons/mdi/gift-outline";
import { useCoupon } from "@/slip/slip.ts";
import { changeMaking } from "@/slip/couponState.ts";
import styles from "./BonusLine.module.css";
import lines from "@/features/betting/slip/bets/BetLine.module.css";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

/**
 * What the house adds to an express: a line like a bet, which the player can take out [4.13, 5.15, 5.16], and the hyper
 * bonus that can stand instead.
 */
export function BonusLine({ slip: { kind, worth, quote, isSending, making } }: { slip: Slip }) {
  const coupon = useCoupon();
  const { t, i18n } = useTranslation("slip");
  if (kind !== "EXPRESS") return null;
  const hyper = quote?.hyperBonus ?? null;
  return (
    <>
      {worth.bonus === null ? null : (
        <div className={styles.bonus} role="group" aria-label={t("bonusBet")}>
          <Gift aria-hidden />
          <span className={lines.outcome}>{t("bonusBet")}</span>
          <strong className={styles.coef}>
            <bdi dir="ltr" className="number" translate="no">
              ×{localMark(worth.bonus, i18n.language)}
            </bdi>
          </strong>
          <button
            type="button"
            className={lines.remove}
            disabled={isSending}
            aria-label={t("removeBonus")}
            onClick={() => changeMaking(coupon, { manuallyDeletedBonusBet: true })}
          >
            <Close aria-hidden />
          </button>
        </div>
      )}
      {making.manuallyDeletedBonusBet ? (
        <button
          type="button"
          className={styles.back}
          disabled={isSending}
          onClick={() => changeMaking(coupon, { manuallyDeletedBonusBet: false })}
        >
          {t("bonusBack")}
        </button>
      ) : null}
      {hyper === null || worth.bonus !== null ? null : (
        <p className={styles.hyper}>
          {hyper.isApplied && hyper.percent !== null ? (
            <strong>{t("hyper", { percent: Number(hyper.percent) })}</strong>
          ) : null}{" "}
          {hyper.nextBets === null || hyper.nextPercent === null
            ? null
            : t("hyperNext", {
                count: hyper.nextBets,
                percent: Number(hyper.nextPercent),
                coef: Number(hyper.minCoef),
              })}
        </p>
      )}
    </>
  );
}
