import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import styles from "./Button.module.css";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary is the one thing to do; quiet has no frame until it is touched; ink stands on dark bars. */
  look?: "primary" | "plain" | "quiet" | "ink";
  isWide?: boolean;
  /** Something is under way: the button stays in place and keeps the focus, but can't be pressed again. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = "plain",
  isWide = false,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  // Disabling a button takes its focus away: keyboard users would lose their place.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={[styles.button, styles[look], isWide ? styles.wide : "", className ?? ""].join(" ")}
    >
      {children}
    </button>
  );
}
