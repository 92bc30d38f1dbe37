/**
 * Puts each operation of the generated files into a module of its own while the browser's files are built, and lets who
 * imports some of them name those modules, so that a page gets the documents it asks with and no others. People write
 * and import a file for each area; a bundler cannot divide a module, and would bring an area's documents all at once.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const MARK = "?operation=";
const FILE = /\/operations\/\w+\/generated\.ts$/;
/** From a file of operations. */
const HASHES = "../hashes.generated.ts";
const DECLARED = /^export const (\w+)\b.*$/gm;
/** Imports of named things, at once or later, from a file that may be one of operations. */
const IMPORTED = /^(?<how>import|export) \{(?<names>[^}]*)\} from "(?<from>[^"]*\/generated\.ts)";/gm;
const IMPORTED_LATER = /const \{ (?<name>\w+) \} = await import\("(?<from>[^"]*\/generated\.ts)"\)/g;

/** What the file exports beside types, by name; each stands on a line. */
export const declarationsOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(DECLARED)].map(([line, name = ""]) => [name, line]));

/** The module of one of them. */
export function moduleOf(name: string, declarations: ReadonlyMap<string, string>, file: string): string {
  const own = declarations.get(name);
  if (own === undefined) throw new Error(`${file} has no ${name}`);
  const words = new Set(own.match(/\w+/g));
  const needed = [...declarations.keys()].filter((other) => other !== name && words.has(other));
  return [
    'import * as ApolloHooks from "@apollo/client/react";',
    ...needed.map((other) => `import { ${other} } from "${file}${MARK}${other}";`),
    own,
  ].join("\n");
}

/** Hashes by the operation's name, as they stand in their file. */
export const hashesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^ {2}(\w+): "([0-9a-f]{64})",$/gm)].map(([, name = "", hash = ""]) => [name, hash]));

/**
 * The file of hashes with none in it: each comes with its document, for a hash is the one thing that doesn't compress.
 */
export const withoutHashes = (text: string): string => text.replaceAll(/^ {2}\w+: "[0-9a-f]{64}",\n/gm, "");

const fileOf = (from: string, importer: string) => (from.startsWith(".") ? join(dirname(importer), from) : from);

/** The same module, importing from the modules of what it names; types need none. */
export function importEach(code: string, importer: string): string {
  return code
    .replaceAll(IMPORTED, (whole: string, how: string, names: string, from: string) => {
      if (!FILE.test(fileOf(from, importer))) return whole;
      const values = names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "));
      // On one line, so that what stands below stays at its number.
      return `${values.map((name) => `${how} { ${name} } from "${from}${MARK}${name.split(" ")[0]}";`).join(" ")}${"\n".repeat(whole.split("\n").length - 1)}`;
    })
    .replaceAll(IMPORTED_LATER, (whole: string, name: string, from: string) =>
      FILE.test(fileOf(from, importer)) ? `const { ${name} } = await import("${from}${MARK}${name}")` : whole,
    );
}

export function splitOperations(): Plugin {
  return {
    name: "site:split-operations",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      const [file = "", name] = source.split(MARK);
      if (name === undefined) return null;
      const resolved = await this.resolve(file, importer?.split(MARK)[0], { ...options, skipSelf: true });
      return resolved === null ? null : `${resolved.id}${MARK}${name}`;
    },
    async load(id) {
      const [file = "", name] = id.split(MARK);
      if (name === undefined)
        return id.endsWith("/operations/hashes.generated.ts")
          ? { code: withoutHashes(await readFile(id, "utf8")), moduleType: "ts" }
          : null;
      const hashes = join(dirname(file), HASHES);
      const operation = name.replace(/Document$/, "");
      const hash = name === operation ? undefined : hashesOf(await readFile(hashes, "utf8")).get(operation);
      const keep =
        hash === undefined
          ? ""
          : `\nimport { documentHashes } from "${hashes}";\n(documentHashes as Record<string, string>)["${operation}"] = "${hash}";`;
      return {
        code: moduleOf(name, declarationsOf(await readFile(file, "utf8")), file) + keep,
        moduleType: "ts",
        moduleSideEffects: false,
      };
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('generated.ts"')) return null;
      const divided = importEach(code, id);
      return divided === code ? null : { code: divided, map: null };
    },
  };
}
