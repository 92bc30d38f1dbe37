import { useReactiveVar } from "@apollo/client/react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { clearBets, replaceBets, type SlipBet } from "@/slip/couponState.ts";
import { useCoupon } from "@/slip/slip.ts";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "./Coupon.module.css";
import { Receipts } from "./Receipt.tsx";
import { Slip } from "./Slip.tsx";
import { useSlipKeys } from "./useSlipKeys.ts";

export { Unanswered } from "./Unanswered.tsx";

/**
 * The coupon being made, or what came of it. Both are in one file: an answer is shown at once, and takes no less room
 * than the form, so that nothing else comes under the cursor that has just pressed.
 */
export function CouponBody({
  bets,
  receipts,
}: {
  bets: readonly SlipBet[];
  receipts: readonly CouponFieldsFragment[];
}) {
  const body = useRef<HTMLDivElement>(null);
  const formHeight = useRef(0);
  useSlipKeys(body);
  const isForm = receipts.length === 0;
  useLayoutEffect(function rememberHeight() {
    if (isForm && body.current !== null) formHeight.current = body.current.offsetHeight;
  });
  useLayoutEffect(
    function keepHeight() {
      if (body.current !== null) body.current.style.minBlockSize = isForm ? "" : `${formHeight.current}px`;
    },
    [isForm],
  );
  return (
    <div ref={body} className={styles.body}>
      {isForm ? <Slip bets={bets} /> : <Receipts coupons={receipts} />}
    </div>
  );
}

/** Takes all bets out, and puts them back if that was a slip of the hand. */
export function ClearButton() {
  const coupon = useCoupon();
  const notifications = useNotifications();
  const { t } = useTranslation(["coupon", "slip"]);
  const isSending = useReactiveVar(coupon.attempt) !== null;

  function clear() {
    const bets = coupon.bets();
    const making = coupon.making();
    clearBets(coupon);
    notifications.show({
      kind: "info",
      view: "snackbar",
      text: t("slip:cleared"),
      confirmText: t("slip:undo"),
      onConfirm: () => {
        // What was picked since stays.
        const since = coupon.bets().filter((bet) => bets.every(({ outcomeId }) => outcomeId !== bet.outcomeId));
        replaceBets(coupon, [...bets, ...since]);
        coupon.making(making);
      },
    });
  }

  return (
    <Button look="ink" className={styles.clear ?? ""} disabled={isSending} onClick={clear}>
      {t("clear")}
    </Button>
  );
}
