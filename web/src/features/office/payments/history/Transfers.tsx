import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { Link } from "react-router";
import Cash from "~icons/mdi/cash-multiple";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { PaymentsQuery, PaymentsQueryVariables } from "@/operations/office/generated.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useOpenDeposit } from "@/account/useOpenDeposit.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { isEverything, type TransferChoice } from "./address.ts";
import { HistoryTabs } from "./HistoryTabs.tsx";
import { SavePayments } from "./SavePayments.tsx";
import { TransferFilters } from "./TransferFilters.tsx";
import { TransferRow } from "./TransferRow.tsx";
import rows from "@/features/office/OpenRows.module.css";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./Transfers.module.css";
import { useTransfers } from "./useTransfers.ts";

const ROWS = 8;
const ROW = 52;

interface Props {
  choice: TransferChoice;
  variables: PaymentsQueryVariables;
  /** The payments, as the page asked for them. */
  asked: Answer<PaymentsQuery, PaymentsQueryVariables>;
}

/** The player's deposits and withdrawals, newest first, as the address chooses them (SPEC 2.43). */
export function Transfers({ choice, variables, asked }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const openDeposit = useOpenDeposit();
  const { connection, isLocked, isLoadingMore, isOffline, isOld, hasFailed, loadMore, retry } = useTransfers(
    asked,
    variables,
  );
  const isEmpty = connection !== null && connection.edges.length === 0;

  return (
    <section className={rows.page}>
      <PageHead title={t("history.title")} />
      <header className={rows.header}>
        <h1>{t("history.title")}</h1>
        <HistoryTabs here="payments" />
        {connection === null ? null : <span role="status">{t("history.count", { count: connection.totalCount })}</span>}
        {connection === null ? null : (
          <span className={styles.csv}>
            <SavePayments filter={variables.filter ?? null} isEmpty={isEmpty} />
          </span>
        )}
      </header>
      {isLocked ? null : <TransferFilters choice={choice} />}
      {isOffline && !isLocked ? (
        <p className={styles.offline} role="status">
          {t("history.offline")}
        </p>
      ) : null}
      <div className={rows.card}>
        {isLocked ? (
          <SignInNotice title={t("history.locked")} action={t("history.signIn")} />
        ) : hasFailed ? (
          <LoadFailed title={t("history.failed")} text={t("history.failedText")} retry={retry} />
        ) : connection === null ? (
          <Skeleton rows={ROWS} height={ROW} label={t("history.loading")} />
        ) : isEmpty && !isOld ? (
          isEverything(choice) ? (
            <Notice
              icon={<Cash />}
              title={t("history.empty")}
              text={t("history.emptyText")}
              action={<Button onClick={openDeposit}>{t("history.toDeposit")}</Button>}
            />
          ) : (
            <Notice
              icon={<Cash />}
              title={t("history.nothing")}
              text={t("history.nothingText")}
              action={
                <Link className={rows.link} to={urls.page(lang, "historyPay")} replace preventScrollReset>
                  {t("history.reset")}
                </Link>
              }
            />
          )
        ) : (
          <table className={rows.table} aria-busy={isOld} aria-label={t("history.title")}>
            <thead>
              <tr>
                <th scope="col">{t("history.head.time")}</th>
                <th scope="col">{t("history.head.payment")}</th>
                <th scope="col">{t("history.head.state")}</th>
                <th scope="col" className={rows.sum}>
                  {t("history.head.fee")}
                </th>
                <th scope="col" className={rows.sum}>
                  {t("history.head.amount")}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t("history.head.more")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {connection.edges.map(({ node }) => (
                <TransferRow key={node.id} payment={node} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {connection?.pageInfo.hasNextPage === true ? (
        <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("history.more")}
        </Button>
      ) : null}
    </section>
  );
}
