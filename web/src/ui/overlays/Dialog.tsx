import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import Close from "~icons/mdi/close";
import styles from "./Dialog.module.css";

interface Props {
  title: string;
  /** Name of the button that closes. */
  closeLabel: string;
  /** wide: as broad as a list can be read; whole: 95 % of the browser's window (SPEC 9.20). */
  size?: "normal" | "medium" | "wide" | "whole";
  /** Where the focus begins: at the first field, or at the title where fields come later. */
  focus?: "field" | "title";
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A window over the page: keeps the focus inside, closes by Escape, gives the focus back. */
export function Dialog({ title, closeLabel, size = "normal", focus = "field", isOpen, onClose, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        {/* A window that asks for something is opened to type it; the close button comes first only where nothing is asked. */}
        <Base.Popup
          ref={popup}
          className={styles.popup}
          data-size={size}
          initialFocus={() =>
            popup.current?.querySelector<HTMLElement>(
              focus === "title" ? "h2" : ":is(input, select, textarea):enabled",
            ) ?? true
          }
        >
          <header className={styles.head}>
            <Base.Title className={styles.title} tabIndex={focus === "title" ? -1 : undefined}>
              {title}
            </Base.Title>
            <Base.Close className={styles.close} aria-label={closeLabel}>
              <Close aria-hidden />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
