import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { FavoriteButton } from "@/favorites/FavoriteButton.tsx";
import { gameUrl } from "@/prices/gameUrl.ts";
import { lineOf, rowMarkets, signedLine } from "@/prices/mainMarkets.ts";
import { useFreshMarkets, useGameState, useLiveGame } from "@/prices/usePrice.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { useRowStop } from "@/ui/layout/rowStop.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./GameRow.module.css";
import { RowCells } from "./RowCells.tsx";
import { RowScore } from "./RowScore.tsx";
import { RowTime } from "./RowTime.tsx";
import type { ListLook } from "./useListLook.ts";

const AsianCells = lazy(() => import("./asian/AsianCells.tsx"));

interface Props {
  game: GameRowFragment;
  look: ListLook;
  /** What the list is of: a game of the line that began says so. */
  section: Section;
  /** Whether games of its sport can end in a draw. */
  hasDraw: boolean;
  /** In a narrow panel: who wins, and nothing more. */
  isNarrow?: boolean;
  /** Says which sport it is, where games of several stand among each other. */
  isMixed?: boolean;
}

/** Two of them stand over each other in the lowest rows. */
const COMPACT_SHIELD = 11;

/** A game in a list: when or how it stands, who plays, and the prices of its main markets. */
export function GameRow({ game, look, section, hasDraw, isNarrow = false, isMixed = false }: Props) {
  useLiveGame(game.id);
  useFreshMarkets(game);
  const { t } = useTranslation("games");
  const { lang, settings, view } = look;
  const tabIndex = useRowStop();
  const state = useGameState(game);
  const isAsian = view === "ASIAN" && !isNarrow;
  const markets = rowMarkets(game.markets, hasDraw);
  const names = game.opponents.map(({ name }) => name).join(" – ");
  const url = gameUrl(lang, game, state.section);
  return (
    <div
      className={`game-columns ${styles.row}`}
      role="listitem"
      data-game={game.id}
      data-status={state.status}
      data-columns={isNarrow ? "narrow" : isAsian ? "asian" : "european"}
      data-draw={hasDraw}
      data-played={state.status === "NOT_STARTED" ? undefined : ""}
      data-few={look.hasFewColumns || undefined}
      data-detailed={settings.hasDetailedScore || undefined}
    >
      <RowTime game={game} time={look.time} liveUrl={section === "LINE" && state.section === "LIVE" ? url : null} />
      {isNarrow ? null : <FavoriteButton kind="GAME" id={game.id} name={names} />}
      <Link to={url} className={styles.names} aria-label={names}>
        {game.opponents.map((opponent, side) => (
          <span key={opponent.id} className={styles.opponent}>
            {isMixed ? (
              side === 0 ? (
                <SportIcon slug={game.sport?.slug ?? ""} />
              ) : (
                <i className={styles.noIcon} />
              )
            ) : null}
            {settings.isLight ? null : (
              <Shield
                id={opponent.id}
                color={opponent.color}
                secondColor={opponent.secondColor}
                {...(settings.isCompact && { size: COMPACT_SHIELD })}
              />
            )}
            <span className={`${styles.name} one-line`}>{opponent.name}</span>
            {state.score?.serving === side + 1 ? <span className={styles.serving} title={t("serving")} /> : null}
          </span>
        ))}
        {settings.hasGameIds && !isNarrow ? <span className={styles.id}>{t("gameId", { id: game.id })}</span> : null}
      </Link>
      {isNarrow ? null : <Statistics game={game} names={names} look={look} />}
      <RowScore game={game} isDetailed={settings.hasDetailedScore && !isNarrow} />
      {isAsian ? (
        <Suspense>
          <AsianCells
            game={game}
            markets={markets}
            hasDraw={hasDraw}
            sides={{ over: t("overLetter"), under: t("underLetter") }}
          />
        </Suspense>
      ) : (
        <RowCells game={game} columns={markets.result} count={hasDraw ? 3 : 2} />
      )}
      {isNarrow || isAsian ? null : (
        <>
          <bdi className={`${styles.line} number`} translate="no" data-part="total">
            {lineOf(markets.total?.market, lang)}
          </bdi>
          <RowCells game={game} columns={markets.total} count={2} part="total" />
          {look.hasFewColumns ? null : (
            <>
              <bdi className={`${styles.line} number`} translate="no" data-part="handicap">
                {signedLine(markets.handicap?.market.param ?? null, lang)}
              </bdi>
              <RowCells game={game} columns={markets.handicap} count={2} part="handicap" />
            </>
          )}
        </>
      )}
      {isNarrow ? null : (
        <Link
          to={url}
          tabIndex={tabIndex}
          className={styles.more}
          aria-label={t("allMarkets", { count: game.marketCount, game: names })}
        >
          <bdi className="number" translate="no">
            +{game.marketCount}
          </bdi>
        </Link>
      )}
    </div>
  );
}

/** Leads to the statistics of a game, in a window of their own where the visitor has it so. */
function Statistics({
  game,
  names,
  look: {
    lang,
    hasStatistics,
    settings: { isStatisticsInNewWindow },
  },
}: {
  game: GameRowFragment;
  names: string;
  look: ListLook;
}) {
  const { t } = useTranslation("games");
  const tabIndex = useRowStop();
  if (!hasStatistics) return <span />;
  return (
    <Link
      to={urls.page(lang, "statisticPopup", { "*": `game/${game.id}` })}
      tabIndex={tabIndex}
      className={`${styles.statistics} glyph-before`}
      aria-label={t("statisticsOf", { game: names })}
      title={t("statistics")}
      {...(isStatisticsInNewWindow && { target: "_blank", rel: "noopener" })}
    />
  );
}
