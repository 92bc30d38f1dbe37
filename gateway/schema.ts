/** The executable schema: the SDL of gateway/schema with the resolvers. */
import { readdirSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { isScalarType, type GraphQLSchema } from "graphql";
import { resolvers } from "./generated/resolverList.ts";
import { scalars } from "./resolvers/scalars.ts";

const folder = new URL("./schema/", import.meta.url);

/** The SDL, one document a domain. */
export const typeDefs = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), "utf8"));

let made: GraphQLSchema | undefined;

/** Made once: it holds nothing of a running gateway. */
export const executableSchema = (): GraphQLSchema => (made ??= makeSchema());

function makeSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: typeDefs(),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // Given as resolvers, scalars would replace the SDL's and lose their descriptions.
  for (const { name, serialize, parseValue, parseLiteral } of scalars) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return schema;
}
