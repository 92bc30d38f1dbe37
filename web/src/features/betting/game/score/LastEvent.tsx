import { useTranslation } from "react-i18next";
import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { eventWord, minuteOf } from "@/features/betting/game/eventWords.ts";
import styles from "./LastEvent.module.css";
import { sportKind } from "@/features/betting/game/sportKinds.ts";

/** What happened last, in words. Goals are said aloud to those who listen; points of a rally would never end. */
export function LastEvent({ game, events }: { game: GameHeadFragment; events: readonly GameEvent[] }) {
  const { t } = useTranslation("game");
  const slug = game.sport?.slug;
  const last = events.at(-1);
  const word = eventWord(slug, events, events.length - 1);
  const side = last?.side == null ? null : game.opponents[last.side - 1]?.name;
  const parts =
    word === null || last === undefined
      ? []
      : [minuteOf(slug, last), t(`event.${word.key}`, { count: word.count }), side];
  return (
    <p className={styles.last} role={sportKind(slug)?.scoring === "goals" ? "status" : undefined}>
      {parts.filter((part) => part != null && part !== "").join(" · ")}
    </p>
  );
}
