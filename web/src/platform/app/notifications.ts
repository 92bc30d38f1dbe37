/**
 * What the site has to say to its visitor outside the page itself (SPEC 8.01). The feature `notifications` shows it.
 */
import { makeVar, type ReactiveVar } from "@apollo/client";

export type NotificationKind = "error" | "permanentError" | "info" | "success" | "warning" | "question";
export type NotificationView = "dialog" | "toast" | "alert" | "snackbar";

export interface Notification {
  id: string;
  kind: NotificationKind;
  /**
   * dialog stops everything until it is answered; toast is a card at the edge; alert is a bar over the page; snackbar
   * is one line at the bottom, the latest replacing the one before.
   */
  view: NotificationView;
  /** Without one the kind's own title stands there, where it has one (SPEC 8.01, 8.02). */
  title?: string | undefined;
  text?: string | undefined;
  /**
   * Words of the button that agrees; without any a dialog has "OK", another view no button unless `onConfirm` is given.
   */
  confirmText?: string | undefined;
  /** Words of the button that declines; without any there is none, except in a question. */
  cancelText?: string | undefined;
  onConfirm?(): void;
  /** Also when the visitor dismisses it, never when it closes by itself. */
  onCancel?(): void;
  /** Milliseconds after which it closes by itself; null never. Without a value what `autoCloseOf` says. */
  autoCloseMs?: number | null | undefined;
}

export interface Notifications {
  /** What is to be shown, oldest first. */
  list: ReactiveVar<readonly Notification[]>;
  /** Shows a notification. One that says the same as a standing one does not pile up: it gets that one's id. */
  show(notification: Omit<Notification, "id">): string;
  /** Takes a notification away; an unknown id is none. */
  close(id: string): void;
}

/** Time after which the views without an answer to give close by themselves (SPEC 4.63). */
export const AUTO_CLOSE_MS = 10_000;

/** When a notification closes by itself; null for dialogs and for errors that last. */
export function autoCloseOf({ view, kind, autoCloseMs }: Notification): number | null {
  if (autoCloseMs !== undefined) return autoCloseMs;
  return view === "dialog" || kind === "permanentError" ? null : AUTO_CLOSE_MS;
}

const saysTheSame = (one: Omit<Notification, "id">, other: Notification) =>
  one.kind === other.kind && one.view === other.view && one.title === other.title && one.text === other.text;

/** The notifications of one app. */
export function createNotifications(): Notifications {
  const list = makeVar<readonly Notification[]>([]);
  let shown = 0;
  return {
    list,
    show(notification) {
      const standing = list().find((other) => saysTheSame(notification, other));
      if (standing !== undefined) return standing.id;
      const id = `notification-${(shown += 1)}`;
      list([...list(), { ...notification, id }]);
      return id;
    },
    close(id) {
      if (list().some((notification) => notification.id === id))
        list(list().filter((notification) => notification.id !== id));
    },
  };
}
