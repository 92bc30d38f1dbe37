import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface Props {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  /** One next step. */
  action?: ReactNode;
  /** alert interrupts a screen reader; status waits its turn. */
  role?: "alert" | "status";
}

/** What a screen says when it has nothing else to show: empty, failed, offline or locked. */
export function Notice({ icon, title, text, action, role = "status" }: Props) {
  return (
    <div className={styles.notice} role={role}>
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
