/** The step before had the focus, which is gone with it. */
export const focusNow = (input: HTMLInputElement | null): void => input?.focus();
