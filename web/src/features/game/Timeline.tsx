import type { ComponentType, SVGProps } from "react";
import { useTranslation } from "react-i18next";
import Card from "~icons/mdi/card";
import Cricket from "~icons/mdi/cricket";
import Disallowed from "~icons/mdi/cancel";
import Penalty from "~icons/mdi/bullseye";
import Goal from "~icons/mdi/soccer";
import Substitution from "~icons/mdi/swap-horizontal";
import Whistle from "~icons/mdi/whistle-outline";
import type { GameEventType, GameHeadFragment, GameQuery } from "@/operations/generated.ts";
import styles from "./Timeline.module.css";

type Event = NonNullable<NonNullable<GameQuery["game"]>["events"]>[number];

const ICONS: Readonly<Record<GameEventType, ComponentType<SVGProps<SVGSVGElement>>>> = {
  GOAL: Goal, OWN_GOAL: Goal, PENALTY: Penalty, YELLOW_CARD: Card, RED_CARD: Card, SUBSTITUTION: Substitution,
  GOAL_DISALLOWED: Disallowed, PERIOD_START: Whistle, PERIOD_END: Whistle, WICKET: Cricket,
};

/** Newest events shown; a game told point by point has hundreds. */
const SHOWN = 24;

/** What happened so far, newest first; home at the start of the line, away at its end. */
export function Timeline({ game, events }: { game: GameHeadFragment; events: readonly Event[] }) {
  const { t } = useTranslation("game");
  const shown = events.slice(-SHOWN).toReversed();
  return (
    <section className={styles.card} aria-label={t("timeline")}>
      <h2 className={styles.title}>{t("timeline")}</h2>
      <ol className={styles.list}>
        {shown.map((event, index) => {
          const Icon = ICONS[event.type];
          const side = event.side === null ? undefined : game.opponents[event.side - 1];
          return (
            <li key={`${events.length - index}`} className={styles.event} data-side={event.side ?? 0} data-type={event.type}>
              <bdi className={`${styles.minute} number`}>{event.minute === "" ? "" : `${event.minute}′`}</bdi>
              <Icon aria-hidden className={styles.icon} />
              <span className={styles.what}>{t(`event.${event.type}`)}{side === undefined ? null : <span className={styles.who}> {side.name}</span>}</span>
              {event.scoreAfter === null ? null : <bdi className={`${styles.score} number`}>{event.scoreAfter}</bdi>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
