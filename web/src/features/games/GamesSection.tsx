import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import Calendar from "~icons/mdi/calendar-blank-outline";
import Cloud from "~icons/mdi/cloud-alert-outline";
import type { GamesQueryVariables, Section } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { GameList } from "./GameList.tsx";
import styles from "./GamesSection.module.css";
import { useGames } from "./useGames.ts";

interface Props {
  title: ReactNode;
  /** h1 is the page's own title. */
  level?: 1 | 2;
  section: Section;
  variables: GamesQueryVariables;
  hasHeads?: boolean;
  /** What to say and offer when there are no games. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** A titled list of games in each of its states. */
export function GamesSection({ title, level = 2, section, variables, hasHeads = true, empty }: Props) {
  const { t } = useTranslation("games");
  const { games, totalCount, state, loadMore, retry } = useGames(variables);
  const Title = level === 1 ? "h1" : "h2";
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <Title className={styles[`title${level}`]}>{title}</Title>
        {state === "ready" && totalCount > 0 ? <span className={styles.count}>{t("count", { count: totalCount })}</span> : null}
      </header>
      {state === "loading" ? <div className={styles.card}><Skeleton rows={10} label={t("loading")} /></div> : null}
      {state === "failed" ? <div className={styles.card}><Notice role="alert" icon={<Cloud />} title={t("failed")} text={t("failedText")} action={<Button onClick={retry}>{t("retry")}</Button>} /></div> : null}
      {state === "ready" && games.length === 0 ? <div className={styles.card}><Notice icon={<Calendar />} title={empty.title} text={empty.text} action={empty.action} /></div> : null}
      {state === "ready" && games.length > 0 ? <GameList games={games} section={section} hasHeads={hasHeads} onNearEnd={loadMore} /> : null}
    </section>
  );
}
