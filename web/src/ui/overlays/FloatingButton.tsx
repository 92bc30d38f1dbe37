import type { ReactNode } from "react";
import styles from "./FloatingButton.module.css";

/** A round button over the page's lower edge. */
export function FloatingButton({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
