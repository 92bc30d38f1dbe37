import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cards from "~icons/mdi/cards-playing-outline";
import { urls } from "#shared/routes/routes.ts";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { useLanguage } from "@/platform/app/app.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { EVERY_ROUND, isEveryRound, type RoundChoice, roundsUrl } from "./address.ts";
import { HistoryTabs } from "./HistoryTabs.tsx";
import { RoundFilters } from "./RoundFilters.tsx";
import { RoundRow } from "./RoundRow.tsx";
import { RoundsHead } from "./RoundsHead.tsx";
import rows from "@/features/office/OpenRows.module.css";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { type AskedRounds, useRounds } from "./useRounds.ts";

const ROWS = 8;
const ROW = 52;

/** The player's rounds of casino games for money, newest first, as the address chooses them. */
export function Rounds({ choice, answer }: { choice: RoundChoice; answer: AskedRounds }) {
  const { t } = useTranslation("rounds");
  const lang = useLanguage();
  const { connection, games, isLocked, isLoadingMore, isOld, hasFailed, loadMore, retry } = useRounds(answer);
  const isEmpty = connection !== null && connection.edges.length === 0;
  return (
    <section className={rows.page}>
      <PageHead title={t("title")} />
      <header className={rows.header}>
        <h1>{t("title")}</h1>
        <HistoryTabs here="casino" />
        {connection === null ? null : <span role="status">{t("count", { count: connection.totalCount })}</span>}
      </header>
      {isLocked ? null : <RoundFilters choice={choice} games={games} />}
      <div className={rows.card}>
        {isLocked ? (
          <SignInNotice title={t("locked")} action={t("signIn")} />
        ) : hasFailed ? (
          <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />
        ) : connection === null ? (
          <Skeleton rows={ROWS} height={ROW} label={t("loading")} />
        ) : isEmpty && !isOld ? (
          isEveryRound(choice) ? (
            <Notice
              icon={<Cards />}
              title={t("empty")}
              text={t("emptyText")}
              action={
                <Link className={rows.link} to={urls.page(lang, "casinoLobby")}>
                  {t("toLobby")}
                </Link>
              }
            />
          ) : (
            <Notice
              icon={<Cards />}
              title={t("nothing")}
              text={t("nothingText")}
              action={
                <Link className={rows.link} to={roundsUrl(lang, EVERY_ROUND)} replace preventScrollReset>
                  {t("reset")}
                </Link>
              }
            />
          )
        ) : (
          <table className={rows.table} aria-busy={isOld} aria-label={t("title")}>
            <RoundsHead />
            <tbody>
              {connection.edges.map(({ node }) => (
                <RoundRow key={node.id} round={node} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {connection?.pageInfo.hasNextPage === true ? (
        <Button isWide isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}
