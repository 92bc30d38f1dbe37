// Hive Gateway in front of the same REST services, which it knows by their OpenAPI documents. Its schema is made from
// those, so it is asked in its own words (../gateway/hiveQueries.ts); its HTTP client is its own.
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGatewayRuntime } from "@graphql-hive/gateway-runtime";
import { getComposedSchemaFromConfig } from "@graphql-mesh/compose-cli";
import { loadOpenAPISubgraph } from "@omnigraph/openapi";

const port = Number(process.env.PORT);
const logger = { debug() {}, info() {}, log() {}, warn: console.warn, error: console.error, child: () => logger };

const documents = ["sportsbook", "auth", "accounts", "coupons"].map((name) =>
  JSON.parse(readFileSync(new URL(`../../../gateway/upstream/${name}.openapi.json`, import.meta.url), "utf8")),
);
/** Only what the bench asks: the services as one, because they share an address and their components. */
const asked = [
  "/sportsbook-api/v1/sports",
  "/sportsbook-api/v1/games",
  "/sportsbook-api/v1/games/by-ids",
  "/sportsbook-api/v1/championships",
  "/auth-api/v1/user",
  "/account-api/v1/accounts",
  "/coupon-api/v1/coupons",
];
const document = {
  ...documents[0],
  paths: Object.fromEntries(
    documents.flatMap(({ paths }) => Object.entries(paths)).filter(([path]) => asked.includes(path)),
  ),
  components: { schemas: Object.assign({}, ...documents.map(({ components }) => components?.schemas)) },
};
// Its loader takes a file or an address.
const file = join(mkdtempSync(join(tmpdir(), "hive-bench-")), "operator.json");
writeFileSync(file, JSON.stringify(document));
const supergraph = await getComposedSchemaFromConfig(
  {
    fetch,
    subgraphs: [
      {
        sourceHandler: loadOpenAPISubgraph("operator", {
          source: file,
          endpoint: process.env.SPORTSBOOK_URL,
          operationHeaders: { authorization: "{context.headers.authorization}" },
        }),
      },
    ],
  },
  logger,
);
const gateway = createGatewayRuntime({
  supergraph,
  logging: "error",
  landingPage: false,
  graphiql: false,
  maskedErrors: false,
});
createServer(gateway).listen(port, "127.0.0.1", () => process.send?.({ port }));
process.on("disconnect", () => process.exit(0));
