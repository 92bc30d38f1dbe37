import styles from "./StateDot.module.css";

/** How a state looks; its word says it all the same. */
export type StateLook = "calm" | "waits" | "good" | "bad";

/** A state in a word, with a dot. */
export function StateDot({ look, word }: { look: StateLook; word: string }) {
  return (
    <span className={styles.state} data-look={look}>
      {word}
    </span>
  );
}
