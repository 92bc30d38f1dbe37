import { useTranslation } from "react-i18next";
import type { GamesQueryVariables, Section } from "@/operations/generated.ts";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { ChampionshipHead } from "./GameList.tsx";
import { GameRow } from "./GameRow.tsx";
import { withHeads } from "./groups.ts";
import styles from "./PreviewPanel.module.css";
import { useGames } from "./useGames.ts";

/** The second panel of wide windows: a few games of the other kind than the page's. One page of them, never more. */
export function PreviewPanel({ section, variables }: { section: Section; variables: GamesQueryVariables }) {
  const { t } = useTranslation("games");
  const { games, state } = useGames(variables);
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{section === "LIVE" ? t("liveNow") : t("top")}</h2>
      <div className={styles.card}>
        {state === "loading" ? <Skeleton rows={12} label={t("loading")} /> : null}
        {state === "failed" ? <Notice title={t("failed")} /> : null}
        {state === "ready" && games.length === 0 ? <Notice title={section === "LIVE" ? t("noLive") : t("noSoon")} /> : null}
        <div role="list">
          {withHeads(games).map((item) => item.kind === "head"
            ? <div key={item.key} role="listitem"><ChampionshipHead game={item.game} section={section} /></div>
            : <GameRow key={item.key} game={item.game} isCompact />)}
        </div>
      </div>
    </section>
  );
}
