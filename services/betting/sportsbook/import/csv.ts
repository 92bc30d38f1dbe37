/** Comma-separated files of the sources, plain or gzipped. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Text of a file; a name that ends in .gz is unpacked. */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** Rows by the names of the first line. Fields may be quoted; a missing field is "". */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map(splitLine);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  const fields: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const letter = line.charAt(index);
    if (letter === '"' && isQuoted && line.charAt(index + 1) === '"') {
      field += letter;
      index += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === "," && !isQuoted) {
      fields.push(field);
      field = "";
    } else field += letter;
  }
  return [...fields, field];
}

/** A field that must be there. */
export function field(row: Record<string, string>, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`Column missing: ${name}`);
  return value;
}

/** A whole number that must be there. */
export function wholeField(row: Record<string, string>, name: string): number {
  const value = Number(field(row, name));
  if (!Number.isInteger(value) || field(row, name).trim() === "")
    throw new Error(`No whole number in ${name}: ${field(row, name)}`);
  return value;
}
