import { useTranslation } from "react-i18next";
import { PlacedBets } from "@/slip/placedCoupon/PlacedBets.tsx";
import { PlacedFacts } from "@/slip/placedCoupon/PlacedFacts.tsx";
import { StateMark } from "@/slip/placedCoupon/StateMark.tsx";
import type { GameHeadFragment, OfferFieldsFragment } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { CouponActions } from "./CouponActions.tsx";
import { GameNow } from "./GameNow.tsx";
import styles from "./PlacedCoupons.module.css";

interface Props {
  coupon: PlacedFieldsFragment & {
    bets: readonly (PlacedFieldsFragment["bets"][number] & { game?: GameHeadFragment | null })[];
  };
  /** What can be done with it now; null while that is not known. */
  offer: OfferFieldsFragment | null;
  /** Told after something was done with it. */
  onDone?: () => void;
}

/** A coupon in the column: its bets with their games now, what it can pay, and what can be done with it. */
export function PlacedCoupon({ coupon, offer, onDone }: Props) {
  const { t } = useTranslation("placedCoupon");
  return (
    <article className={styles.coupon} aria-label={t("coupon", { id: coupon.id })}>
      <header className={styles.head}>
        <strong>{t(`kind.${coupon.kind}`)}</strong>
        <span className={styles.soft}>
          №{" "}
          <bdi className="number" translate="no">
            {coupon.id}
          </bdi>
        </span>
        <span className={styles.state}>
          <StateMark state={coupon.state} />
        </span>
      </header>
      <PlacedBets
        coupon={coupon}
        renderNow={(bet) => {
          const { game } = bet as Props["coupon"]["bets"][number];
          return game == null ? undefined : <GameNow game={game} />;
        }}
      />
      <PlacedFacts coupon={coupon} look="list" />
      {coupon.state === "ACCEPTED" && onDone !== undefined ? (
        <CouponActions coupon={coupon} offer={offer} onDone={onDone} />
      ) : null}
    </article>
  );
}
