import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Chart from "~icons/mdi/chart-bar";
import { Card } from "./Card.tsx";
import { ResultLines } from "./ResultLines.tsx";
import { StandingsTable } from "./StandingsTable.tsx";
import type { Answer } from "@/platform/page/page.ts";
import { useStatisticUrl } from "@/platform/site/useStatisticUrl.ts";
import type { GameStatisticsQuery, GameStatisticsQueryVariables } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./GameStatistics.module.css";
import { HeadToHead } from "./HeadToHead.tsx";
import { SideCard } from "./SideCard.tsx";

type Statistics = NonNullable<GameStatisticsQuery["gameStatistics"]>;

interface Props {
  answer: Answer<GameStatisticsQuery, GameStatisticsQueryVariables>;
  /** With every meeting and the whole table: on a page of its own. */
  isWhole?: boolean;
}

/** What is known of a game's two sides: form, meetings, table. Of the time of its start, never later. */
export function GameStatistics({ answer, isWhole = false }: Props) {
  const { t } = useTranslation("statistics");
  const { data, error, refetch, variables } = answer;
  const statistics = data?.gameStatistics;
  if (data === undefined && error === undefined)
    return (
      <Card title={t("title")}>
        <Skeleton rows={8} height={36} label={t("loading")} />
      </Card>
    );
  if (statistics === undefined || (statistics === null && error !== undefined)) {
    return (
      <Card title={t("title")}>
        <LoadFailed title={t("failed")} retry={refetch} />
      </Card>
    );
  }
  if (statistics === null || isEmpty(statistics))
    return (
      <Card title={t("title")}>
        <Notice icon={<Chart />} title={t("noHistory")} text={t("noHistoryText")} />
      </Card>
    );
  return <Parts statistics={statistics} gameId={variables.gameId} isWhole={isWhole} />;
}

const isEmpty = ({ home, away, standings }: Statistics) =>
  home.form.length === 0 && away.form.length === 0 && standings === null;

function Parts({
  statistics: { home, away, headToHead, standings },
  gameId,
  isWhole,
}: {
  statistics: Statistics;
  gameId: string;
  isWhole: boolean;
}) {
  const { t } = useTranslation("statistics");
  const statisticUrl = useStatisticUrl();
  const [isTableWhole, setTableWhole] = useState(isWhole);
  const sides = [home.team.id, away.team.id];
  return (
    <div className={styles.parts}>
      <Card
        title={t("form")}
        aside={
          isWhole || statisticUrl === null ? null : (
            <Link className={styles.link} to={statisticUrl("game", gameId)}>
              {t("allStatistics")}
            </Link>
          )
        }
      >
        <div className={styles.sides}>
          <SideCard side={home} place="home" />
          <SideCard side={away} place="away" />
        </div>
      </Card>
      <Card title={t("meetings")}>
        {headToHead.results.length === 0 ? (
          <p className={styles.none}>{t("noMeetings")}</p>
        ) : (
          <>
            <HeadToHead meetings={headToHead} home={home.team} away={away.team} />
            <ResultLines
              results={isWhole ? headToHead.results : headToHead.results.slice(0, 4)}
              hasChampionship={isWhole}
            />
          </>
        )}
      </Card>
      {standings === null ? null : (
        <Card
          title={`${t("table")} · ${standings.championship.name} ${standings.season}`}
          aside={
            isWhole ? null : (
              <Button look="quiet" aria-expanded={isTableWhole} onClick={() => setTableWhole(!isTableWhole)}>
                {isTableWhole ? t("shortTable") : t("wholeTable")}
              </Button>
            )
          }
        >
          <StandingsTable table={standings} marked={sides} isShort={!isTableWhole} />
        </Card>
      )}
    </div>
  );
}
