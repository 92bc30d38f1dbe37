import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import Cog from "~icons/mdi/cog";
import Ticket from "~icons/mdi/ticket-outline";
import { clearBets } from "@/slip/couponState.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./Coupon.module.css";
import { Unanswered } from "./Unanswered.tsx";
import { useTranslatedBets } from "./bets/useTranslatedBets.ts";

/**
 * The form, the receipts and the settings come with the first pick: most of what they need, nothing else on the first
 * page does.
 */
const Slip = lazy(() => import("./Slip.tsx").then((module) => ({ default: module.Slip })));
const Receipts = lazy(() => import("./Receipt.tsx").then((module) => ({ default: module.Receipts })));
const SettingsDialog = lazy(() =>
  import("./SettingsDialog.tsx").then((module) => ({ default: module.SettingsDialog })),
);
const OneClickBar = lazy(() => import("./OneClickBar.tsx").then((module) => ({ default: module.OneClickBar })));

/**
 * The coupon, always in view: empty, being made, on its way, or placed.
 * @param empty what else can be done while nothing is in it, such as loading a kept coupon
 */
export function Coupon({ empty }: { empty?: ReactNode }) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("coupon");
  const bets = useReactiveVar(coupon.bets);
  const receipts = useReactiveVar(coupon.receipts);
  const attempt = useReactiveVar(coupon.attempt);
  const phase = useReactiveVar(placing.phase);
  const { isActiveOneClick } = useReactiveVar(coupon.settings);
  const [isSetting, setIsSetting] = useState(false);
  useTranslatedBets();

  useEffect(
    function askAfterReload() {
      void placing.resume();
    },
    [placing],
  );

  const isUnanswered = attempt !== null && phase !== "sending";
  return (
    <section className={styles.coupon} aria-label={t("title")}>
      <header className={styles.head}>
        <h2>{t("title")}</h2>
        {bets.length > 0 ? <span className={styles.count}>{bets.length}</span> : null}
        {bets.length > 0 && receipts.length === 0 ? (
          <Button
            look="ink"
            className={styles.clear ?? ""}
            disabled={attempt !== null}
            onClick={() => clearBets(coupon)}
          >
            {t("clear")}
          </Button>
        ) : null}
        <button
          type="button"
          className={styles.settings}
          aria-label={t("settings")}
          title={t("settings")}
          onClick={() => setIsSetting(true)}
        >
          <Cog aria-hidden />
        </button>
      </header>
      {isActiveOneClick ? (
        <Suspense>
          <OneClickBar />
        </Suspense>
      ) : null}
      {isUnanswered ? <Unanswered phase={phase} /> : null}
      <Suspense fallback={<Skeleton rows={3} height={72} label={t("title")} />}>
        {receipts.length > 0 ? (
          <Receipts coupons={receipts} />
        ) : bets.length === 0 ? (
          <>
            <Notice icon={<Ticket />} title={t("empty")} text={t("emptyText")} />
            {empty}
          </>
        ) : (
          <Slip bets={bets} />
        )}
      </Suspense>
      {isSetting ? (
        <Suspense>
          <SettingsDialog onClose={() => setIsSetting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
