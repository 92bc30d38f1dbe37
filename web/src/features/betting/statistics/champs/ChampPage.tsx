import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { AheadGames } from "@/features/betting/statistics/AheadGames.tsx";
import { Card } from "@/features/betting/statistics/Card.tsx";
import { ResultLines } from "@/features/betting/statistics/ResultLines.tsx";
import { type AskedTable, SeasonTable } from "@/features/betting/statistics/SeasonTable.tsx";
import type {
  ChampionshipGamesAheadQuery,
  ResultChampionshipsQuery,
  ResultsQuery,
  ResultsQueryVariables,
} from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Flag } from "@/ui/marks/Flag.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./Champs.module.css";

type Championship = NonNullable<ResultChampionshipsQuery["resultChampionships"]>[number]["championship"];

interface Props {
  championship: Championship;
  results: Answer<ResultsQuery, ResultsQueryVariables>;
  ahead: ChampionshipGamesAheadQuery | undefined;
  table: AskedTable;
}

/** One championship: its results newest first, its table, its next games (SPEC 2.14). */
export function ChampPage({ championship, results, ahead, table }: Props) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const games = ahead?.games?.edges.map(({ node }) => node) ?? [];
  return (
    <div className={styles.page}>
      <nav aria-label={t("way")} className={styles.trail}>
        <Link to={urls.page(lang, "champs", {})}>{t("champsTitle")}</Link>
        <span aria-hidden>/</span>
        <span>{championship.sport?.name}</span>
      </nav>
      <h1 className={styles.title}>
        <Flag code={championship.countryCode} size={22} />
        {championship.name}
      </h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {championship.seasons.length === 0 ? null : <SeasonTable table={table} />}
          <Results answer={results} />
        </div>
        <Card
          title={t("ahead")}
          aside={
            games.length === 0 || championship.sport === null ? null : (
              <Link className={styles.link} to={urls.championship(lang, "line", championship.sport, championship)}>
                {t("toLine")}
              </Link>
            )
          }
        >
          <AheadGames games={games} />
        </Card>
      </div>
    </div>
  );
}

function Results({ answer: { data, error, fetchMore, refetch } }: { answer: Props["results"] }) {
  const { t } = useTranslation("results");
  const [isLoadingMore, setLoadingMore] = useState(false);
  const list = data?.results;

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return (
    <Card
      title={t("title")}
      aside={list == null ? null : <span className={styles.count}>{t("count", { count: list.totalCount })}</span>}
    >
      {list == null && error === undefined ? <Skeleton rows={10} height={36} label={t("loading")} /> : null}
      {list == null && error !== undefined ? (
        <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
      ) : null}
      {list?.edges.length === 0 ? <Notice title={t("nothing")} /> : null}
      {list == null ? null : <ResultLines results={list.edges.map(({ node }) => node)} />}
      {list?.pageInfo.hasNextPage === true ? (
        <p className={styles.more}>
          <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
            {t("more")}
          </Button>
        </p>
      ) : null}
    </Card>
  );
}
