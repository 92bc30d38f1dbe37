import { Toast } from "@base-ui/react/toast";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import Close from "~icons/mdi/close";
import { useNotifications } from "@/platform/app/app.ts";
import { autoCloseOf, type Notification, type NotificationView } from "@/platform/app/notifications.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { KINDS } from "./kinds.ts";
import styles from "./NotificationArea.module.css";
import { standing, superseded } from "./standing.ts";

interface Props {
  view: Exclude<NotificationView, "dialog">;
  /** How many stand at once; more wait until one goes. */
  limit: number;
}

/**
 * One of the places for notifications that nobody has to answer. Base UI keeps their time: it stands still while the
 * pointer or the focus is on one, or the window is not looked at. F6 goes to them and back.
 */
export function NotificationArea({ view, limit }: Props) {
  const notifications = useNotifications();
  const { t } = useTranslation("notifications");
  const list = useReactiveVar(notifications.list);
  const [manager] = useState(() => Toast.createToastManager<Notification>());
  const known = useRef(new Set<string>());

  useEffect(
    function showWhatStands() {
      for (const { id } of superseded(list, view)) notifications.close(id);
      const shown = standing(list, view, limit);
      for (const id of known.current) {
        if (shown.some((notification) => notification.id === id)) continue;
        known.current.delete(id);
        manager.close(id);
      }
      for (const notification of shown) {
        if (known.current.has(notification.id)) continue;
        known.current.add(notification.id);
        const { id, kind, title, text } = notification;
        const ownTitle = KINDS[kind].hasTitle && view !== "snackbar" ? t(`title.${kind}`) : undefined;
        manager.add({
          id,
          type: kind,
          title: title ?? ownTitle,
          description: text,
          data: notification,
          timeout: autoCloseOf(notification) ?? 0,
          onClose: () => notifications.close(id),
        });
      }
    },
    [list, view, limit, manager, notifications, t],
  );

  useEffect(() => {
    const shown = known.current;
    return function forget() {
      shown.clear();
    };
  }, []);

  return (
    <Toast.Provider toastManager={manager} limit={Number.MAX_SAFE_INTEGER}>
      <Toast.Portal>
        <Toast.Viewport className={styles.area} data-view={view} role="group" aria-label={t("region")}>
          <Cards />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Cards() {
  const { toasts } = Toast.useToastManager<Notification>();
  const { t } = useTranslation("notifications");
  const notifications = useNotifications();
  return toasts.map((toast) => {
    const notification = toast.data;
    if (notification === undefined) return null;
    const { id, kind, confirmText, cancelText, onConfirm, onCancel } = notification;
    const { Icon, isUrgent } = KINDS[kind];
    const answer = (callback: (() => void) | undefined) => () => {
      notifications.close(id);
      callback?.();
    };
    const hasConfirm = confirmText !== undefined || onConfirm !== undefined;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={styles.card}
        data-kind={kind}
        swipeDirection={[]}
        {...(toast.title === undefined ? { "aria-label": t(`title.${kind}`) } : {})}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel?.();
        }}
      >
        <Toast.Content className={styles.content}>
          <Icon aria-hidden className={styles.icon} />
          {/* Base UI's own urgent cards are hidden from screen readers with their buttons in them; these say themselves. */}
          <div className={styles.words} {...(isUrgent ? { role: "alert" } : {})}>
            <Toast.Title render={<p />} className={styles.title} />
            <Toast.Description className={styles.text} />
          </div>
          {hasConfirm || cancelText !== undefined ? (
            <div className={styles.buttons}>
              {cancelText === undefined ? null : (
                <Button look="quiet" onClick={answer(onCancel)}>
                  {cancelText}
                </Button>
              )}
              {hasConfirm ? <Button onClick={answer(onConfirm)}>{confirmText ?? t("ok")}</Button> : null}
            </div>
          ) : null}
          <Toast.Close
            className={styles.close}
            aria-label={t("close")}
            aria-hidden={false}
            onClick={() => onCancel?.()}
          >
            <Close aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
