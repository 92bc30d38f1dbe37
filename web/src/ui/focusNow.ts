/** The step before had the focus, which is gone with it. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();
