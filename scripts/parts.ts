/**
 * Writes the lists of the gateway's parts, so that a new service is found by its files alone. Part of `npm run
 * codegen`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

interface List {
  /** Where the parts are, at any depth. */
  folder: string;
  /** The beginning of each part's declaration; the group is its name. */
  form: RegExp;
  file: string;
  /** What the file exports. */
  name: string;
  brackets: "{}" | "[]";
}

const lists: readonly List[] = [
  {
    folder: "datasources",
    form: /^export const (\w+) = describeService\(/gm,
    file: "generated/descriptors.ts",
    name: "descriptors",
    brackets: "{}",
  },
  {
    folder: "resolvers",
    form: /^export const (\w+): Resolvers = /gm,
    file: "generated/resolverList.ts",
    name: "resolvers",
    brackets: "[]",
  },
  {
    folder: "explorer/examples",
    form: /^export const (\w+): Domain = /gm,
    file: "explorer/generated/domains.ts",
    name: "domains",
    brackets: "[]",
  },
  {
    folder: "testing/fakes",
    form: /^export const (\w+): Fakes = /gm,
    file: "testing/generated/fakes.ts",
    name: "fakes",
    brackets: "[]",
  },
];

const gateway = fileURLToPath(new URL("../gateway/", import.meta.url));

for (const { folder, form, file, name, brackets } of lists) {
  const parts = readdirSync(join(gateway, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(join(gateway, folder, path), "utf8").matchAll(form)].map(([, part = ""]) => ({ path, part })),
    );
  const target = join(gateway, file);
  const from = relative(dirname(target), join(gateway, folder)).replaceAll("\\", "/");
  const [open, close] = brackets;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    [
      `/** Generated from the files of gateway/${folder} by \`npm run codegen\`; don't edit. */`,
      ...parts.map(({ path, part }) => `import { ${part} } from "${from}/${path.replaceAll("\\", "/")}";`),
      "",
      `export const ${name} = ${open}`,
      ...parts.map(({ part }) => `  ${part},`),
      `${close};`,
      "",
    ].join("\n"),
  );
}
