import type { ButtonHTMLAttributes, Ref } from "react";
import styles from "./Button.module.css";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary is the one thing to do; quiet has no frame until it is touched; ink stands on dark bars. */
  look?: "primary" | "plain" | "quiet" | "ink";
  isWide?: boolean;
  /** Something is under way: the button stays in place, but can't be pressed again. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = "plain", isWide = false, isBusy = false, className, disabled, children, ...rest }: Props) {
  return (
    <button
      type="button" {...rest} disabled={disabled === true || isBusy} aria-busy={isBusy || undefined}
      className={[styles.button, styles[look], isWide ? styles.wide : "", className ?? ""].join(" ")}
    >
      {children}
    </button>
  );
}
