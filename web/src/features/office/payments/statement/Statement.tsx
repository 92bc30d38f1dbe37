import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { Link } from "react-router";
import Calendar from "~icons/mdi/calendar-month-outline";
import { useLanguage } from "@/platform/app/app.ts";
import { type Span, SPANS, statementUrl } from "@/account/statementUrl.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { HistoryTabs } from "@/features/office/payments/history/HistoryTabs.tsx";
import type { StatementQuery, StatementQueryVariables } from "@/operations/office/generated.ts";
import { CsvButton } from "@/ui/fields/CsvButton.tsx";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { statementCsv } from "./csv.ts";
import { byAccount } from "./months.ts";
import styles from "./Statement.module.css";
import { StatementTable } from "./StatementTable.tsx";

const ROWS = 6;

interface Props {
  span: Span;
  asked: Answer<StatementQuery, StatementQueryVariables>;
}

/** The player's last months, exact from the ledger: money in and out, bets, and the net of both (RTS 1B, 2E). */
export function Statement({ span, asked: { data, previousData, error, loading, refetch } }: Props) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const order = (useViewer()?.accounts ?? []).map(({ id }) => id);
  const shown = data ?? (loading ? previousData : undefined);
  const isLocked = shown !== undefined && shown.viewer === null;
  const months = shown?.viewer?.statement ?? null;
  const isEmpty = months?.length === 0;

  return (
    <section className={styles.page} aria-busy={data === undefined && months !== null}>
      <PageHead title={t("statement.title")} />
      <header className={styles.header}>
        <h1>{t("statement.title")}</h1>
        <HistoryTabs here="statement" />
        {months === null ? null : (
          <span className={styles.csv}>
            <CsvButton
              name="statement"
              words={{ save: t("statement.csv"), busy: t("statement.csvBusy"), failed: t("statement.csvFailed") }}
              isEmpty={isEmpty}
              write={() => statementCsv(months, (name) => t(`statement.columns.${name}`), lang)}
            />
          </span>
        )}
      </header>
      {isLocked ? null : (
        <LinkTabs
          label={t("statement.span")}
          links={SPANS.map((one) => ({
            key: String(one),
            to: statementUrl(lang, one),
            name: t("statement.months", { count: one }),
            isHere: one === span,
          }))}
        />
      )}
      {isLocked ? (
        <div className={styles.card}>
          <SignInNotice title={t("statement.locked")} action={t("statement.signIn")} />
        </div>
      ) : months === null && (error !== undefined || !loading) ? (
        <div className={styles.card}>
          <LoadFailed title={t("statement.failed")} text={t("statement.failedText")} retry={refetch} />
        </div>
      ) : months === null ? (
        <div className={styles.card}>
          <Skeleton rows={ROWS} label={t("statement.loading")} />
        </div>
      ) : isEmpty ? (
        <div className={styles.card}>
          <Notice
            icon={<Calendar />}
            title={t("statement.empty")}
            text={t("statement.emptyText")}
            action={
              span === 12 ? undefined : (
                <Link className={styles.link} to={statementUrl(lang, 12)}>
                  {t("statement.toYear")}
                </Link>
              )
            }
          />
        </div>
      ) : (
        <>
          {byAccount(months, order).map((account) => (
            <StatementTable key={account.accountId} account={account} />
          ))}
          <p className={styles.note}>{t("statement.note")}</p>
        </>
      )}
    </section>
  );
}
