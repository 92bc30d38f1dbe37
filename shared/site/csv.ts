/** Tables for spreadsheets (RFC 4180), as those of a language open them. */
import { localMark } from "./languages.ts";

/** Tells spreadsheets that the file is UTF-8. */
const bom = "\uFEFF";
/** What makes a spreadsheet take a text for a formula; a number below zero is none. */
const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;
const decimal = /^-?\d+\.\d+$/;

/**
 * What stands between cells: a spreadsheet takes the sign that its system has for lists. Where the comma is the decimal
 * mark, and on Arabic systems, that is the semicolon.
 */
const separatorOf = (language: string): string => (language === "en" ? "," : ";");

/** A cell: in quotes where it must be, and never a formula, whoever wrote the text. */
export function cell(text: string, language: string): string {
  const safe = formula.test(text) ? `'${text}` : decimal.test(text) ? localMark(text, language) : text;
  return safe.includes(separatorOf(language)) || /["\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table with its head, a row a line. */
export const csvText = (head: readonly string[], rows: readonly (readonly string[])[], language: string): string =>
  `${bom}${[head, ...rows]
    .map((cells) => cells.map((text) => cell(text, language)).join(separatorOf(language)))
    .join("\r\n")}\r\n`;
