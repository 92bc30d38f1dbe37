/** What `npm run codegen` makes from the schema: one list of outputs, the gateway's first, then the site's. */
import type { CodegenConfig } from "@graphql-codegen/cli";
import { gatewayOutputs } from "./gateway/schema/codegen.ts";
import { kitOutputs } from "./tests/kit/codegen.ts";
import { webEntries } from "./web/codegen/entries.ts";

const config: CodegenConfig = {
  schema: "gateway/schema/**/*.graphql",
  generates: { ...gatewayOutputs, ...kitOutputs, ...webEntries },
};

export default config;
