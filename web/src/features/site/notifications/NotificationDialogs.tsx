import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useReactiveVar } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDialog, useNotifications } from "@/platform/app/app.ts";
import type { Notification } from "@/platform/app/notifications.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { KINDS } from "./kinds.ts";
import styles from "./NotificationDialogs.module.css";

/**
 * Notifications that wait for an answer, one after the other. They also wait while a window such as sign-in is open,
 * and step aside when one opens: two never stand over each other.
 */
export function NotificationDialogs() {
  const notifications = useNotifications();
  const dialog = useDialog();
  const list = useReactiveVar(notifications.list);
  const isOccupied = useReactiveVar(dialog) !== null;
  const first = list.find(({ view }) => view === "dialog");
  return first === undefined || isOccupied ? null : <NotificationDialog key={first.id} notification={first} />;
}

function NotificationDialog({ notification }: { notification: Notification }) {
  const notifications = useNotifications();
  const { t } = useTranslation("notifications");
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const { id, kind, title, text, confirmText, cancelText, onConfirm, onCancel } = notification;
  const { Icon } = KINDS[kind];
  const hasCancel = cancelText !== undefined || kind === "question";

  function answer(isConfirmed: boolean) {
    notifications.close(id);
    if (isConfirmed) onConfirm?.();
    else onCancel?.();
  }

  return (
    // An error that lasts goes by its button only, everything else by Escape too.
    <AlertDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && kind !== "permanentError") answer(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        {/* The harmless answer has the focus: Enter pressed too early agrees to nothing. */}
        <AlertDialog.Popup className={styles.popup} data-kind={kind} initialFocus={hasCancel ? cancel : confirm}>
          <Icon aria-hidden className={styles.icon} />
          <div className={styles.words}>
            <AlertDialog.Title className={styles.title}>{title ?? t(`title.${kind}`)}</AlertDialog.Title>
            {text === undefined ? null : (
              <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            )}
          </div>
          <div className={styles.buttons}>
            {hasCancel ? (
              <Button ref={cancel} onClick={() => answer(false)}>
                {cancelText ?? t("cancel")}
              </Button>
            ) : null}
            <Button ref={confirm} look="primary" onClick={() => answer(true)}>
              {confirmText ?? t("ok")}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
