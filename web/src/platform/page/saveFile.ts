/** Hands something over to the visitor as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken it by the end of the task; a later moment costs nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Hands a table over as a file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
