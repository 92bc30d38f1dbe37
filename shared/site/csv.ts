/** Tables for spreadsheets (RFC 4180). */

/** Tells spreadsheets that the file is UTF-8. */
const bom = "\uFEFF";
/** What makes a spreadsheet take a text for a formula; a number below zero is none. */
const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** A cell: in quotes where it must be, and never a formula, whoever wrote the text. */
export function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table with its head, a row a line. */
export const csvText = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${bom}${[head, ...rows].map((cells) => cells.map(cell).join(",")).join("\r\n")}\r\n`;
