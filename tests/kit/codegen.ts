/** The kit's output of `npm run codegen`: the schema's types, so that an editor completes what a tester mocks. */
import type { CodegenConfig } from "@graphql-codegen/cli";

export const kitOutputs: CodegenConfig["generates"] = {
  "tests/kit/generated/schema.ts": {
    plugins: ["typescript"],
    config: {
      scalars: { ID: "string", Decimal: "string", DateTime: "string", CurrencyCode: "string", JSON: "unknown" },
      strictScalars: true,
      enumsAsTypes: true,
      enumType: "string-literal",
      useTypeImports: true,
      avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
      maybeValue: "T | null",
      inputMaybeValue: "T | null | undefined",
      skipTypename: true,
      onlyOperationTypes: false,
    },
  },
};
