import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cloud from "~icons/mdi/cloud-alert-outline";
import Lock from "~icons/mdi/lock-outline";
import Printer from "~icons/mdi/printer-outline";
import Ticket from "~icons/mdi/ticket-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { useHistoryQuery } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { CouponCard } from "./CouponCard.tsx";
import styles from "./History.module.css";

export const HISTORY_PAGE = 20;
const CARD = 150;

/** The player's coupons, newest first, page by page; states change live as games are decided. */
export function History() {
  const { t } = useTranslation("history");
  const app = useApp();
  const { data, error, loading, fetchMore, refetch } = useHistoryQuery({ variables: { first: HISTORY_PAGE } });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const connection = data?.viewer?.coupons;
  const isLocked = data !== undefined && data.viewer === null;
  const hasFailed = !isLocked && connection == null && (error !== undefined || (!loading && data !== undefined));

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return (
    <section className={styles.history}>
      <PageHead title={t("title")} />
      <header className={styles.header}>
        <h1>{t("title")}</h1>
        {connection == null ? null : <span>{t("count", { count: connection.totalCount })}</span>}
      </header>
      {isLocked ? <div className={styles.card}><Notice icon={<Lock />} title={t("locked")} action={<Button look="primary" onClick={() => app.dialog({ name: "signIn" })}>{t("signIn")}</Button>} /></div> : null}
      {hasFailed ? <div className={styles.card}><Notice role="alert" icon={<Cloud />} title={t("failed")} text={t("failedText")} action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>} /></div> : null}
      {!isLocked && !hasFailed && connection == null ? <div className={styles.card}><Skeleton rows={4} height={CARD} label={t("loading")} /></div> : null}
      {connection != null && connection.edges.length === 0
        ? <div className={styles.card}><Notice icon={<Ticket />} title={t("empty")} text={t("emptyText")} action={<Link className={styles.toLine} to={urls.section(languageOf(app), "line")}>{t("toLine")}</Link>} /></div>
        : null}
      <ol className={styles.list}>{connection?.edges.map(({ node }) => <li key={node.id}><CouponCard coupon={node} tool={<PrintLink id={node.id} />} /></li>)}</ol>
      {connection?.pageInfo.hasNextPage === true ? <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>{t("more")}</Button> : null}
    </section>
  );
}

function PrintLink({ id }: { id: string }) {
  const { t } = useTranslation("history");
  const to = urls.page(languageOf(useApp()), "printCoupon", { couponId: id });
  return <Link to={to} className={styles.tool} aria-label={t("printOne", { id })}><Printer aria-hidden />{t("print")}</Link>;
}
