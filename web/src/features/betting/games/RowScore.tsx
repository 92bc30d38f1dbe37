import { useGameState } from "@/prices/usePrice.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import styles from "./GameRow.module.css";

/** The last periods are enough in a row. */
const MOST_PERIODS = 5;

/** The score, home over away, with the points of the moment; detailed, the scores of the periods before it. */
export function RowScore({ game, isDetailed }: { game: GameRowFragment; isDetailed: boolean }) {
  const { score, status } = useGameState(game);
  if (score === null || status === "NOT_STARTED") return <span className={styles.score} />;
  const periods = isDetailed && score.periods.length > 1 ? score.periods.slice(-MOST_PERIODS) : [];
  return (
    <span className={styles.score}>
      {periods.map(({ home, away }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a period is its place
        <span key={index} className={styles.period}>
          <bdi className="number" translate="no">
            {home}
          </bdi>
          <bdi className="number" translate="no">
            {away}
          </bdi>
        </span>
      ))}
      <bdi className="number" translate="no">
        {score.home}
      </bdi>
      <bdi className="number" translate="no">
        {score.away}
      </bdi>
      {score.homePoints === null ? null : (
        <>
          <bdi className={`${styles.points} number`} translate="no">
            {score.homePoints}
          </bdi>
          <bdi className={`${styles.points} number`} translate="no">
            {score.awayPoints}
          </bdi>
        </>
      )}
    </span>
  );
}
