import type { ReactNode } from "react";
import { Button } from "@/ui/Button.tsx";
import { CaptchaField } from "@/ui/CaptchaField.tsx";
import styles from "./Recovery.module.css";
import type { useStep } from "./useStep.ts";

interface Props {
  step: ReturnType<typeof useStep>;
  /** The one thing to do. */
  action: string;
  /** What was wrong is told at a field already. */
  isToldElsewhere?: boolean;
  onSubmit(): void;
  /** What else there is to do. */
  after?: ReactNode;
  children: ReactNode;
}

/** One step of a form: its fields, the captcha where one is asked for, what was wrong, and the button that goes on. */
export function StepForm({ step, action, isToldElsewhere = false, onSubmit, after, children }: Props) {
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => { event.preventDefault(); onSubmit(); }}>
      {children}
      <CaptchaField {...step.captcha} />
      <div aria-live="assertive">{step.words === null || isToldElsewhere ? null : <p className={styles.refusal} role="alert">{step.words}</p>}</div>
      <Button look="primary" isWide type="submit" isBusy={step.isBusy}>{action}</Button>
      {after}
    </form>
  );
}
