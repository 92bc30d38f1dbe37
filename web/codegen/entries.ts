import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { DocumentMode } from "@graphql-codegen/visitor-plugin-common";
import { type FragmentDefinitionNode, Kind, parse } from "graphql";

const FOLDER = "web/src/operations";
/** Fragments that several areas spread; a fragment of one area stands among its operations. */
const SHARED = `${FOLDER}/fragments`;
/** Enums and input types of all areas. */
const TYPES = `${FOLDER}/types.generated.ts`;

const graphqlIn = (folder: string) => `${folder}/*.graphql`;

const areas = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && join(FOLDER, entry.name) !== SHARED)
  .map(({ name }) => `${FOLDER}/${name}`);

const sharedFragments = readdirSync(SHARED)
  .filter((name) => name.endsWith(".graphql"))
  .flatMap((name) => parse(readFileSync(join(SHARED, name), "utf8")).definitions)
  .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
  .map((node) => ({ isExternal: true, name: node.name.value, onType: node.typeCondition.name.value, node }));

const typescript = {
  useTypeImports: true,
  importExtension: ".ts" as const,
  enumsAsTypes: true,
  enumType: "string-literal",
  skipTypename: false,
  strictScalars: true,
  scalars: { Decimal: "string", DateTime: "string", CurrencyCode: "string", JSON: "unknown", ID: "string" },
  avoidOptionals: { field: true, inputValue: false },
};

const head = {
  add: { content: "/* Generated from *.graphql by `npm run codegen`; don't edit. */\n/* oxlint-disable */" },
};

/** Typed documents and hooks of the operations of a folder. */
const operations = (
  folder: string,
  externalFragments: typeof sharedFragments = [],
): CodegenConfig["generates"][string] => ({
  documents: graphqlIn(folder),
  plugins: [head, "typescript-operations", "typed-document-node", "./web/codegen/hooks.ts"],
  config: {
    ...typescript,
    importSchemaTypesFrom: TYPES,
    externalFragments,
    dedupeFragments: true,
    documentMode: DocumentMode.documentNodeImportFragments,
    optimizeDocumentNode: true,
  },
});

/** The web site's operations: a file for each area, beside what it is made of, and one for the types they share. */
export const webEntries: CodegenConfig["generates"] = {
  [TYPES]: {
    documents: `${FOLDER}/**/*.graphql`,
    plugins: [head, "typescript-operations"],
    config: { ...typescript, generateOperationTypes: false },
  },
  [`${SHARED}/generated.ts`]: operations(SHARED),
  ...Object.fromEntries(areas.map((folder) => [`${folder}/generated.ts`, operations(folder, sharedFragments)])),
};
