import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Lock from "~icons/mdi/lock-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import styles from "@/features/office/payments/method/Cashier.module.css";
import { SignInFirst } from "@/features/office/payments/method/SignInFirst.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import type { PaymentsQuery, PaymentsQueryVariables } from "@/operations/office/generated.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useWaiting } from "./useWaiting.ts";
import { WaitingWithdrawals } from "./WaitingWithdrawals.tsx";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

/** Taking money out, with what is under way on top (SPEC 2.45). */
export function WithdrawalPage({ asked }: { asked: Answer<PaymentsQuery, PaymentsQueryVariables> }) {
  const { t } = useTranslation("withdrawal");
  const { t: common } = useTranslation("payments");
  const lang = useLanguage();
  const viewer = useViewer();
  const { waiting, again, isOffline } = useWaiting(asked);
  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      {viewer === null ? (
        <SignInFirst />
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            {isOffline ? (
              <p className={styles.offline} role="status">
                {common("offline")}
              </p>
            ) : null}
            <WaitingWithdrawals waiting={waiting} again={again} />
            <div className={styles.card}>
              {viewer.rights?.canWithdraw === false ? (
                <Notice icon={<Lock />} title={t("closed")} text={t("closedText")} />
              ) : (
                <div className={styles.body}>
                  <WithdrawalForm isOffline={isOffline} onTaken={again} />
                </div>
              )}
            </div>
          </div>
          <aside className={`${styles.card} ${styles.side}`} aria-label={t("how")}>
            <h2>{t("how")}</h2>
            <ul>
              <li>{t("howHeld")}</li>
              <li>{t("howCancel")}</li>
              <li>{t("howBack")}</li>
              <li>{t("open")}</li>
            </ul>
            <p className={styles.links}>
              <Link className={styles.link} to={urls.page(lang, "historyPay")}>
                {t("toTransfers")}
              </Link>
            </p>
          </aside>
        </div>
      )}
    </section>
  );
}
