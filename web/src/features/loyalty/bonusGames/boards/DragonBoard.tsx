import { useTranslation } from "react-i18next";
import { CAVES, FORKS, WAYS } from "#shared/games/bonus/bonusGames.ts";
import { usePrizeText } from "../usePrize.ts";
import { type BoardProps, openCells, places } from "./board.ts";
import styles from "./DragonBoard.module.css";

function DragonPicture() {
  return (
    <svg viewBox="0 0 360 150" aria-hidden className={styles.picture}>
      <path className={styles.far} d="M0 150 L60 60 L110 110 L170 30 L240 110 L290 50 L360 130 V150 Z" />
      <path className={styles.hoard} d="M70 150 q110 -54 220 0 Z" />
      <g className={styles.dragon}>
        <path
          className={styles.body}
          d="M96 132 c-30 -4 -44 -30 -22 -46 c10 -8 26 -4 30 6 c16 -30 62 -44 104 -30 c38 12 62 36 66 62 c2 12 -10 16 -24 12 c-60 14 -110 4 -154 -4 Z"
        />
        <path
          className={styles.wing}
          d="M150 74 c10 -40 46 -60 84 -58 c-14 10 -18 22 -18 34 c-10 -4 -20 0 -26 10 c-12 -4 -28 2 -40 14 Z"
        />
        <path className={styles.body} d="M272 122 c26 8 46 -4 48 -26 c8 8 22 4 24 -8 c4 30 -26 56 -72 48 Z" />
        <path
          className={styles.spikes}
          d="M112 82 l8 -16 8 12 10 -16 8 10 M212 62 l10 -12 4 16 12 -8 2 16 12 -4 0 14"
        />
        <path className={styles.eye} d="M82 96 q6 5 12 0" />
        <path className={styles.horn} d="M92 84 l14 -18 2 20 Z" />
        <circle cx="70" cy="106" r="2.6" className={styles.nostril} />
      </g>
      <g className={styles.breath}>
        <circle cx="54" cy="98" r="5" />
        <circle cx="44" cy="86" r="7" />
        <circle cx="32" cy="70" r="9" />
      </g>
      <g className={styles.coins}>
        <circle cx="120" cy="140" r="6" />
        <circle cx="150" cy="134" r="6" />
        <circle cx="196" cy="136" r="6" />
        <circle cx="236" cy="140" r="6" />
        <circle cx="262" cy="146" r="6" />
      </g>
    </svg>
  );
}

function CavePicture() {
  return (
    <svg viewBox="0 0 100 90" aria-hidden className={styles.cave}>
      <path className={styles.rock} d="M2 88 L12 44 L30 14 L52 4 L74 14 L90 42 L98 88 Z" />
      <path className={styles.hole} d="M26 88 V52 a24 24 0 0 1 48 0 V88 Z" />
      <path className={styles.light} d="M36 88 L44 60 H56 L64 88 Z" />
    </svg>
  );
}

/** A dragon asleep, three ways at each fork, and the map of all caves. */
export function DragonBoard({ attempt, prizes, canPlay, isBusy, onMove }: BoardProps) {
  const { t } = useTranslation("bonusGames");
  const text = usePrizeText();
  const open = openCells(attempt);
  const path = attempt?.moves.map(([way = 0]) => way) ?? [];
  const isOver = path.length === FORKS;
  const own = isOver ? path.reduce((cave, way) => cave * WAYS + way, 0) : null;
  return (
    <div className={styles.board}>
      <DragonPicture />
      {isOver ? null : (
        <>
          <p role="status" className={styles.fork}>
            {t("dragon.fork", { number: path.length + 1 })}
          </p>
          <div role="group" aria-label={t("dragon.group")} className={styles.ways} data-busy={isBusy}>
            {places(WAYS).map((way) => (
              <button
                key={way}
                type="button"
                className={styles.way}
                aria-disabled={!canPlay || isBusy || undefined}
                onClick={() => (canPlay && !isBusy ? onMove([way]) : undefined)}
              >
                <CavePicture />
                <span>{t(`dragon.way.${String(way) as "0" | "1" | "2"}`)}</span>
              </button>
            ))}
          </div>
        </>
      )}
      <ol className={styles.map} aria-label={t("dragon.map")}>
        {places(CAVES).map((cave) => {
          const row = open.get(cave);
          const prize = row === undefined ? undefined : prizes[row];
          const number = cave + 1;
          const name =
            prize === undefined ? t("dragon.closed", { number }) : t("dragon.open", { number, prize: text(prize) });
          return (
            <li
              key={cave}
              className={styles.spot}
              aria-label={name}
              title={name}
              data-row={row === undefined ? undefined : row % 8}
              data-kind={prize?.kind}
              data-own={cave === own || undefined}
            />
          );
        })}
      </ol>
    </div>
  );
}
