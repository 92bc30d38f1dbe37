import { useTranslation } from "react-i18next";
import Ball from "~icons/mdi/soccer";
import Crown from "~icons/mdi/crown";
import Gift from "~icons/mdi/gift";
import Rocket from "~icons/mdi/rocket-launch";
import Star from "~icons/mdi/star-four-points";
import Trophy from "~icons/mdi/trophy-variant";
import { CARDS, PAIRS } from "#shared/games/bonus/bonusGames.ts";
import { type BoardProps, openCells, places } from "./board.ts";
import styles from "./MemoryBoard.module.css";

const PICTURES = [Ball, Crown, Gift, Rocket, Star, Trophy] as const;
type PictureNumber = "0" | "1" | "2" | "3" | "4" | "5";

/** Twelve cards face down; pairs stay open. */
export function MemoryBoard({ attempt, canPlay, isBusy, onMove }: BoardProps) {
  const { t } = useTranslation("bonusGames");
  const open = openCells(attempt);
  const counts = new Map<number, number>();
  for (const value of open.values()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = [...counts.values()].filter((count) => count === 2).length;
  return (
    <div className={styles.board}>
      <div role="group" aria-label={t("memory.group")} className={styles.cards}>
        {places(CARDS).map((place) => {
          const value = open.get(place);
          const Picture = value === undefined ? null : PICTURES[value];
          const number = place + 1;
          const isFree = canPlay && !isBusy && (value === undefined || counts.get(value) !== 2);
          return (
            <button
              key={place}
              type="button"
              className={styles.card}
              aria-label={
                value === undefined
                  ? t("memory.closed", { number })
                  : t("memory.open", { number, picture: t(`memory.picture.${String(value) as PictureNumber}`) })
              }
              aria-disabled={!isFree || undefined}
              data-open={value !== undefined || undefined}
              data-found={(value !== undefined && counts.get(value) === 2) || undefined}
              data-picture={value}
              onClick={() => (isFree ? onMove([place]) : undefined)}
            >
              <span className={styles.inner} aria-hidden>
                <span className={styles.back} />
                <span className={styles.face}>{Picture === null || Picture === undefined ? null : <Picture />}</span>
              </span>
            </button>
          );
        })}
      </div>
      <p role="status" className={styles.found}>
        {t("memory.found", { count: Math.min(found, PAIRS) })}
      </p>
    </div>
  );
}
