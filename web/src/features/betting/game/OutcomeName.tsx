import styles from "./OutcomeName.module.css";

/** A name with a line in brackets at its end. */
const LINED = /^(.+?) (\([^()]+\))$/;

/** "Puszcza Niepołomice (−2.5)": where there is no room for all of it, the line is never what goes. */
export function OutcomeName({ text }: { text: string }) {
  const [, side = text, line] = LINED.exec(text) ?? [];
  return (
    <span className={styles.name}>
      <span className={styles.words}>{side}</span>
      {line === undefined ? null : (
        <bdi translate="no" className={styles.line}>
          {" "}
          {line}
        </bdi>
      )}
    </span>
  );
}
