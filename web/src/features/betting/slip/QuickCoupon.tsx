import { useCoupon } from "@/slip/slip.ts";
import { useHasQuickCoupon } from "@/platform/app/app.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import Close from "~icons/mdi/chevron-down";
import Ticket from "~icons/mdi/ticket-outline";
import { Coupon } from "./Coupon.tsx";
import styles from "./QuickCoupon.module.css";

/**
 * The coupon of pages whose layout has no column for it: a button over the page's edge while there are bets, and the
 * coupon when it is pressed (SPEC 3.01 isVisibleQuickCoupon). Nothing where the guards hide it [5.11].
 */
export function QuickCoupon() {
  const coupon = useCoupon();
  const { t } = useTranslation("coupon");
  const isVisible = useReactiveVar(useHasQuickCoupon());
  const count = useReactiveVar(coupon.bets).length;
  const hasReceipts = useReactiveVar(coupon.receipts).length > 0;
  const [isOpen, setIsOpen] = useState(false);
  if (!isVisible || (count === 0 && !hasReceipts)) return null;
  return (
    <div className={styles.quick}>
      {isOpen ? (
        <div className={styles.panel}>
          <Coupon />
        </div>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={isOpen ? t("fold") : `${t("quick")} (${count})`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? (
          <Close aria-hidden />
        ) : (
          <>
            <Ticket aria-hidden />
            <span aria-hidden className={styles.count}>
              {count}
            </span>
          </>
        )}
      </button>
    </div>
  );
}
