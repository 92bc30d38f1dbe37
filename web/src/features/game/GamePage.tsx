import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Cloud from "~icons/mdi/cloud-alert-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useLiveGame } from "@/betting/usePrice.ts";
import { useGameQuery, useSiteQuery } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import styles from "./GamePage.module.css";
import { Markets } from "./Markets.tsx";
import { Scoreboard } from "./Scoreboard.tsx";
import { Timeline } from "./Timeline.tsx";

/** How long changes of a game's markets are gathered before they are fetched, in milliseconds. */
const GATHER = 800;

/** Fetches the game anew when it gained or lost outcomes, or when its state changed. */
function useFreshGame(id: string, refetch: () => Promise<unknown>): void {
  const { prices } = useApp();
  useEffect(function followStructure() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = prices.game(id);
    const ask = () => {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        refetch().catch(() => undefined);
      }, GATHER);
    };
    const stopStructure = prices.onStructure((gameId) => { if (gameId === id) ask(); });
    const stopState = prices.subscribe(id, () => {
      const state = prices.game(id);
      const isOther = known !== undefined && (state?.status !== known.status || state.score?.home !== known.score?.home || state.score?.away !== known.score?.away);
      known = state;
      if (isOther) ask();
    });
    return () => {
      clearTimeout(timer);
      stopStructure();
      stopState();
    };
  }, [prices, id, refetch]);
}

export function GamePage({ id, missing }: { id: string; missing: ReactNode }) {
  useLiveGame(id);
  const { t } = useTranslation("game");
  const lang = languageOf(useApp());
  const { data, error, refetch } = useGameQuery({ variables: { id } });
  const { data: site } = useSiteQuery();
  useFreshGame(id, refetch);

  if (data === undefined && error === undefined) return <div className={styles.card}><Skeleton rows={12} label={t("loading")} /></div>;
  if (data?.game === undefined || (data.game === null && error !== undefined)) {
    return <div className={styles.card}><Notice role="alert" icon={<Cloud />} title={t("failed")} text={t("failedText")} action={<Button onClick={() => void refetch()}>{t("retry")}</Button>} /></div>;
  }
  const { game } = data;
  if (game === null) return missing;
  const names = game.opponents.map(({ name }) => name).join(" – ");
  const section = game.section === "LIVE" ? "live" : "line";
  return (
    <article className={styles.page}>
      <title>{`${names} · ${game.championship?.name ?? ""} · ${site?.siteConfig?.companyName ?? t("siteName")}`}</title>
      <nav aria-label={t("trail")} className={styles.trail}>
        <Link to={urls.section(lang, section)}>{t(section)}</Link>
        {game.sport === null ? null : <Link to={urls.sport(lang, section, game.sport)}>{game.sport.name}</Link>}
        {game.sport === null || game.championship === null ? null : <Link to={urls.championship(lang, section, game.sport, game.championship)}>{game.championship.name}</Link>}
      </nav>
      <Scoreboard game={game} names={names} />
      {game.events != null && game.events.length > 0 ? <Timeline game={game} events={game.events} /> : null}
      <Markets game={game} />
    </article>
  );
}
