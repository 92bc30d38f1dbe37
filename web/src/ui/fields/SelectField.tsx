import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from "react";
import Chevron from "~icons/mdi/chevron-down";
import styles from "./SelectField.module.css";
import fieldStyles from "./TextField.module.css";

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; name: string }[];
  /** Words of the choice that is none yet; without them the first option stands. */
  placeholder?: string | undefined;
  /** Stands before the chosen one, such as a flag. */
  lead?: ReactNode;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** One of many, as a field of a form. The browser's own list: it works with every keyboard, reader and direction. */
export function SelectField({ label, options, placeholder, lead, error, ref, ...rest }: Props) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame} data-lead={lead === undefined ? undefined : ""}>
        {lead === undefined ? null : (
          <span className={styles.lead} aria-hidden>
            {lead}
          </span>
        )}
        <select
          {...rest}
          ref={ref}
          id={id}
          className={`${fieldStyles.input} ${styles.select}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Chevron aria-hidden className={styles.chevron} />
      </span>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
