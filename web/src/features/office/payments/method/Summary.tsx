import { Fragment, type ReactNode } from "react";
import styles from "./Fields.module.css";

interface Line {
  name: string;
  value: ReactNode;
  /** The line that matters. */
  isMain?: boolean;
}

/** What a payment comes to, before it is confirmed: what leaves, what arrives, when. */
export function Summary({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <dl className={styles.summary} aria-label={label} aria-live="polite">
      {lines.map(({ name, value, isMain }) => (
        <Fragment key={name}>
          <dt data-main={isMain}>{name}</dt>
          <dd data-main={isMain}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
