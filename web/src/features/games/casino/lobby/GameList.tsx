import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cards from "~icons/mdi/cards-outline";
import type { Answer } from "@/platform/page/page.ts";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import type { CasinoGamesQuery, CasinoGamesQueryVariables } from "@/operations/games/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { GameGrid, GridPlaces } from "@/features/games/casino/catalogue/GameGrid.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./Lobby.module.css";

interface Props {
  answer: Answer<CasinoGamesQuery, CasinoGamesQueryVariables>;
  label: string;
  /** What to say, and where to go on, when no game is left. */
  none: { title: string; text?: string | undefined; step: { to: string; words: string } };
}

/** Cards of one screen, until the real ones are there. */
const PLACES = 16;

/** All games of a list, page by page as it is scrolled; or why there are none. */
export function GameList({ answer, label, none }: Props) {
  const { t } = useTranslation("casino");
  const { data, error, fetchMore, refetch } = answer;
  const list = data?.casinoGames;
  const onNearEnd = useNextPage(list?.pageInfo, ({ variables }) =>
    fetchMore({ variables: { ...variables, hasChoices: false } }),
  );
  if (list == null && error === undefined && data === undefined)
    return <GridPlaces label={t("loading")} count={PLACES} />;
  if (list == null)
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} text={t("failedText")} retry={refetch} />
      </div>
    );
  if (list.edges.length === 0)
    return (
      <div className={styles.card}>
        <Notice
          icon={<Cards />}
          title={none.title}
          text={none.text}
          action={
            <Link className={styles.link} to={none.step.to}>
              {none.step.words}
            </Link>
          }
        />
      </div>
    );
  return <GameGrid games={list.edges.map(({ node }) => node)} label={label} level={2} onNearEnd={onNearEnd} />;
}
