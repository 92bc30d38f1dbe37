/** The executable schema: the SDL of gateway/schema with the resolvers. */
import { readdirSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { resolvers } from "./resolvers/index.ts";

const folder = new URL("./schema/", import.meta.url);

/** The SDL, one document a domain. */
export const typeDefs = (): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".graphql")).toSorted().map((name) => readFileSync(new URL(name, folder), "utf8"));

export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({ typeDefs: typeDefs(), resolvers, resolverValidationOptions: { requireResolversToMatchSchema: "error" } });
}
