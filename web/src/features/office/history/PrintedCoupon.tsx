import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage, usePageInstant } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { PrintedCouponQuery, PrintedCouponQueryVariables } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { CouponCard } from "./CouponCard.tsx";
import styles from "./PrintedCoupon.module.css";

interface Props {
  answer: Answer<PrintedCouponQuery, PrintedCouponQueryVariables>;
  missing: ReactNode;
}

/**
 * One coupon on paper, of any kind: what was bet, at which prices, when (to the second, in UTC), and by whom (SPEC
 * 2.53).
 */
export function PrintedCoupon({ answer: { data, variables, error, refetch }, missing }: Props) {
  const { id } = variables;
  const { t } = useTranslation("account");
  const now = usePageInstant();
  const lang = useLanguage();
  const { dateTime, utc } = useTime();
  const viewer = data?.viewer ?? null;
  if (viewer !== null && viewer.coupon === null && error === undefined) return missing;
  return (
    <article className={styles.print}>
      <PageHead title={t("printTitle", { id })} robots="noindex, nofollow" />
      <header className={styles.head}>
        <h1>{t("printTitle", { id })}</h1>
        <div className={styles.tools}>
          <Link to={urls.history(lang)}>{t("toHistory")}</Link>
          <Button look="primary" onClick={() => window.print()}>
            {t("print")}
          </Button>
        </div>
      </header>
      {viewer?.coupon != null ? <CouponCard coupon={viewer.coupon} /> : null}
      {viewer?.coupon != null ? (
        <p className={styles.note}>
          <bdi className="number" translate="no">
            {utc(viewer.coupon.placedAt)}
          </bdi>
        </p>
      ) : null}
      {viewer?.coupon == null && error === undefined ? (
        <Skeleton rows={4} height={60} label={t("printTitle", { id })} />
      ) : null}
      {viewer?.coupon == null && error !== undefined ? <LoadFailed title={t("printFailed")} retry={refetch} /> : null}
      {viewer === null ? null : (
        <p className={styles.note} suppressHydrationWarning>
          {t("printed", { login: viewer.login, time: dateTime(new Date(now).toISOString()) })}
        </p>
      )}
    </article>
  );
}
