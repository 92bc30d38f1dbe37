import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import styles from "./Disclosure.module.css";

interface Props {
  /** What the button shows. */
  button: ReactNode;
  /** Name of the button where what it shows is no word. */
  label?: string;
  buttonClass?: string | undefined;
  /** Edge of the button that the panel keeps to. */
  align?: "start" | "end";
  children: ReactNode;
}

/**
 * A button with a panel below it: a few links or settings. Not a menu in the sense of ARIA, where arrows would be
 * needed:
 * what is inside is reached like anything else on the page. Closes by Escape, by a link in it, and when one goes
 * elsewhere.
 */
export function Disclosure({ button, label, buttonClass, align = "start", children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(
    function closeFromOutside() {
      if (!isOpen) return;
      const onPointerDown = ({ target }: PointerEvent) => {
        if (frame.current?.contains(target as Node) === false) setIsOpen(false);
      };
      document.addEventListener("pointerdown", onPointerDown);
      return () => document.removeEventListener("pointerdown", onPointerDown);
    },
    [isOpen],
  );

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    trigger.current?.focus();
  }

  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest("a") !== null) setIsOpen(false);
  }

  return (
    <div ref={frame} role="presentation" className={styles.frame} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...(label === undefined ? {} : { "aria-label": label, title: label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks bubble up from the links inside, however they were made
        <div id={id} className={styles.panel} data-align={align} tabIndex={-1} onClick={onClick}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
