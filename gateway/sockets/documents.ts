/** Parsed and validated documents of sockets, so that a thousand readers of one subscription cost one validation. */
import { createHash } from "node:crypto";
import { GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema, type ValidationRule } from "graphql";
import { LRUCache } from "lru-cache";

interface Document {
  key: string;
  document: DocumentNode;
}

export interface DocumentOptions {
  rules: readonly ValidationRule[];
  maxTokens: number;
  /** Most documents kept. Default 500. */
  max?: number;
}

/** Reads a document, or says what is wrong with it. */
export type ReadDocument = (text: string) => Document | readonly GraphQLError[];

const withCode = (error: GraphQLError, code: string) =>
  (typeof error.extensions["code"] === "string" ? error : new GraphQLError(error.message, { nodes: error.nodes, extensions: { code } }));

export function createDocuments(schema: GraphQLSchema, { rules, maxTokens, max = 500 }: DocumentOptions): ReadDocument {
  const kept = new LRUCache<string, Document>({ max });
  return (text) => {
    const key = createHash("sha256").update(text).digest("hex");
    const present = kept.get(key);
    if (present !== undefined) return present;
    try {
      const document = parse(text, { maxTokens });
      const problems = validate(schema, document, [...specifiedRules, ...rules]);
      if (problems.length > 0) return problems.map((problem) => withCode(problem, "GRAPHQL_VALIDATION_FAILED"));
      const read = { key, document };
      kept.set(key, read);
      return read;
    } catch (error) {
      if (error instanceof GraphQLError) return [withCode(error, "GRAPHQL_PARSE_FAILED")];
      throw error;
    }
  };
}
