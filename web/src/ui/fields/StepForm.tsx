import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import { Button } from "./Button.tsx";
import { CaptchaField } from "./CaptchaField.tsx";
import styles from "./StepForm.module.css";
import { useFocusWrong } from "./useFocusWrong.ts";

interface Props {
  lead?: string;
  /** The one thing to do. */
  action: string;
  isBusy: boolean;
  /** What was wrong with the whole of it, in words. */
  error: string | null;
  captcha?: ComponentProps<typeof CaptchaField>;
  onSubmit(): void;
  children?: ReactNode;
  /** What else there is to do. */
  after?: ReactNode;
}

/**
 * One step of a form: what it is for, its fields, the captcha where one is asked for, what was wrong, and the button
 * that goes on.
 */
export function StepForm({ lead, action, isBusy, error, captcha, onSubmit, children, after }: Props) {
  const { form, begin, end } = useFocusWrong(isBusy);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    begin();
    onSubmit();
  }

  return (
    <form className={styles.form} method="post" noValidate ref={form} onInput={end} onSubmit={submit}>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
      {captcha === undefined ? null : <CaptchaField {...captcha} />}
      <div aria-live="assertive">
        {error === null ? null : (
          <p className={styles.refusal} role="alert">
            {error}
          </p>
        )}
      </div>
      <Button look="primary" isWide type="submit" isBusy={isBusy}>
        {action}
      </Button>
      {after}
    </form>
  );
}

interface OtherProps {
  children: ReactNode;
  isDisabled?: boolean;
  onClick(): void;
}

/** The way beside the one thing to do. */
export function OtherWay({ children, isDisabled = false, onClick }: OtherProps) {
  return (
    <button type="button" className={styles.other} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
