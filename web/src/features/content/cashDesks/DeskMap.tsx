import { useTranslation } from "react-i18next";
import styles from "./CashDesks.module.css";
import { clustersOf, HEIGHT, viewOf, WIDTH, type Line } from "./mapView.ts";
import type { CashDesk } from "./opening.ts";

const NEAR = 22;
const RADIUS = 9;

const degreesText = ({ degrees }: Line, [positive, negative]: readonly [string, string]) =>
  `${String(Math.abs(degrees))}°${degrees === 0 ? "" : degrees > 0 ? positive : negative}`;

/**
 * Where the desks stand to each other, north upwards. It adds to the list for the eye only: what it shows and does, the
 * list and the filters do too.
 */
export function DeskMap({
  desks,
  marked,
  onMark,
  onEnter,
}: {
  desks: readonly CashDesk[];
  marked: string | null;
  onMark(code: string): void;
  /** Some that stand too close were pressed. */
  onEnter(desks: readonly CashDesk[]): void;
}) {
  const { t } = useTranslation("cashDesks");
  const view = viewOf(desks);
  if (view === null) return null;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      role="img"
      aria-label={t("map", { count: desks.length })}
    >
      {view.meridians.map((line) => (
        <g key={line.degrees} className={styles.net}>
          <line x1={line.at} x2={line.at} y1={0} y2={HEIGHT} />
          <text x={line.at + 3} y={HEIGHT - 5}>
            {degreesText(line, ["E", "W"])}
          </text>
        </g>
      ))}
      {view.parallels.map((line) => (
        <g key={line.degrees} className={styles.net}>
          <line x1={0} x2={WIDTH} y1={line.at} y2={line.at} />
          <text x={5} y={line.at - 4}>
            {degreesText(line, ["N", "S"])}
          </text>
        </g>
      ))}
      {clustersOf(desks, view, NEAR).map(({ at, items }) => {
        const [first] = items;
        if (first === undefined) return null;
        const isOne = items.length === 1;
        return (
          <g
            key={first.code}
            className={styles.marker}
            data-kind={isOne ? first.kind : "CLUSTER"}
            data-is-marked={items.some(({ code }) => code === marked)}
            transform={`translate(${String(at.x)} ${String(at.y)})`}
            onClick={() => {
              if (isOne) onMark(first.code);
              else onEnter(items);
            }}
          >
            <circle r={isOne ? RADIUS : RADIUS + 4} />
            {isOne ? null : (
              <text className={styles.count} y={4}>
                {items.length}
              </text>
            )}
            <text className={styles.place} y={-RADIUS - 8}>
              {isOne ? first.code : first.city}
            </text>
          </g>
        );
      })}
      <g
        className={styles.scale}
        transform={`translate(${String(WIDTH - view.scale.width - 16)} ${String(HEIGHT - 30)})`}
      >
        <path d={`M0 -5V0H${String(view.scale.width)}V-5`} />
        <text x={view.scale.width / 2} y={-8}>
          {t("km", { km: view.scale.km })}
        </text>
      </g>
    </svg>
  );
}
