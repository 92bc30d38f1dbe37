import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { digitsOf } from "#shared/typed/digits.ts";
import styles from "./CodeField.module.css";
import { TextField } from "./TextField.tsx";
import { useSecondsUntil } from "./useSecondsUntil.ts";

/** Digits of a code that is sent (SPEC 5.28). */
const LENGTH = 6;

interface Props {
  label: string;
  value: string;
  /** What is wrong with the code, in words. */
  error?: string | undefined;
  /** From when on another code may be asked for, as the server said; null if it said nothing. */
  retryAt: string | null;
  isResending?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange(code: string): void;
  /** Asks for another code; without it there is none to ask for. */
  onResend?(): void;
}

/**
 * A code of six digits from a message, typed or pasted as it came, and the way to ask for another once its wait is
 * over.
 */
export function CodeField({ label, value, error, retryAt, isResending = false, ref, onChange, onResend }: Props) {
  const { t } = useTranslation("fields");
  const seconds = useSecondsUntil(retryAt === null ? null : Date.parse(retryAt));
  return (
    <div className={styles.code}>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        spellCheck={false}
        error={error}
        value={value}
        {...(ref !== undefined && { ref })}
        onChange={({ target }) => onChange(digitsOf(target.value).slice(0, LENGTH))}
      />
      {onResend === undefined ? null : (
        <button type="button" className={styles.resend} disabled={seconds > 0 || isResending} onClick={onResend}>
          {seconds > 0 ? t("codeResendIn", { seconds }) : t("codeResend")}
        </button>
      )}
    </div>
  );
}
