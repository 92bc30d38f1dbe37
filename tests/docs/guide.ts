/** docs/adding-a-service.md as what it asks for: files to make, and lines to put into files that are there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Block {
  /** The file it is, or is put into. */
  path: string;
  /** "diff" where lines are put into a file that is there. */
  language: string;
  text: string;
}

/** The blocks of code that have the name of a file above them. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^`([^`\n]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(([, path = "", language = "", text = ""]) => ({
    path,
    language,
    text,
  }));

/**
 * A file with the lines that a diff adds, each after the line above it in the diff. @throws when the file has no such
 * line
 */
export function withAdded(source: string, diff: string): string {
  const lines = source.split("\n");
  let at = 0;
  for (const line of diff.trimEnd().split("\n")) {
    if (line.startsWith("+")) lines.splice(at, 0, line.slice(1));
    else {
      const found = lines.indexOf(line.slice(1), at);
      if (found === -1) throw new Error(`There is no line "${line.slice(1)}"`);
      at = found;
    }
    at += 1;
  }
  return lines.join("\n");
}

/** The migrations' next free number, as their names begin. */
export function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, "services"), { recursive: true, encoding: "utf8" }).flatMap((path) => {
    const [, number] = /migrations\/(\d{4})_\w+\.sql$/.exec(path) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return String(Math.max(...numbers) + 1).padStart(4, "0");
}

/** Does what the blocks ask for; answers the files that were made. */
export function follow(root: string, blocks: readonly Block[]): string[] {
  const number = nextMigration(root);
  return blocks.flatMap(({ path, language, text }) => {
    const file = join(root, path.replace("NNNN", number));
    if (language === "diff") {
      writeFileSync(file, withAdded(readFileSync(file, "utf8"), text));
      return [];
    }
    if (existsSync(file)) throw new Error(`${path} is there already`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [path.replace("NNNN", number)];
  });
}
