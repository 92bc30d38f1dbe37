import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Exact } from "#shared/money/money.ts";
import type { OfferFieldsFragment } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import styles from "./PlacedCoupons.module.css";

interface Props {
  coupon: PlacedFieldsFragment;
  offer: OfferFieldsFragment | null;
  isOpen: boolean;
  onToggle(): void;
}

/**
 * The button with what the coupon is worth this moment; or why it can't be sold. It opens what can be done with the
 * coupon.
 */
export function CashOutRow({ coupon, offer, isOpen, onToggle }: Props) {
  const { t } = useTranslation("placedCoupons");
  const id = useId();
  const value = offer?.cashOut?.value ?? null;
  const canMore = (coupon.kind === "SINGLE" || coupon.kind === "EXPRESS") && coupon.insurance === null;
  const reason = offer?.reason ?? null;
  return (
    <div className={styles.cashOut}>
      {value === null ? (
        <p id={id} className={styles.soft}>
          {reason !== null ? t(`reason.${reason}`) : offer === null ? t("asking") : t("reason.OTHER")}
        </p>
      ) : (
        <button type="button" className={styles.sell} aria-expanded={isOpen} onClick={onToggle}>
          {t("cashOut")} ·{" "}
          <Breathing amount={value.amount}>
            <Money value={value} />
          </Breathing>
        </button>
      )}
      {value === null && canMore ? (
        <button type="button" className={styles.more} aria-expanded={isOpen} aria-describedby={id} onClick={onToggle}>
          {t("more")}
        </button>
      ) : null}
    </div>
  );
}

/** A value that tells for a moment that it rose or fell. */
function Breathing({ amount, children }: { amount: string; children: ReactNode }) {
  const [seen, setSeen] = useState({ amount, move: "none" });
  if (seen.amount !== amount) setSeen({ amount, move: new Exact(amount).greaterThan(seen.amount) ? "up" : "down" });
  return (
    <span key={seen.amount} className={styles.value} data-move={seen.move}>
      {children}
    </span>
  );
}
