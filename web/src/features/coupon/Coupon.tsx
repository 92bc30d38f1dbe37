import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import Ticket from "~icons/mdi/ticket-outline";
import { useApp } from "@/app/app.ts";
import { clearBets } from "@/betting/couponState.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import styles from "./Coupon.module.css";
import { Unanswered } from "./Unanswered.tsx";
import { useTranslatedBets } from "./useTranslatedBets.ts";

/** The form and the receipt come with the first pick: most of what they need, nothing else on the first page does. */
const Slip = lazy(() => import("./Slip.tsx").then((module) => ({ default: module.Slip })));
const Receipt = lazy(() => import("./Receipt.tsx").then((module) => ({ default: module.Receipt })));

/** The coupon, always in view: empty, being made, on its way, or placed. */
export function Coupon() {
  const { coupon, placing } = useApp();
  const { t } = useTranslation("coupon");
  const bets = useReactiveVar(coupon.bets);
  const receipt = useReactiveVar(coupon.receipt);
  const attempt = useReactiveVar(coupon.attempt);
  const phase = useReactiveVar(placing.phase);
  useTranslatedBets();

  useEffect(function askAfterReload() {
    void placing.resume();
  }, [placing]);

  const isUnanswered = attempt !== null && phase !== "sending";
  return (
    <section className={styles.coupon} aria-label={t("title")}>
      <header className={styles.head}>
        <h2>{t("title")}</h2>
        {bets.length > 0 ? <span className={styles.count}>{bets.length}</span> : null}
        {bets.length > 0 && receipt === null ? <Button look="ink" className={styles.clear ?? ""} disabled={attempt !== null} onClick={() => clearBets(coupon)}>{t("clear")}</Button> : null}
      </header>
      {isUnanswered ? <Unanswered phase={phase} /> : null}
      <Suspense fallback={<Skeleton rows={3} height={72} label={t("title")} />}>
        {receipt !== null ? <Receipt coupon={receipt} onClose={() => coupon.receipt(null)} />
          : bets.length === 0 ? <Notice icon={<Ticket />} title={t("empty")} text={t("emptyText")} />
            : <Slip bets={bets} />}
      </Suspense>
    </section>
  );
}
