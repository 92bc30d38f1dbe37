import { type Ref, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { digitsOf } from "./phoneText.ts";
import styles from "./CodeField.module.css";
import { TextField } from "./TextField.tsx";

/** Digits of a code that is sent (SPEC 5.28). */
const LENGTH = 6;
const SECOND = 1000;

interface Props {
  label: string;
  value: string;
  /** What is wrong with the code, in words. */
  error?: string | undefined;
  /** From when on another code may be asked for, as the server said; null where it said nothing. */
  retryAt: string | null;
  isResending?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange(code: string): void;
  /** Asks for another code; without it there is none to ask for. */
  onResend?(): void;
}

/** Whole seconds until a moment, counted down while it is shown. */
function useSecondsUntil(moment: string | null): number {
  const secondsNow = () => (moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND)));
  const [seconds, setSeconds] = useState(secondsNow);
  useEffect(function countDown() {
    setSeconds(secondsNow());
    if (moment === null) return undefined;
    const timer = setInterval(() => {
      const left = secondsNow();
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the seconds go by the moment alone
  }, [moment]);
  return seconds;
}

/** A code of six digits from a message, typed or pasted as it came, and the way to ask for another once its wait is over. */
export function CodeField({ label, value, error, retryAt, isResending = false, ref, onChange, onResend }: Props) {
  const { t } = useTranslation("fields");
  const seconds = useSecondsUntil(retryAt);
  return (
    <div className={styles.code}>
      <TextField
        label={label} inputMode="numeric" autoComplete="one-time-code" dir="ltr" spellCheck={false} error={error} value={value}
        {...(ref !== undefined && { ref })} onChange={({ target }) => onChange(digitsOf(target.value).slice(0, LENGTH))}
      />
      {onResend === undefined ? null : (
        <button type="button" className={styles.resend} disabled={seconds > 0 || isResending} onClick={onResend}>
          {seconds > 0 ? t("codeResendIn", { seconds }) : t("codeResend")}
        </button>
      )}
    </div>
  );
}
