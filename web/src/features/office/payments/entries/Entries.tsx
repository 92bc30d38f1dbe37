import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cash from "~icons/mdi/cash-multiple";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import type { AccountEntriesQuery, AccountEntriesQueryVariables } from "@/operations/office/generated.ts";
import { HistoryTabs } from "@/features/office/payments/history/HistoryTabs.tsx";
import rows from "@/features/office/OpenRows.module.css";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { entriesUrl, ENTRY_KINDS, type EntryChoice } from "./address.ts";
import { EntryRow } from "./EntryRow.tsx";
import styles from "./Entries.module.css";

const ROWS = 10;
const ROW = 52;

interface Props {
  choice: EntryChoice;
  asked: Answer<AccountEntriesQuery, AccountEntriesQueryVariables>;
}

/** Every entry of an account from the ledger, newest first, with the balance after it and what it belongs to. */
export function Entries({ choice, asked: { data, previousData, error, loading, refetch } }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const accounts = useViewer()?.accounts ?? [];
  const shown = data ?? (loading ? previousData : undefined);
  const isLocked = shown !== undefined && shown.viewer === null;
  const connection = shown?.viewer?.accountHistory ?? null;
  const newest = { ...choice, after: null };
  const mainId = accounts.find(({ type }) => type === "MAIN")?.id;
  return (
    <section className={rows.page}>
      <PageHead title={t("entries.title")} />
      <header className={rows.header}>
        <h1>{t("entries.title")}</h1>
        <HistoryTabs here="entries" />
      </header>
      {isLocked ? null : (
        <>
          <p className={styles.intro}>{t("entries.intro")}</p>
          <div className={styles.choices}>
            <LinkTabs
              label={t("entries.kinds")}
              links={ENTRY_KINDS.map((kind) => ({
                key: kind,
                to: entriesUrl(lang, { ...newest, kind }),
                name: t(`entries.kind.${kind}`),
                isHere: kind === choice.kind,
              }))}
            />
            {accounts.length > 1 ? (
              <LinkTabs
                label={t("entries.accounts")}
                links={accounts.map(({ id, balance }) => ({
                  key: id,
                  to: entriesUrl(lang, { ...newest, accountId: id }),
                  name: t("history.accountOne", { id, currency: balance.currency }),
                  isHere: id === (choice.accountId ?? mainId),
                }))}
              />
            ) : null}
          </div>
        </>
      )}
      <div className={rows.card}>
        {isLocked ? (
          <SignInNotice title={t("entries.locked")} action={t("entries.signIn")} />
        ) : connection === null && (error !== undefined || !loading) ? (
          <LoadFailed title={t("entries.failed")} text={t("entries.failedText")} retry={refetch} />
        ) : connection === null ? (
          <Skeleton rows={ROWS} height={ROW} label={t("entries.loading")} />
        ) : connection.edges.length === 0 ? (
          <Notice icon={<Cash />} title={t("entries.empty")} text={t("entries.emptyText")} />
        ) : (
          <table className={rows.table} aria-busy={data === undefined} aria-label={t("entries.title")}>
            <thead>
              <tr>
                <th scope="col">{t("entries.head.time")}</th>
                <th scope="col">{t("entries.head.entry")}</th>
                <th scope="col" className={rows.sum}>
                  {t("entries.head.amount")}
                </th>
                <th scope="col" className={rows.sum}>
                  {t("entries.head.balance")}
                </th>
              </tr>
            </thead>
            <tbody>
              {connection.edges.map(({ node }) => (
                <EntryRow key={node.id} entry={node} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <nav className={styles.pages} aria-label={t("entries.title")}>
        {choice.after === null ? null : (
          <Link className={rows.link} to={entriesUrl(lang, newest)}>
            {t("entries.newest")}
          </Link>
        )}
        {connection?.pageInfo.hasNextPage === true ? (
          <Link className={rows.link} to={entriesUrl(lang, { ...choice, after: connection.pageInfo.endCursor })}>
            {t("entries.older")}
          </Link>
        ) : null}
      </nav>
    </section>
  );
}
