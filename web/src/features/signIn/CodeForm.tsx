import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLogInTwoStepMutation } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { TextField } from "@/ui/TextField.tsx";
import { type Refusal, refusalKey } from "./refusals.ts";
import styles from "./SignInForm.module.css";

interface Props {
  /** What the first step answered. */
  step: { token: string; phone: string };
  /** The player is signed in. */
  onDone(): Promise<void>;
  /** Back to the first step, for another code. */
  onAgain(): void;
}

/** The step before had the focus, which is gone with it. */
const focusNow = (input: HTMLInputElement | null) => input?.focus();

/** The second step of signing in: the code that was sent to the player's phone. */
export function CodeForm({ step, onDone, onAgain }: Props) {
  const { t } = useTranslation("signIn");
  const [logIn, { loading }] = useLogInTwoStepMutation();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setRefusal(null);
    const { data } = await logIn({ variables: { input: { token: step.token, code: code.trim() } }, context: { hasOwnErrors: true } }).catch(() => ({ data: undefined }));
    if (data == null) { setRefusal("NETWORK"); return; }
    const [error] = data.logInTwoStep.errors;
    if (error === undefined) await onDone();
    else setRefusal(error);
  }

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {/* Isolated, because a phone runs from left to right in every language. */}
      <p>{t("codeSent", { phone: `\u2066${step.phone}\u2069` })}</p>
      <TextField label={t("code")} inputMode="numeric" autoComplete="one-time-code" ref={focusNow} value={code} onChange={(event) => setCode(event.target.value)} />
      <div aria-live="assertive">{refusal === null ? null : <p className={styles.refusal} role="alert">{t(refusalKey(refusal))}</p>}</div>
      <Button isWide type="button" onClick={onAgain}>{t("again")}</Button>
      <Button look="primary" isWide type="submit" isBusy={loading}>{t("confirm")}</Button>
    </form>
  );
}
