import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Ban from "~icons/mdi/lock-outline";
import Clock from "~icons/mdi/clock-outline";
import { urls } from "#shared/routes/routes.ts";
import { trackEvent } from "@/platform/analytics/analytics.ts";
import { useConnectionState, useLanguage } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { SignInFirst } from "@/features/office/payments/method/SignInFirst.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { breakUntil, hasNoLimit, leastLeft } from "./bounds.ts";
import { DepositForm } from "./DepositForm.tsx";
import { LimitPrompt } from "./LimitPrompt.tsx";
import { declineLimit, useHasDeclined } from "./promptAnswer.ts";
import { useDepositBounds } from "./useDepositBounds.ts";

/** Paying in, as page and window show it: the form, or what stands before it. */
export function DepositContent({ onDone }: { onDone?(): void }) {
  const { t } = useTranslation("deposit");
  const { t: common } = useTranslation("payments");
  const lang = useLanguage();
  const { dateTime } = useTime();
  const viewer = useViewer();
  const { limits, breaks } = useDepositBounds(viewer !== null);
  const hasDeclined = useHasDeclined(viewer?.id ?? "");
  const isOffline = useReactiveVar(useConnectionState()) === "lost";
  const until = breaks === null ? null : breakUntil(breaks);
  const place = onDone === undefined ? "page" : "window";
  useEffect(
    function noteOpened() {
      trackEvent("depositOpened", { place });
    },
    [place],
  );

  if (viewer === null) return <SignInFirst />;
  if (viewer.rights?.canDeposit === false) return <Notice icon={<Ban />} title={t("closed")} text={t("closedText")} />;
  if (until !== null)
    return (
      <Notice
        icon={<Clock />}
        title={t("break", { time: dateTime(until) })}
        text={t("breakText")}
        action={
          <Link className={styles.link} to={urls.page(lang, "deduce")} onClick={onDone}>
            {t("toWithdrawal")}
          </Link>
        }
      />
    );
  // Only before the first deposit, and not while a limit is there or waits.
  if (viewer.config?.hasDeposit === false && limits !== null && limits.length > 0 && hasNoLimit(limits) && !hasDeclined)
    return <LimitPrompt limits={limits} onDecline={() => declineLimit(viewer.id)} />;
  return (
    <>
      {isOffline ? (
        <p className={styles.offline} role="status">
          {common("offline")}
        </p>
      ) : null}
      <DepositForm
        left={limits === null ? null : leastLeft(limits)}
        isOffline={isOffline}
        {...(onDone === undefined ? {} : { onDone })}
      />
    </>
  );
}
