import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cloud from "~icons/mdi/cloud-alert";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useTime } from "@/betting/useTime.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { usePrintedCouponQuery } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { CouponCard } from "./CouponCard.tsx";
import styles from "./PrintedCoupon.module.css";

/** One coupon on paper, of any kind: what was bet, at which prices, when (to the second, in UTC), and by whom (SPEC 2.53). */
export function PrintedCoupon({ id, missing }: { id: string; missing: ReactNode }) {
  const { t } = useTranslation("account");
  const app = useApp();
  const { dateTime, utc } = useTime();
  const { data, error, refetch } = usePrintedCouponQuery({ variables: { id } });
  const viewer = data?.viewer ?? null;
  if (viewer !== null && viewer.coupon === null && error === undefined) return missing;
  return (
    <article className={styles.print}>
      <PageHead title={t("printTitle", { id })} robots="noindex, nofollow" />
      <header className={styles.head}>
        <h1>{t("printTitle", { id })}</h1>
        <div className={styles.tools}>
          <Link to={urls.history(languageOf(app))}>{t("toHistory")}</Link>
          <Button look="primary" onClick={() => window.print()}>{t("print")}</Button>
        </div>
      </header>
      {viewer?.coupon != null ? <CouponCard coupon={viewer.coupon} /> : null}
      {viewer?.coupon != null ? <p className={styles.note}><bdi className="number">{utc(viewer.coupon.placedAt)}</bdi></p> : null}
      {viewer?.coupon == null && error === undefined ? <Skeleton rows={4} height={60} label={t("printTitle", { id })} /> : null}
      {viewer?.coupon == null && error !== undefined ? <Notice role="alert" icon={<Cloud />} title={t("printFailed")} text={t("failedText")} action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>} /> : null}
      {viewer === null ? null : <p className={styles.note} suppressHydrationWarning>{t("printed", { login: viewer.login, time: dateTime(new Date(app.now).toISOString()) })}</p>}
    </article>
  );
}
