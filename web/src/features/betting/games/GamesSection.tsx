import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import Calendar from "~icons/mdi/calendar-blank-outline";
import { DEFAULT_CHOICE, isNarrowed, readListChoice } from "@/platform/page/listChoice.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { GAME_PLACES, Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { GameList } from "./GameList.tsx";
import styles from "./GamesSection.module.css";
import { NothingNarrowed } from "./NothingNarrowed.tsx";
import { type AskedGames, useGames } from "./useGames.ts";

export interface GamesSectionProps {
  title: ReactNode;
  /** h1 is the page's own title. */
  level?: 1 | 2;
  section: Section;
  list: AskedGames;
  /** All games are of one championship: their days stand between them. */
  isOneChampionship?: boolean;
  /** By what a visitor narrows and orders the list in the page's address; not every page has one. */
  filter?: ReactNode;
  /** Height that the server draws for, in pixels; for a list that little is seen of at first. */
  firstHeight?: number;
  /** What to say and offer when there are no games. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** A titled list of games in each of its states. */
export function GamesSection({
  title,
  level = 2,
  section,
  list,
  isOneChampionship = false,
  filter,
  firstHeight,
  empty,
}: GamesSectionProps) {
  const { t } = useTranslation("games");
  const [query] = useSearchParams();
  const settings = useSettings();
  const choice = filter !== undefined ? readListChoice(query) : DEFAULT_CHOICE;
  const { games, totalCount, state, loadMore, retry } = useGames(list);
  const Title = level === 1 ? "h1" : "h2";
  const heads =
    isOneChampionship || choice.order === "start" ? "day" : settings.isGroupedByCountry ? "country" : "championship";
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <Title className={styles[`title${level}`]}>{title}</Title>
        {state === "ready" && totalCount > 0 ? (
          <span className={styles.count}>{t("count", { count: totalCount })}</span>
        ) : null}
      </header>
      {filter}
      {state === "loading" ? (
        <div className={styles.card}>
          <Skeleton rows={GAME_PLACES} label={t("loading")} />
        </div>
      ) : null}
      {state === "failed" ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />
        </div>
      ) : null}
      {state === "ready" && games.length === 0 ? (
        <div className={styles.card}>
          {filter !== undefined && isNarrowed(choice) ? (
            <NothingNarrowed />
          ) : (
            <Notice icon={<Calendar />} title={empty.title} text={empty.text} action={empty.action} />
          )}
        </div>
      ) : null}
      {state === "ready" && games.length > 0 ? (
        <GameList
          games={games}
          section={section}
          heads={heads}
          isBestFirst={settings.isBestOnTop}
          headLevel={level === 1 ? 2 : 3}
          perChampionship={list.variables.filter.perChampionship ?? undefined}
          onNearEnd={loadMore}
          firstHeight={firstHeight}
        />
      ) : null}
    </section>
  );
}
