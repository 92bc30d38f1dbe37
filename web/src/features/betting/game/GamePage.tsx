import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications, useOrigin } from "@/platform/app/app.ts";
import { hasEnded } from "@/prices/gameState.ts";
import { useGameState, useLiveGame } from "@/prices/usePrice.ts";
import { useChangeSetting, useSettings } from "@/platform/site/useSettings.ts";
import { sportsEvent } from "@/platform/head/eventData.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useLocation } from "react-router";
import type { GameEventsFragment, GameHeadFragment, MarketFieldsFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import styles from "./GamePage.module.css";
import { GameTools } from "./GameTools.tsx";
import { LiveVideo } from "./LiveVideo.tsx";
import { Markets, type MarketsTab } from "./Markets.tsx";
import { OtherGames } from "./OtherGames.tsx";
import { Play } from "./Play.tsx";
import { Scoreboard } from "./score/Scoreboard.tsx";
import { type AskedGame, useGame } from "./useGame.ts";
import { useGameEvents } from "./useGameEvents.ts";

/** Most games that are looked at go on. */
const Endings = lazy(() => import("./Endings.tsx"));

/** What the toggle of the score unfolds. */
const MATCH = "match-centre";

/** A part of the page that another feature brings. */
type Slot = (game: GameHeadFragment) => ReactNode;

interface Slots {
  /** Form, meetings and table; its own tab. */
  statistics?: Slot | undefined;
  /** How the game stands, for sports that the usual board can't tell. */
  board?: Slot | undefined;
  /** Outcomes of this game in one bet; its own tab. */
  combination?: ((game: GameHeadFragment, markets: readonly MarketFieldsFragment[]) => ReactNode) | undefined;
}

interface Props extends Slots {
  answer: AskedGame;
  missing: ReactNode;
  /**
   * Address of the page by the game's own data, in the section it is in now; undefined while an upstream part it needs
   * is missing.
   */
  pathOf(game: GameHeadFragment, section: Section): string | undefined;
}

/** The page of one game in each of its states. */
export function GamePage({ answer, missing, pathOf, ...slots }: Props) {
  useLiveGame(answer.variables.id);
  const { t } = useTranslation("game");
  const { game, markets, state, retry } = useGame(answer);

  if (state === "missing") return missing;
  if (game === null) {
    if (state === "loading")
      return (
        <div className={styles.card}>
          <Skeleton rows={12} label={t("loading")} />
        </div>
      );
    return (
      <div className={styles.card}>
        <LoadFailed title={t("failed")} text={t("failedText")} retry={retry} />
      </div>
    );
  }
  return (
    <Known
      game={game}
      markets={markets}
      isWhole={state === "ready"}
      hasFailed={state === "failed"}
      retry={retry}
      pathOf={pathOf}
      {...slots}
    />
  );
}

interface KnownProps extends Slots, Pick<Props, "pathOf"> {
  game: GameHeadFragment & GameEventsFragment;
  markets: readonly MarketFieldsFragment[] | null;
  /** Whether everything is there, and not only what a list knew. */
  isWhole: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** Says once that a game has begun while its page was open; its address changes by itself. */
function useStartNotice(section: Section): void {
  const notifications = useNotifications();
  const { t } = useTranslation("game");
  const before = useRef(section);
  useEffect(
    function tellStart() {
      if (before.current === "LINE" && section === "LIVE")
        notifications.show({ kind: "info", view: "toast", text: t("wentLive") });
      before.current = section;
    },
    [section, notifications, t],
  );
}

function Known({ game, markets, isWhole, hasFailed, retry, pathOf, board, statistics, combination }: KnownProps) {
  const { t } = useTranslation("game");
  const origin = useOrigin();
  const { pathname } = useLocation();
  const { section, status, score } = useGameState(game);
  const isOver = hasEnded(status);
  const events = useGameEvents(game);
  useStartNotice(section);

  const { isMatchOpen } = useSettings();
  const change = useChangeSetting();
  const hasMatch = score !== null && status !== "NOT_STARTED" && score.race == null;
  // Of a game that is over there is nothing to bet on, and its course is what one comes for.
  const isMatchShown = hasMatch && (isMatchOpen || isOver || board !== undefined);
  const match =
    hasMatch && !isOver
      ? { id: MATCH, isOpen: isMatchOpen, toggle: () => change("isMatchOpen", !isMatchOpen) }
      : undefined;

  const path = pathOf(game, section);
  const names = game.opponents.map(({ name }) => name).join(" – ");
  const event = sportsEvent(
    {
      sides: game.opponents.map(({ name }) => name),
      championship: game.championship?.name ?? null,
      sport: game.sport?.name ?? null,
      startsAt: game.startsAt,
      isCancelled: status === "CANCELLED",
      path: path ?? pathname,
    },
    origin,
  );
  const tabs: MarketsTab[] = [
    ...(combination === undefined
      ? []
      : [{ value: "combination", name: t("tab.combination"), content: combination(game, markets ?? []) }]),
    ...(statistics === undefined
      ? []
      : [{ value: "statistics", name: t("tab.statistics"), content: statistics(game) }]),
  ];
  return (
    <article className={styles.page}>
      <PageHead
        title={game.championship === null ? names : `${names} · ${game.championship.name}`}
        canonicalPath={path}
        jsonLd={[event]}
      />
      <GameTools game={game} section={section} names={names} path={path ?? pathname} />
      {board === undefined ? <Scoreboard game={game} names={names} events={events} match={match} /> : board(game)}
      {section === "LIVE" && !isOver ? <LiveVideo game={game} names={names} /> : null}
      {isMatchShown ? <Play game={game} events={events} id={MATCH} /> : null}
      {isOver ? (
        <Suspense fallback={<Skeleton rows={6} label={t("loading")} />}>
          <Endings game={game} isCancelled={status === "CANCELLED"} />
        </Suspense>
      ) : (
        <Markets game={game} markets={markets} tabs={tabs} />
      )}
      {isOver && statistics !== undefined ? statistics(game) : null}
      {!isWhole && !hasFailed ? (
        <div className={styles.card}>
          <Skeleton rows={8} label={t("loading")} />
        </div>
      ) : null}
      {hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("marketsFailed")} text={t("failedText")} retry={retry} />
        </div>
      ) : null}
      <OtherGames game={game} section={section} />
    </article>
  );
}
