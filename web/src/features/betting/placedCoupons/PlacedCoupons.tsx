import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { Link } from "react-router";
import Ticket from "~icons/mdi/ticket-outline";
import { urls } from "#shared/routes/routes.ts";
import { useConnectionState, useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { PlacedCoupon } from "./PlacedCoupon.tsx";
import styles from "./PlacedCoupons.module.css";
import { usePlacedCoupons } from "./usePlacedCoupons.ts";
import { useOffers } from "./useOffers.ts";

/** What the player has open, live, and what was settled today; a guest is asked to sign in. */
export function PlacedCoupons() {
  const { t } = useTranslation("placedCoupons");
  return (
    <section className={styles.bets} aria-label={t("title")}>
      {useViewer() === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("locked")} action={t("signIn")} />
        </div>
      ) : (
        <Followed />
      )}
    </section>
  );
}

function Followed() {
  const connectionState = useConnectionState();
  const lang = useLanguage();
  const { t } = useTranslation("placedCoupons");
  const { open, settled, isLocked, isLoading, hasFailed, again } = usePlacedCoupons();
  const isOffline = useReactiveVar(connectionState) === "lost";
  const offers = useOffers(open.filter(({ state }) => state === "ACCEPTED").map(({ id }) => id));

  if (isLoading)
    return (
      <div className={styles.card}>
        <Skeleton rows={3} height={96} label={t("loading")} />
      </div>
    );
  if (isLocked)
    return (
      <div className={styles.card}>
        <SignInNotice title={t("locked")} action={t("signIn")} />
      </div>
    );
  if (hasFailed)
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} text={t("failedText")} retry={again} />
      </div>
    );
  return (
    <>
      {isOffline ? (
        <p className={styles.offline} role="status">
          {t("offline")}
        </p>
      ) : null}
      {open.length === 0 ? (
        <div className={styles.card}>
          <Notice icon={<Ticket />} title={t("empty")} text={t("emptyText")} />
        </div>
      ) : null}
      <ul className={styles.list}>
        {open.map((coupon) => (
          <li key={coupon.id}>
            <PlacedCoupon
              coupon={coupon}
              offer={isOffline ? null : offers.of(coupon.id)}
              onDone={() => {
                offers.ask();
                again();
              }}
            />
          </li>
        ))}
      </ul>
      {settled.length === 0 ? null : (
        <>
          <h3 className={styles.heading}>{t("settled")}</h3>
          <ul className={styles.list}>
            {settled.map((coupon) => (
              <li key={coupon.id}>
                <PlacedCoupon coupon={coupon} offer={null} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={urls.history(lang)} className={styles.all}>
        {t("all")}
      </Link>
    </>
  );
}
