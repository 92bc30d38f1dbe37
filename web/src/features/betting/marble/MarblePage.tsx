import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Calendar from "~icons/mdi/calendar-blank-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import { useFreshMarkets, useGameState, useLiveGame } from "@/prices/usePrice.ts";
import type {
  GameRowFragment,
  GamesQuery,
  GamesQueryVariables,
  MarbleSportsQuery,
} from "@/operations/betting/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./MarblePage.module.css";
import { RaceBoard } from "./RaceBoard.tsx";
import { RaceRule } from "./RaceRule.tsx";

/** How often the list is asked which races there are, in milliseconds. */
const REFRESH = 15_000;

interface Props {
  races: Answer<GamesQuery, GamesQueryVariables>;
  sports: MarbleSportsQuery | undefined;
  /** The track whose races alone are shown; null for all. */
  track: string | null;
  openId: string | null;
}

/**
 * Tracks with a race that runs or is announced, in one order whichever it is: a track stays where it is between two
 * races.
 */
function tracksOf(data: MarbleSportsQuery | undefined) {
  const all = [...(data?.sports ?? []), ...(data?.announced ?? [])].flatMap((sport) =>
    (sport.championships ?? []).map((track) => ({ sport, track })),
  );
  return [...new Map(all.map((one) => [one.track.id, one])).values()].toSorted((one, other) =>
    one.track.name.localeCompare(other.track.name),
  );
}

/** The races that are announced or run now, a card each, and the rule they follow. */
export function MarblePage({ races: { data, error, refetch }, sports, track, openId }: Props) {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  useEffect(
    function refresh() {
      const timer = setInterval(() => {
        if (document.visibilityState !== "hidden") void refetch().catch(() => undefined);
      }, REFRESH);
      return () => clearInterval(timer);
    },
    [refetch],
  );
  const games = data?.games?.edges.map(({ node }) => node);
  const tracks = tracksOf(sports);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{track ?? t("race.title")}</h1>
        <p className={styles.lead}>{t("race.lead")}</p>
        <nav className={styles.tracks} aria-label={t("race.tracks")}>
          <Link to={urls.page(lang, "liveMarble")} aria-current={openId === null ? "page" : undefined}>
            {t("race.allTracks")}
          </Link>
          {tracks.map(({ sport, track }) => (
            <Link
              key={track.id}
              to={urls.championship(lang, "live", sport, track)}
              aria-current={track.id === openId ? "page" : undefined}
            >
              {track.name}
            </Link>
          ))}
        </nav>
      </header>
      {games !== undefined ? null : error === undefined ? (
        <div className={styles.card}>
          <Skeleton rows={9} label={t("race.title")} />
        </div>
      ) : (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={refetch} />
        </div>
      )}
      {games?.length === 0 ? (
        <div className={styles.card}>
          <Notice icon={<Calendar />} title={t("race.none")} text={t("race.noneText")} />
        </div>
      ) : null}
      {games?.map((game) => (
        <RaceCard key={game.id} game={game} />
      ))}
      <RaceRule />
    </div>
  );
}

/** One race with the prices of its winner. */
function RaceCard({ game }: { game: GameRowFragment }) {
  useLiveGame(game.id);
  useFreshMarkets(game);
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  const { section } = useGameState(game);
  const market = game.markets?.find(({ type }) => type === "race_winner");
  return (
    <article className={styles.race}>
      <RaceBoard game={game} />
      {market === undefined ? null : (
        <div className={styles.odds} role="group" aria-label={market.name}>
          {market.outcomes.map((outcome) => (
            <PickButton key={outcome.id} game={game} market={market} outcome={outcome} isNamed />
          ))}
        </div>
      )}
      <Link className={styles.all} to={gameUrl(lang, game, section)}>
        {t("race.all")}
      </Link>
    </article>
  );
}
