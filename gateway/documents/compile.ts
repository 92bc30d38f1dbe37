/** Makes code of an operation (graphql-jit). */
import { GraphQLSchema, Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from "graphql";
import { isSafeToCompile } from "./safeToCompile.ts";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";

/** The operation as compiled code; null if it can't be compiled, or would answer otherwise than the standard executor. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): CompiledQuery | null {
  if (!isSafeToCompile(document, node)) return null;
  const alone = isAlone(node);
  const result = compileQuery(
    alone ? mutationsFirst(schema) : schema,
    alone ? asQuery(document, node) : document,
    node.name?.value,
    { disablingCapturingStackErrors: true },
  );
  return isCompiledQuery(result) ? result : null;
}

/**
 * A mutation of one field has no order to keep, and is compiled like a query: the code for several assigns functions in
 * place, which V8 puts into the old generation at once, and each keeps its whole request until the next full
 * collection.
 */
const isAlone = ({ operation, selectionSet: { selections } }: OperationDefinitionNode) =>
  operation === OperationTypeNode.MUTATION && selections.length === 1 && selections[0]?.kind === Kind.FIELD;

const asQuery = (document: DocumentNode, node: OperationDefinitionNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition === node ? { ...node, operation: OperationTypeNode.QUERY } : definition,
  ),
});

const turned = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The same types, with the mutations where queries begin. */
function mutationsFirst(schema: GraphQLSchema): GraphQLSchema {
  const present = turned.get(schema);
  if (present !== undefined) return present;
  const made = new GraphQLSchema({
    ...schema.toConfig(),
    query: schema.getMutationType(),
    mutation: null,
    assumeValid: true,
  });
  turned.set(schema, made);
  return made;
}
