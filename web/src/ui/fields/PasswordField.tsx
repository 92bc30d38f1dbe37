import { type InputHTMLAttributes, type Ref, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import Eye from "~icons/mdi/eye-outline";
import EyeOff from "~icons/mdi/eye-off-outline";
import styles from "./PasswordField.module.css";
import fieldStyles from "./TextField.module.css";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: string;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  /** What the password must be like, said before anything is wrong. */
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A password that its owner may look at. Password managers go by `autoComplete`: "current-password" or "new-password".
 */
export function PasswordField({ label, error, hint, ref, ...rest }: Props) {
  const { t } = useTranslation("fields");
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const about = [error === undefined ? "" : `${id}-error`, hint === undefined ? "" : `${id}-hint`]
    .filter((one) => one !== "")
    .join(" ");
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          ref={ref}
          id={id}
          type={isShown ? "text" : "password"}
          className={`${fieldStyles.input} ${styles.input}`}
          aria-invalid={error !== undefined || rest["aria-invalid"] === true}
          aria-describedby={about === "" ? undefined : about}
        />
        <button
          type="button"
          className={styles.eye}
          aria-controls={id}
          aria-pressed={isShown}
          aria-label={t("passwordShow")}
          title={t(isShown ? "passwordHide" : "passwordShow")}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden />
        </button>
      </span>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
