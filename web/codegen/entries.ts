import type { CodegenConfig } from "@graphql-codegen/cli";
import { DocumentMode } from "@graphql-codegen/visitor-plugin-common";

/** Typed documents and hooks of some operations. */
function operations(documents: string[], place: string): CodegenConfig["generates"][string] {
  return {
    documents,
    plugins: [
      { add: { content: `/* Generated from *.graphql ${place} by \`npm run codegen\`; don't edit. */\n/* oxlint-disable */` } },
      "typescript-operations",
      "typed-document-node",
      "./web/codegen/hooks.ts",
    ],
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      enumType: "string-literal",
      skipTypename: false,
      strictScalars: true,
      scalars: { Decimal: "string", DateTime: "string", CurrencyCode: "string", JSON: "unknown", ID: "string" },
      avoidOptionals: { field: true, inputValue: false },
      dedupeFragments: true,
      documentMode: DocumentMode.documentNodeImportFragments,
      optimizeDocumentNode: true,
    },
  };
}

/**
 * The web site's operations in two files: those of the first page, and those of other pages and late parts, whose
 * documents the first page need not load.
 */
export const webEntries: CodegenConfig["generates"] = {
  "web/src/operations/generated.ts": operations(["web/src/operations/*.graphql"], "beside this file"),
  "web/src/operations/pages.generated.ts": operations(["web/src/operations/{fragments,texts}.graphql", "web/src/operations/pages/*.graphql"], "in pages"),
};
