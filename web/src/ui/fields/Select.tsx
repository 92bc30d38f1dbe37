import Chevron from "~icons/mdi/chevron-down";
import styles from "./Select.module.css";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  /** On dark bars. */
  isInk?: boolean;
  isDisabled?: boolean;
  /** The options are names in scripts of their own: no font file is fetched for them but the chosen one's. */
  hasOwnScripts?: boolean;
  onChange(value: Value): void;
}

/** One of a few. The browser's own list: it works with every keyboard, reader and direction. */
export function Select<Value extends string>({
  label,
  value,
  options,
  isInk = false,
  isDisabled = false,
  hasOwnScripts = false,
  onChange,
}: Props<Value>) {
  return (
    <span className={`${styles.frame} ${isInk ? styles.ink : ""}`}>
      <select
        aria-label={label}
        title={label}
        value={value}
        disabled={isDisabled}
        className={styles.select}
        data-scripts={hasOwnScripts ? "own" : undefined}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      {hasOwnScripts ? (
        <span className={styles.chosen} aria-hidden>
          {options.find((option) => option.value === value)?.name}
        </span>
      ) : null}
      <Chevron aria-hidden className={styles.chevron} />
    </span>
  );
}
