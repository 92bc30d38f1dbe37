/**
 * The step before had the focus, which is gone with it. A window that is just opening is left alone: it must see first
 * what had the focus, to give it back, and puts it on its first field by itself.
 */
export function focusNow(element: HTMLElement | null): void {
  const now = document.activeElement;
  const dialog = element?.closest("[role='dialog']");
  if (dialog != null && now !== null && now !== document.body && !dialog.contains(now)) return;
  element?.focus();
}
