import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatOdds } from "#shared/odds.ts";
import { useOddsView } from "@/betting/useOddsView.ts";
import { useTime } from "@/betting/useTime.ts";
import type { CouponFieldsFragment } from "@/operations/generated.ts";
import { Money } from "@/ui/Money.tsx";
import styles from "./History.module.css";

/** A coupon of the history: what was bet, how each bet went, and what came of it. */
export function CouponCard({ coupon, tool }: { coupon: CouponFieldsFragment; tool?: ReactNode }) {
  const { t } = useTranslation("history");
  const { dateTime } = useTime();
  const view = useOddsView();
  const { state } = coupon;
  return (
    <article className={styles.coupon} aria-label={t("coupon", { id: coupon.id })}>
      <header className={styles.head}>
        <strong className={styles.state} data-state={state}>{t(`state.${state}`)}</strong>
        <span>{t(`kind.${coupon.kind}`)}</span>
        <span className={styles.soft}>№ <bdi className="number">{coupon.id}</bdi></span>
        <time className={styles.soft} dateTime={coupon.placedAt} suppressHydrationWarning>{dateTime(coupon.placedAt)}</time>
        {tool}
      </header>
      <ul>
        {coupon.bets.map((bet) => (
          <li key={bet.id} className={styles.bet}>
            <span className={styles.result} data-result={bet.result}>{t(`result.${bet.result}`)}</span>
            <span className={styles.what}><strong>{bet.outcomeName}</strong><span className={styles.soft}>{bet.marketName}</span></span>
            <span className={styles.game}>
              {bet.gameName}{bet.scoreAtPlacing === null ? null : <> <bdi className="number">({bet.scoreAtPlacing})</bdi></>}
              <span className={styles.soft}>{bet.championshipName} · <time dateTime={bet.startsAt} suppressHydrationWarning>{dateTime(bet.startsAt)}</time></span>
            </span>
            <bdi className={`${styles.coef} number`}>{formatOdds(bet.coef, view)}</bdi>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div><dt>{t("stake")}</dt><dd><Money value={coupon.amount} /></dd></div>
        <div><dt>{t("coef")}</dt><dd><bdi className="number">{formatOdds(coupon.coef, view)}</bdi></dd></div>
        {coupon.payout === null
          ? <div><dt>{t("possibleWin")}</dt><dd><Money value={coupon.possibleWin} /></dd></div>
          : <div><dt>{t("payout")}</dt><dd><Money value={coupon.payout} /></dd></div>}
      </dl>
      {coupon.rejectReason === null ? null : <p className={styles.reason}>{t(`reason.${coupon.rejectReason}`)}</p>}
    </article>
  );
}
