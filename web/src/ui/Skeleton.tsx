import styles from "./Skeleton.module.css";

/** Rows of the height the real ones will have, so that nothing jumps when they come. */
export function Skeleton({ rows, label, height = 40 }: { rows: number; label: string; height?: number }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ blockSize: height }} aria-hidden>
          <span className={styles.bar} style={{ inlineSize: `${34 + ((row * 17) % 30)}%` }} />
          <span className={styles.box} /><span className={styles.box} /><span className={styles.box} />
        </div>
      ))}
    </div>
  );
}
