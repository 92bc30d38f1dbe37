import { autoCloseOf, type Notification, type NotificationView } from "@/platform/app/notifications.ts";

/**
 * Which notifications of a view stand at the moment. Those that go by themselves take turns, the oldest first; those
 * that last take no turn from them. Of one-line notes only the latest stands.
 */
export function standing(list: readonly Notification[], view: NotificationView, limit: number): Notification[] {
  const own = list.filter((notification) => notification.view === view);
  if (view === "snackbar") return own.slice(-1);
  const passing = own.filter((notification) => autoCloseOf(notification) !== null).slice(0, limit);
  return own.filter((notification) => autoCloseOf(notification) === null || passing.includes(notification));
}

/** One-line notes that a newer one has replaced: they do not come back. */
export function superseded(list: readonly Notification[], view: NotificationView): Notification[] {
  return view === "snackbar" ? list.filter((notification) => notification.view === view).slice(0, -1) : [];
}
