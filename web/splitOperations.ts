/**
 * Puts each operation of pages.generated.ts into a module of its own while the browser's files are built, so that a page
 * gets the documents it asks with and no others. People write and import one file; a bundler cannot divide a module.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const MARK = "?operation=";
const isPages = (file: string) => file.endsWith("/operations/pages.generated.ts");
const DECLARED = /^export const (\w+)\b.*$/gm;

/** What the file exports beside types, by name; each stands on a line. */
export const declarationsOf = (text: string): Map<string, string> => new Map([...text.matchAll(DECLARED)].map(([line, name = ""]) => [name, line]));

/** The module of one of them. */
export function moduleOf(name: string, declarations: ReadonlyMap<string, string>, file: string): string {
  const own = declarations.get(name) ?? "";
  const words = new Set(own.match(/\w+/g));
  const needed = [...declarations.keys()].filter((other) => other !== name && words.has(other));
  return ['import * as ApolloHooks from "@apollo/client/react";', ...needed.map((other) => `import { ${other} } from "${file}${MARK}${other}";`), own].join("\n");
}

export function splitOperations(): Plugin {
  return {
    name: "site:split-operations", enforce: "pre", apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source) => (source.includes(MARK) ? source : null),
    async load(id) {
      const [file = "", name] = id.split(MARK);
      if (!isPages(file)) return null;
      const declarations = declarationsOf(await readFile(file, "utf8"));
      const code = name === undefined
        ? [...declarations.keys()].map((one) => `export { ${one} } from "${file}${MARK}${one}";`).join("\n")
        : moduleOf(name, declarations, file);
      return { code, moduleType: "ts", moduleSideEffects: false };
    },
  };
}
