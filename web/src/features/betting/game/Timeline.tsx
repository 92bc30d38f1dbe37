import type { ComponentType, SVGProps } from "react";
import { useTranslation } from "react-i18next";
import Card from "~icons/mdi/card";
import Cricket from "~icons/mdi/cricket";
import Disallowed from "~icons/mdi/cancel";
import Goal from "~icons/mdi/soccer";
import Penalty from "~icons/mdi/bullseye";
import Plus from "~icons/mdi/plus-circle-outline";
import Substitution from "~icons/mdi/swap-horizontal";
import Tower from "~icons/mdi/chess-rook";
import Whistle from "~icons/mdi/whistle-outline";
import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import type { GameEventType } from "@/operations/types.generated.ts";
import { eventWord, minuteOf, scoreOf } from "./eventWords.ts";
import { sportKind } from "./sportKinds.ts";
import styles from "./Timeline.module.css";

const ICONS: Readonly<Record<GameEventType, ComponentType<SVGProps<SVGSVGElement>>>> = {
  GOAL: Goal,
  OWN_GOAL: Goal,
  PENALTY: Penalty,
  YELLOW_CARD: Card,
  RED_CARD: Card,
  SUBSTITUTION: Substitution,
  GOAL_DISALLOWED: Disallowed,
  PERIOD_START: Whistle,
  PERIOD_END: Whistle,
  WICKET: Cricket,
  OBJECTIVE: Tower,
};

/** Newest events shown of a game that is told point by point, which has hundreds; of goals and cards all are. */
const SHOWN = 24;

/** What happened so far, newest first; home at the start of the line, away at its end. */
export function Timeline({ game, events }: { game: GameHeadFragment; events: readonly GameEvent[] }) {
  const { t } = useTranslation("game");
  const slug = game.sport?.slug;
  const isWhole = (sportKind(slug)?.scoring ?? "goals") === "goals";
  const shown = events
    .map((event, index) => ({ event, index, word: eventWord(slug, events, index) }))
    .slice(isWhole ? 0 : -SHOWN)
    .toReversed();
  return (
    <section className={styles.card} aria-label={t("timeline")}>
      <h2 className={styles.title}>{t("timeline")}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ol className={styles.list} tabIndex={0} aria-label={t("timeline")}>
        {shown.map(({ event, index, word }) => {
          const Icon = word?.key === "GOAL" || word?.key === event.type ? ICONS[event.type] : Plus;
          const side = event.side === null ? undefined : game.opponents[event.side - 1];
          const score = scoreOf(slug, event);
          return (
            <li key={index} className={styles.event} data-side={event.side ?? 0} data-type={event.type}>
              <bdi className={`${styles.minute} number`} translate="no">
                {minuteOf(slug, event)}
              </bdi>
              <Icon aria-hidden className={styles.icon} />
              <span className={styles.what}>
                {word === null ? null : t(`event.${word.key}`, { count: word.count })}
                {side === undefined ? null : <span className={styles.who}> {side.name}</span>}
              </span>
              {score === null ? null : (
                <bdi className={`${styles.score} number`} translate="no">
                  {score}
                </bdi>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
