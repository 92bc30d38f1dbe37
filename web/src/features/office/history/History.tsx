import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { Link } from "react-router";
import Printer from "~icons/mdi/printer-outline";
import Repeat from "~icons/mdi/repeat";
import Ticket from "~icons/mdi/ticket-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useRepeat } from "@/slip/placedCoupon/useRepeat.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { type HistoryChoice, isEverything } from "./address.ts";
import { CouponCard } from "./CouponCard.tsx";
import { HistoryTabs } from "./rounds/HistoryTabs.tsx";
import { SaveCoupons } from "./SaveCoupons.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import styles from "./History.module.css";
import { type AskedHistory, useHistory } from "./useHistory.ts";

const CARD = 150;

/** The player's coupons, newest first, as the address chooses them; states change live as games are decided. */
export function History({
  choice,
  answer,
  renderActions,
}: {
  choice: HistoryChoice;
  answer: AskedHistory;
  /** What can be done with an open coupon. */
  renderActions?: (coupon: PlacedFieldsFragment) => ReactNode;
}) {
  const { t } = useTranslation("history");
  const lang = useLanguage();
  const { connection, isOffline, isLocked, isLoadingMore, isOld, hasFailed, loadMore, retry } = useHistory(answer);
  const { repeat, isBusy } = useRepeat();
  const isEmpty = connection !== null && connection.edges.length === 0;

  return (
    <section className={styles.history}>
      <PageHead title={t("title")} />
      <header className={styles.header}>
        <h1>{t("title")}</h1>
        <HistoryTabs here="bets" />
        {connection === null ? null : <span role="status">{t("count", { count: connection.totalCount })}</span>}
        {connection === null ? null : (
          <span className={styles.csv}>
            <SaveCoupons filter={answer.variables.filter ?? null} isEmpty={isEmpty} />
          </span>
        )}
      </header>
      {isLocked ? null : <HistoryFilters choice={choice} />}
      {isOffline && !isLocked ? (
        <p className={styles.offline} role="status">
          {t("offline")}
        </p>
      ) : null}
      {isLocked ? (
        <div className={styles.card}>
          <SignInNotice title={t("locked")} action={t("signIn")} />
        </div>
      ) : null}
      {hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />
        </div>
      ) : null}
      {!isLocked && !hasFailed && connection === null ? (
        <div className={styles.card}>
          <Skeleton rows={4} height={CARD} label={t("loading")} />
        </div>
      ) : null}
      {isEmpty && !isOld ? (
        <div className={styles.card}>
          {isEverything(choice) ? (
            <Notice
              icon={<Ticket />}
              title={t("empty")}
              text={t("emptyText")}
              action={
                <Link className={styles.toLine} to={urls.section(lang, "line")}>
                  {t("toLine")}
                </Link>
              }
            />
          ) : (
            <Notice
              icon={<Ticket />}
              title={t("nothing")}
              text={t("nothingText")}
              action={
                <Link className={styles.toLine} to={urls.history(lang)} replace preventScrollReset>
                  {t("reset")}
                </Link>
              }
            />
          )}
        </div>
      ) : null}
      <ol className={styles.list} aria-busy={isOld}>
        {connection?.edges.map(({ node }) => (
          <li key={node.id}>
            <CouponCard
              coupon={node}
              tools={<Tools coupon={node} isBusy={isBusy} onRepeat={() => void repeat(node)} />}
              actions={node.state === "ACCEPTED" ? renderActions?.(node) : null}
            />
          </li>
        ))}
      </ol>
      {connection?.pageInfo.hasNextPage === true ? (
        <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}

function Tools({
  coupon: { id },
  isBusy,
  onRepeat,
}: {
  coupon: PlacedFieldsFragment;
  isBusy: boolean;
  onRepeat(): void;
}) {
  const { t } = useTranslation("history");
  const { t: placed } = useTranslation("placedCoupon");
  const to = urls.page(useLanguage(), "printCoupon", { couponId: id });
  return (
    <span className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        disabled={isBusy}
        aria-label={placed("repeatOne", { id })}
        onClick={onRepeat}
      >
        <Repeat aria-hidden />
        {placed("repeat")}
      </button>
      <Link to={to} className={styles.tool} aria-label={t("printOne", { id })}>
        <Printer aria-hidden />
        {t("print")}
      </Link>
    </span>
  );
}
