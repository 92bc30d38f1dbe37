import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import styles from "./CheckField.module.css";
import fieldStyles from "./TextField.module.css";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** May hold links. */
  label: ReactNode;
  /** radio is one of a few under the same name. */
  type?: "checkbox" | "radio";
  /** What is wrong with it, in words. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, or one of a few, with its words beside it. */
export function CheckField({ label, type = "checkbox", error, ref, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          {...rest}
          ref={ref}
          type={type}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{label}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
