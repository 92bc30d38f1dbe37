import styles from "./Skeleton.module.css";

/**
 * Games that stand in for a list, and for the list of other games beside one, while they are on their way (SPEC 9.18).
 */
export const GAME_PLACES = 16;
export const OTHER_GAME_PLACES = 2;

/** Rows of the height the real ones will have, so that nothing jumps when they come. */
export function Skeleton({ rows, label, height = 40 }: { rows: number; label: string; height?: number }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ blockSize: height }} aria-hidden>
          <span className={styles.bar} style={{ inlineSize: `${34 + ((row * 17) % 30)}%` }} />
          <span className={styles.box} />
          <span className={styles.box} />
          <span className={styles.box} />
        </div>
      ))}
    </div>
  );
}
