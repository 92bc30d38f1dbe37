import { useTranslation } from "react-i18next";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";
import styles from "./Placed.module.css";

/** What became of a coupon, in a word. */
export function StateMark({ state }: { state: CouponFieldsFragment["state"] }) {
  const { t } = useTranslation("placedCoupon");
  return (
    <strong className={styles.state} data-state={state}>
      {t(`state.${state}`)}
    </strong>
  );
}
