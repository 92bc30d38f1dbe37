/** Unfolds the column or draws the drawer that hides the slip; it takes the focus a moment later at the earliest. */
export function showSlip(): void {
  const hidden = document.querySelector("#slip")?.closest("[hidden]");
  if (hidden != null) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(hidden.id)}"]`)?.click();
}
