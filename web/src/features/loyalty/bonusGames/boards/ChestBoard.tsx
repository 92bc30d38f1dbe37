import { useTranslation } from "react-i18next";
import { CHESTS } from "#shared/games/bonus/bonusGames.ts";
import { usePrizeText } from "../usePrize.ts";
import { type BoardProps, openCells, places } from "./board.ts";
import styles from "./ChestBoard.module.css";

function ChestPicture() {
  return (
    <svg viewBox="0 0 96 80" aria-hidden className={styles.picture}>
      <ellipse cx="48" cy="74" rx="38" ry="5" className={styles.shadow} />
      <path className={styles.glow} d="M18 34 L2 2 H94 L78 34 Z" />
      <g className={styles.gold}>
        <circle cx="34" cy="36" r="7" />
        <circle cx="48" cy="32" r="8" />
        <circle cx="62" cy="36" r="7" />
      </g>
      <path className={styles.wood} d="M12 38 H84 V66 a6 6 0 0 1 -6 6 H18 a6 6 0 0 1 -6 -6 Z" />
      <path className={styles.band} d="M22 38 h8 v34 h-8 Z M66 38 h8 v34 h-8 Z M12 38 h72 v6 h-72 Z" />
      <g className={styles.lid}>
        <path className={styles.wood} d="M12 38 V28 a18 18 0 0 1 18 -18 H66 a18 18 0 0 1 18 18 V38 Z" />
        <path className={styles.band} d="M22 38 V12.5 a18 18 0 0 1 8 -2.5 V38 Z M66 38 V10 a18 18 0 0 1 8 2.5 V38 Z" />
        <path className={styles.band} d="M12 33 h72 v5 h-72 Z" />
      </g>
      <g className={styles.lock}>
        <rect x="41" y="33" width="14" height="16" rx="3" />
        <circle cx="48" cy="40" r="2.6" className={styles.keyhole} />
        <path d="M46.8 41 h2.4 l1 5 h-4.4 Z" className={styles.keyhole} />
      </g>
    </svg>
  );
}

/** Nine chests, one of which is the player's. */
export function ChestBoard({ attempt, prizes, canPlay, isBusy, onMove }: BoardProps) {
  const { t } = useTranslation("bonusGames");
  const text = usePrizeText();
  const open = openCells(attempt);
  const chosen = attempt?.moves[0]?.[0];
  return (
    <div role="group" aria-label={t("chest.group")} className={styles.chests} data-busy={isBusy}>
      {places(CHESTS).map((place) => {
        const row = open.get(place);
        const prize = row === undefined ? undefined : prizes[row];
        const number = place + 1;
        const name =
          prize === undefined
            ? t("chest.closed", { number })
            : t(place === chosen ? "chest.yours" : "chest.open", { number, prize: text(prize) });
        return (
          <button
            key={place}
            type="button"
            className={styles.chest}
            aria-label={name}
            aria-disabled={!canPlay || isBusy || undefined}
            data-open={prize !== undefined || undefined}
            data-chosen={place === chosen || undefined}
            data-empty={prize?.kind === "NOTHING" || undefined}
            onClick={() => (canPlay && !isBusy ? onMove([place]) : undefined)}
          >
            <ChestPicture />
            <span className={styles.label} aria-hidden>
              {prize === undefined ? number : text(prize)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
