import { type InputHTMLAttributes, type Ref, useId } from "react";
import styles from "./TextField.module.css";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, in words; stands at the field and is told to screen readers. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, error, ref, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        ref={ref}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined || rest["aria-invalid"] === true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
