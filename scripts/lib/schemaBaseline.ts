/**
 * What clients were promised: `gateway/schema.baseline.graphql`, the schema without words, as it was last accepted.
 * The schema may grow beyond it; taking something away is a break that somebody has to mean.
 */
import { readFileSync } from "node:fs";
import { diff, type Change } from "@graphql-inspector/core";
import { buildSchema, lexicographicSortSchema, parse, print, printSchema, visit, type GraphQLSchema } from "graphql";

const gateway = new URL("../../gateway/", import.meta.url);
export const baselineFile = new URL("schema.baseline.graphql", gateway);

const read = (file: URL) => readFileSync(file, "utf8");
export const baseline = (): GraphQLSchema => buildSchema(read(baselineFile));
/** The schema as `npm run codegen` printed it. */
export const printed = (): GraphQLSchema => buildSchema(read(new URL("schema.graphql", gateway)));

/**
 * A schema as clients depend on it: sorted, without descriptions, and without what the gateway tells itself (`@cost`
 * …).
 */
export function wordless(schema: GraphQLSchema): string {
  const document = visit(parse(printSchema(lexicographicSortSchema(schema))), {
    enter: (node) =>
      "description" in node && node.description !== undefined ? { ...node, description: undefined } : undefined,
    DirectiveDefinition: () => null,
  });
  return `${print(document)}\n`;
}

export interface SchemaChanges {
  /** What a client may have used and finds no more. */
  breaking: string[];
  /** What was not there before, or may surprise: a new enum value, a new default. */
  other: string[];
}

const line = ({ criticality: { level }, message }: Change) => `${level.toLowerCase().replace("_", "-")}: ${message}`;

export async function changes(before: GraphQLSchema, after: GraphQLSchema): Promise<SchemaChanges> {
  const all = await diff(buildSchema(wordless(before)), buildSchema(wordless(after)));
  const isBreaking = ({ criticality }: Change) => String(criticality.level) === "BREAKING";
  return { breaking: all.filter(isBreaking).map(line), other: all.filter((change) => !isBreaking(change)).map(line) };
}
