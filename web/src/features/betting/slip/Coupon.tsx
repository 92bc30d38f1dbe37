import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import Cog from "~icons/mdi/cog";
import Ticket from "~icons/mdi/ticket-outline";
import { Notice } from "@/ui/overlays/Notice.tsx";
import styles from "./Coupon.module.css";
import { useTranslatedBets } from "./bets/useTranslatedBets.ts";

/**
 * The form, the receipts and the settings come with the first pick: most of what they need, nothing else on the first
 * page does.
 */
const body = () => import("./CouponBody.tsx");
const CouponBody = lazy(async () => ({ default: (await body()).CouponBody }));
const ClearButton = lazy(async () => ({ default: (await body()).ClearButton }));
const Unanswered = lazy(async () => ({ default: (await body()).Unanswered }));
const SettingsDialog = lazy(() =>
  import("./SettingsDialog.tsx").then((module) => ({ default: module.SettingsDialog })),
);
const OneClickBar = lazy(() => import("./OneClickBar.tsx").then((module) => ({ default: module.OneClickBar })));

/** The place of the form before it is there, so that nothing under the coupon moves when it comes. */
const comingStyle = (bets: number) => ({ "--legs": bets }) as CSSProperties;

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
    <section id="slip" tabIndex={-1} className={styles.coupon} aria-label={t("title")}>
      <header className={styles.head}>
        <h2>{t("title")}</h2>
        {bets.length > 0 ? <span className={styles.count}>{bets.length}</span> : null}
        {bets.length > 0 && receipts.length === 0 ? (
          <Suspense>
            <ClearButton />
          </Suspense>
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
      {isUnanswered ? (
        <Suspense>
          <Unanswered phase={phase} />
        </Suspense>
      ) : null}
      {bets.length + receipts.length === 0 ? (
        <>
          <Notice icon={<Ticket />} title={t("empty")} text={t("emptyText")} />
          {empty}
        </>
      ) : (
        <Suspense
          fallback={
            <div
              role="status"
              className={styles.coming}
              aria-label={t("title")}
              data-short={bets.length > 2}
              style={comingStyle(bets.length)}
            />
          }
        >
          <CouponBody bets={bets} receipts={receipts} />
        </Suspense>
      )}
      {isSetting ? (
        <Suspense>
          <SettingsDialog onClose={() => setIsSetting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
