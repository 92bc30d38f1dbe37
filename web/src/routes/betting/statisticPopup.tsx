import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { ChampionshipStatistics } from "@/features/betting/statistics/ChampionshipStatistics.tsx";
import { GameStatistics } from "@/features/betting/statistics/GameStatistics.tsx";
import { readSubject } from "@/features/betting/statistics/subject.ts";
import styles from "@/features/betting/statistics/Subject.module.css";
import { TeamStatistics } from "@/features/betting/statistics/TeamStatistics.tsx";
import { PageHead } from "@/platform/head/PageHead.tsx";
import {
  GameStatisticsDocument,
  ResultChampionshipsDocument,
  StandingsTableDocument,
  TeamStatisticsDocument,
} from "@/operations/betting/generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";

const page = definePage({
  documents: {
    game: GameStatisticsDocument,
    championship: ResultChampionshipsDocument,
    table: StandingsTableDocument,
    team: TeamStatisticsDocument,
  },
  variables: ({ params }) => {
    const subject = readSubject(params["*"]);
    if (subject === null) throw missing();
    const { kind, id } = subject;
    return {
      game: kind === "game" ? { gameId: id } : null,
      championship: kind === "championship" ? { ids: [id] } : null,
      table: kind === "championship" ? { championshipId: id } : null,
      team: kind === "team" ? { teamId: id } : null,
    };
  },
  check: ({ game, championship, team }) => {
    if (game?.game === null && game.gameStatistics === null) throw missing();
    if (championship?.resultChampionships?.length === 0 || team?.teamStatistics === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Statistics in a window of their own: of a game, a championship or a team (SPEC 2.16). */
export default function StatisticPopup() {
  const { game, championship, team } = page.useVariables();
  const subject = readSubject(useParams()["*"]);
  if (subject === null) return <ErrorNotice status={404} />;
  if (game !== null) return <GameWindow key={game.gameId} />;
  if (championship !== null) return <ChampionshipWindow key={subject.id} />;
  return team === null ? <ErrorNotice status={404} /> : <TeamWindow key={team.teamId} />;
}

function GameWindow() {
  const { t } = useTranslation("statistics");
  const lang = useLanguage();
  const answer = page.useQuery("game");
  const found = answer.data;
  const game = found?.game ?? null;
  if (found?.game === null && found.gameStatistics === null) return <ErrorNotice status={404} />;
  const names = game === null ? t("title") : game.opponents.map(({ name }) => name).join(" – ");
  return (
    <div className={styles.page} data-wide>
      <PageHead title={`${names} · ${t("title")}`} />
      <h1>{game === null ? names : <Link to={gameUrl(lang, game, game.section)}>{names}</Link>}</h1>
      <GameStatistics answer={answer} isWhole />
    </div>
  );
}

function ChampionshipWindow() {
  const { t } = useTranslation("statistics");
  const { data: found, loading } = page.useQuery("championship");
  const table = page.useQuery("table");
  const championship = found?.resultChampionships?.[0]?.championship;
  if (championship === undefined)
    return found === undefined && loading ? (
      <Skeleton rows={12} label={t("loading")} />
    ) : (
      <ErrorNotice status={found?.resultChampionships == null ? 503 : 404} />
    );
  return (
    <>
      <PageHead title={`${championship.name} · ${t("table")}`} />
      <ChampionshipStatistics championship={championship} table={table} />
    </>
  );
}

function TeamWindow() {
  const { t } = useTranslation("statistics");
  const { data: found, loading } = page.useQuery("team");
  if (found?.teamStatistics == null)
    return found === undefined && loading ? (
      <Skeleton rows={12} label={t("loading")} />
    ) : (
      <ErrorNotice status={found === undefined ? 503 : 404} />
    );
  return (
    <>
      <PageHead title={`${found.teamStatistics.statistics.team.name} · ${t("title")}`} />
      <TeamStatistics team={found.teamStatistics} />
    </>
  );
}
