import type { ReactNode } from "react";
import { Button } from "@/ui/Button.tsx";
import styles from "./Form.module.css";

interface Props {
  lead?: string;
  /** The one thing to do. */
  action: string;
  isBusy: boolean;
  /** What was wrong with the whole of it. */
  error: string | null;
  onSubmit(): void;
  children?: ReactNode;
  /** What else there is to do. */
  after?: ReactNode;
}

/** A short form in a window: what it is for, its fields, what was wrong, and the button that goes on. */
export function Form({ lead, action, isBusy, error, onSubmit, children, after }: Props) {
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => { event.preventDefault(); onSubmit(); }}>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
      <div aria-live="assertive">{error === null ? null : <p className={styles.refusal} role="alert">{error}</p>}</div>
      <Button look="primary" isWide type="submit" isBusy={isBusy}>{action}</Button>
      {after}
    </form>
  );
}

/** The step before had the focus, which is gone with it. */
export const focusNow = (input: HTMLInputElement | null) => input?.focus();
