import { useTranslation } from "react-i18next";
import { PageHead } from "@/platform/head/PageHead.tsx";
import type { Answer } from "@/platform/page/page.ts";
import type { TournamentsQuery, TournamentsQueryVariables } from "@/operations/loyalty/generated.ts";
import { MyTournaments } from "./MyTournaments.tsx";
import { TournamentCard } from "./TournamentCard.tsx";
import { TournamentGrid } from "./TournamentGrid.tsx";
import { TournamentsFrame, type TournamentList } from "./TournamentsFrame.tsx";

interface Props {
  list: TournamentList;
  answer: Answer<TournamentsQuery, TournamentsQueryVariables>;
}

/** Tournaments of the casino and of sports, their results, and the player's own [2.24]. */
export function TournamentsPage({ list, answer }: Props) {
  const { t } = useTranslation("tournaments");
  return (
    <TournamentsFrame open={list}>
      <PageHead title={t("title")} description={t("lead")} />
      {list === "mine" ? <MyTournaments /> : <Listed answer={answer} list={list} />}
    </TournamentsFrame>
  );
}

function Listed({ answer: { data, error, refetch }, list }: Props) {
  const { t } = useTranslation("tournaments");
  const tournaments = data?.tournaments;
  return (
    <TournamentGrid
      label={t(`lists.${list}`)}
      items={tournaments?.edges.map(({ node }) => ({ id: node.id, card: <TournamentCard tournament={node} /> }))}
      hasFailed={tournaments == null && (error !== undefined || data !== undefined)}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={{ title: t("none"), text: t("noneText") }}
    />
  );
}
