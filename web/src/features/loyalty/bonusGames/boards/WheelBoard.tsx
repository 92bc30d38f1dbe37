import { useTranslation } from "react-i18next";
import { sum } from "#shared/games/game.ts";
import { type Prize, usePrizeText } from "../usePrize.ts";
import type { BoardProps } from "./board.ts";
import styles from "./WheelBoard.module.css";

const R = 150;
/** Whole turns before it stops. */
const TURNS = 5;
/** Narrower sectors have no room for words; the table beside says what they are. */
const LEAST_LABEL = 0.07;
/** Characters that fit between rim and hub in the usual size. */
const LONGEST_LABEL = 15;

const at = (share: number, radius: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

interface Sector {
  row: number;
  from: number;
  to: number;
  prize: Prize;
}

/** Sectors as wide as their chances, clockwise from the top. */
function sectorsOf(prizes: readonly Prize[]): Sector[] {
  const all = sum(prizes.map(({ weight }) => weight));
  let before = 0;
  return prizes.map((prize, row) => {
    const from = before / all;
    before += prize.weight;
    return { row, from, to: before / all, prize };
  });
}

function path({ from, to }: Sector): string {
  if (to - from > 0.9999) return `M 0 ${-R} A ${R} ${R} 0 1 1 0 ${R} A ${R} ${R} 0 1 1 0 ${-R} Z`;
  return `M 0 0 L ${at(from, R)} A ${R} ${R} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, R)} Z`;
}

/** A wheel whose pointer stands at the top. */
export function WheelBoard({ attempt, prizes, canPlay, isBusy, onMove }: BoardProps) {
  const { t } = useTranslation("bonusGames");
  const text = usePrizeText();
  const sectors = sectorsOf(prizes);
  const all = sum(prizes.map(({ weight }) => weight));
  const stop = attempt?.shown[0]?.value;
  const turn = stop === undefined ? 0 : TURNS * 360 - ((stop + 0.5) / all) * 360;
  return (
    <div className={styles.board}>
      <svg viewBox="-172 -178 344 350" role="img" aria-label={t("wheel.label")} className={styles.wheel}>
        <circle r="166" className={styles.rim} />
        {Array.from({ length: 24 }, (_, bulb) => (
          <circle
            key={bulb}
            r="3.4"
            className={styles.bulb}
            data-odd={bulb % 2}
            transform={`translate(${at(bulb / 24, 158)})`}
          />
        ))}
        <g className={styles.turning} style={{ transform: `rotate(${turn}deg)` }}>
          {sectors.map((sector) => (
            <path key={sector.row} d={path(sector)} className={styles.sector} data-row={sector.row % 8} />
          ))}
          {sectors
            .filter(({ from, to }) => to - from >= LEAST_LABEL)
            .map(({ row, from, to, prize }) => (
              <text
                key={row}
                className={styles.label}
                data-is-long={text(prize).length > LONGEST_LABEL}
                textAnchor="end"
                dominantBaseline="middle"
                transform={`rotate(${((from + to) / 2) * 360 - 90}) translate(${R - 10} 0)`}
              >
                {text(prize)}
              </text>
            ))}
        </g>
        <path d="M -13 -176 H 13 L 0 -146 Z" className={styles.pointer} />
        <circle r="30" className={styles.hub} />
      </svg>
      <button
        type="button"
        className={styles.spin}
        aria-disabled={!canPlay || isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => (canPlay && !isBusy ? onMove([]) : undefined)}
      >
        {t("wheel.spin")}
      </button>
    </div>
  );
}
