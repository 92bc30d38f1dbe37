import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/ui/Button.tsx";
import { CaptchaField } from "@/ui/CaptchaField.tsx";
import { CodeField } from "@/ui/CodeField.tsx";
import { focusNow } from "@/ui/focusNow.ts";
import styles from "./Registration.module.css";

interface Props {
  /** Where the code went. */
  to: string;
  retryAt: string | null;
  challenge: { id: string; image: string } | null;
  /** What was wrong with the code before. */
  error: string | undefined;
  /** What was wrong that belongs to no field. */
  refusal: string | null;
  isBusy: boolean;
  onSubmit(code: string, answer: string): void;
  /** Asks for another code. */
  onResend(answer: string): void;
  /** Back to the form. */
  onBack(): void;
}

/** The last step of registering by e-mail or phone: the code that was sent. It looks the same whoever has the address. */
export function CodeStep({ to, retryAt, challenge, error, refusal, isBusy, onSubmit, onResend, onBack }: Props) {
  const { t } = useTranslation("registration");
  const [code, setCode] = useState("");
  const [answer, setAnswer] = useState("");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(code, answer);
  }

  return (
    <form className={styles.code} method="post" onSubmit={submit} noValidate>
      {/* Isolated, because phones and addresses run from left to right in every language. */}
      <p>{t("codeSent", { to: `\u2066${to}\u2069` })}</p>
      <CodeField label={t("code")} value={code} error={error} retryAt={retryAt} isResending={isBusy} ref={focusNow} onChange={setCode} onResend={() => onResend(answer)} />
      <CaptchaField challenge={challenge} registration={{ value: answer, onChange: (event) => setAnswer(event.currentTarget.value) }} />
      <div aria-live="assertive">{refusal === null ? null : <p className={styles.refusal} role="alert">{refusal}</p>}</div>
      <div className={styles.buttons}>
        <Button look="primary" type="submit" isBusy={isBusy}>{t("confirm")}</Button>
        <Button look="quiet" onClick={onBack}>{t("back")}</Button>
      </div>
    </form>
  );
}
