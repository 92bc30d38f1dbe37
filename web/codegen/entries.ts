import type { CodegenConfig } from "@graphql-codegen/cli";
import { DocumentMode } from "@graphql-codegen/visitor-plugin-common";

/** The web site's operations as typed documents and hooks. */
export const webEntries: CodegenConfig["generates"] = {
  "web/src/operations/generated.ts": {
    documents: "web/src/operations/*.graphql",
    plugins: [
      { add: { content: "/* Generated from *.graphql beside this file by `npm run codegen`; don't edit. */\n/* oxlint-disable */" } },
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
  },
};
