import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlacedBets } from "@/slip/placedCoupon/PlacedBets.tsx";
import { PlacedFacts } from "@/slip/placedCoupon/PlacedFacts.tsx";
import { StateMark } from "@/slip/placedCoupon/StateMark.tsx";
import { useTime } from "@/platform/site/useTime.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import styles from "./History.module.css";

/** A coupon of the history: what was bet, how each bet went, and what came of it. */
export function CouponCard({
  coupon,
  tools,
  actions,
}: {
  coupon: PlacedFieldsFragment;
  tools?: ReactNode;
  /** What can be done with it while it is open. */
  actions?: ReactNode;
}) {
  const { t } = useTranslation("placedCoupon");
  const { dateTime } = useTime();
  return (
    <article className={styles.coupon} aria-label={t("coupon", { id: coupon.id })}>
      <header className={styles.head}>
        <StateMark state={coupon.state} />
        <span>{t(`kind.${coupon.kind}`)}</span>
        <span className={styles.soft}>
          №{" "}
          <bdi className="number" translate="no">
            {coupon.id}
          </bdi>
        </span>
        <span className={`${styles.soft} ${styles.times}`}>
          <time dateTime={coupon.placedAt} suppressHydrationWarning>
            {dateTime(coupon.placedAt)}
          </time>
          {coupon.settledAt === null ? null : (
            <>
              {" "}
              · {t("settledAt")}{" "}
              <time dateTime={coupon.settledAt} suppressHydrationWarning>
                {dateTime(coupon.settledAt)}
              </time>
            </>
          )}
        </span>
        {tools}
      </header>
      <PlacedBets coupon={coupon} />
      <PlacedFacts coupon={coupon} />
      {actions == null ? null : <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
