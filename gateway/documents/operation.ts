/** One operation of a known document. Everything that can be computed before it runs is computed once. */
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { CompiledQuery } from "graphql-jit";
import { cachePolicyOf, type CachePolicy } from "./cachePolicy.ts";
import { compileOperation } from "./compile.ts";
import type { KnownDocument } from "./store.ts";

export type Variables = Readonly<Record<string, unknown>>;
/** Counts an operation's cost by its variables. Made once an operation, called once a request. */
export type CostOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
) => (variables: Variables) => number;

const free = () => 0;

export class PreparedOperation {
  readonly document: KnownDocument;
  readonly name: string | null;
  readonly type: "query" | "mutation" | "subscription";
  /** Names of the root fields, aliases and fragments seen through. */
  readonly rootFields: readonly string[];
  /** Names of the variables it declares; others a request may hold say nothing. */
  readonly variableNames: readonly string[];
  /** Cost of the operation with these variables. */
  readonly cost: (variables: Variables) => number;
  /** Whether its answers may be cached, for whom and how long. */
  readonly cachePolicy: CachePolicy;
  readonly #schema: GraphQLSchema;
  readonly #node: OperationDefinitionNode;
  readonly #compileAt: number;
  #seen = 0;
  #compiled: CompiledQuery | null = null;

  constructor(
    schema: GraphQLSchema,
    document: KnownDocument,
    node: OperationDefinitionNode,
    { costOf, compileAt }: { costOf: CostOf | undefined; compileAt: number },
  ) {
    this.document = document;
    this.name = node.name?.value ?? null;
    this.type = node.operation;
    this.rootFields = [...new Set(rootFieldsOf(document.document, node.selectionSet))];
    this.variableNames = (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    this.cost = costOf?.(schema, document.document, this.name) ?? free;
    this.cachePolicy = cachePolicyOf(schema, document.document, node);
    this.#schema = schema;
    this.#node = node;
    this.#compileAt = compileAt;
  }

  /**
   * The operation as compiled code; null for one seen too seldom to be worth it (compiling costs milliseconds), and for
   * one that can't be compiled.
   */
  get compiled(): CompiledQuery | null {
    if (this.#seen < this.#compileAt) {
      this.#seen += 1;
      if (this.#seen === this.#compileAt)
        this.#compiled = compileOperation(this.#schema, this.document.document, this.#node);
    }
    return this.#compiled;
  }
}

function rootFieldsOf(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (node): node is FragmentDefinitionNode =>
        node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );
    return fragment === undefined ? [] : rootFieldsOf(document, fragment.selectionSet);
  });
}
