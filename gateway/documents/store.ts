/**
 * The documents the gateway knows: parsed, validated and prepared once, whichever way they came. Trusted ones are given
 * at the start and stay; others are kept while they are asked for, within bounds.
 */
import { createHash } from "node:crypto";
import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { ErrorCode } from "../errors/errors.ts";
import { endlessNesting, problemsOf } from "./limits.ts";
import { PreparedOperation, type CostOf } from "./operation.ts";

/** A document that clients were built with. */
export interface TrustedDocument {
  /** SHA-256 (hex) of the text. */
  id: string;
  text: string;
  name: string;
}

export interface DocumentStoreOptions {
  schema: GraphQLSchema;
  /** Our own rules, in addition to the standard ones. Trusted documents are exempt. */
  rules?: readonly ValidationRule[];
  /** Longest document, in tokens. Default none. */
  maxTokens?: number;
  trusted?: readonly TrustedDocument[];
  /** Refuse every document that is not trusted. Default false. */
  onlyTrusted?: boolean;
  costOf?: CostOf;
  /** An operation is compiled when it is run for this time; trusted ones at the first. Default 2. */
  compileAt?: number;
}

/** Maximum number of documents besides the trusted ones, and of their characters and operations in total. */
const maxDocuments = 1000;
const maxWeight = 8 * 1024 * 1024;
/** The size of an operation in characters: its compiled code is larger than its text. */
const operationWeight = 4096;

export class KnownDocument {
  readonly schema: GraphQLSchema;
  /** SHA-256 (hex) of the text. */
  readonly id: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly isTrusted: boolean;
  /** Of a trusted document, for metrics. */
  readonly name: string | null;
  readonly #nodes: readonly OperationDefinitionNode[];
  readonly #prepare: (document: KnownDocument, node: OperationDefinitionNode) => PreparedOperation;
  readonly #prepared = new Map<OperationDefinitionNode, PreparedOperation>();

  constructor(
    schema: GraphQLSchema,
    read: { id: string; text: string; document: DocumentNode; name: string | null },
    prepare: (document: KnownDocument, node: OperationDefinitionNode) => PreparedOperation,
  ) {
    this.schema = schema;
    this.id = read.id;
    this.text = read.text;
    this.document = read.document;
    this.name = read.name;
    this.isTrusted = read.name !== null;
    this.#nodes = read.document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    this.#prepare = prepare;
  }

  get operationCount(): number {
    return this.#nodes.length;
  }

  /** The operation to run, prepared once. */
  operation(name: string | null | undefined): PreparedOperation | GraphQLError {
    const isNamed = name !== null && name !== undefined && name !== "";
    if (!isNamed && this.#nodes.length > 1)
      return unresolved("Must provide operation name if query contains multiple operations.");
    const node = isNamed ? this.#nodes.find((candidate) => candidate.name?.value === name) : this.#nodes[0];
    if (node === undefined)
      return unresolved(isNamed ? `Unknown operation named "${name}".` : "Must provide an operation.");
    const present = this.#prepared.get(node);
    if (present !== undefined) return present;
    const prepared = this.#prepare(this, node);
    this.#prepared.set(node, prepared);
    return prepared;
  }
}

const unresolved = (message: string) =>
  new GraphQLError(message, { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } });
const withCode = (error: GraphQLError, code: string) =>
  typeof error.extensions["code"] === "string"
    ? error
    : new GraphQLError(error.message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        extensions: { code },
      });

/** The error for a document that isn't on the list. */
export const notTrusted = () =>
  new GraphQLError("Only documents that the operator's own clients were built with are answered.", {
    extensions: { code: "DOCUMENT_NOT_TRUSTED" satisfies ErrorCode, http: { status: 403 } },
  });

/** SHA-256 (hex) of a document's text: its id. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export class DocumentStore {
  readonly schema: GraphQLSchema;
  readonly onlyTrusted: boolean;
  /** Trusted documents that the schema has no answer for (any more): they are not taken. */
  readonly broken: readonly { name: string; errors: readonly GraphQLError[] }[];
  readonly #rules: readonly ValidationRule[];
  readonly #maxTokens: number | undefined;
  readonly #prepare: (document: KnownDocument, node: OperationDefinitionNode) => PreparedOperation;
  readonly #trustedByText = new Map<string, KnownDocument>();
  readonly #trustedById = new Map<string, KnownDocument>();
  readonly #byId = new Map<string, KnownDocument>();
  readonly #byText = new LRUCache<string, KnownDocument>({
    max: maxDocuments,
    maxSize: maxWeight,
    sizeCalculation: ({ text, operationCount }) => text.length + operationCount * operationWeight,
    dispose: ({ id }) => void this.#byId.delete(id),
  });

  constructor({
    schema,
    rules = [],
    maxTokens,
    trusted = [],
    onlyTrusted = false,
    costOf,
    compileAt = 2,
  }: DocumentStoreOptions) {
    this.schema = schema;
    this.onlyTrusted = onlyTrusted;
    this.#rules = [...specifiedRules, ...rules];
    this.#maxTokens = maxTokens;
    this.#prepare = (document, node) =>
      new PreparedOperation(schema, document, node, { costOf, compileAt: document.isTrusted ? 1 : compileAt });
    this.broken = trusted.flatMap(({ text, name }) => {
      const read = this.#validated(text, specifiedRules, undefined);
      if (!("kind" in read)) return [{ name, errors: read }];
      const known = new KnownDocument(schema, { id: hashOf(text), text, document: read, name }, this.#prepare);
      this.#trustedByText.set(text, known);
      this.#trustedById.set(known.id, known);
      return [];
    });
  }

  /** A document that was read before; null for another one. */
  find(text: string): KnownDocument | null {
    return this.#trustedByText.get(text) ?? this.#byText.get(text) ?? null;
  }

  /** A document by the hash of its text: a trusted one, or one that somebody sent in full not long ago. */
  byId(id: string): KnownDocument | null {
    return this.#trustedById.get(id) ?? this.#byId.get(id) ?? null;
  }

  /** Reads a document, or says what is wrong with it. */
  read(text: string): KnownDocument | readonly GraphQLError[] {
    const known = this.find(text);
    if (known !== null) return known;
    if (this.onlyTrusted) return [notTrusted()];
    const read = this.#validated(text, this.#rules, this.#maxTokens);
    return "kind" in read ? this.adopt(text, read) : read;
  }

  /** Keeps a document that somebody else has parsed and validated by the same rules. */
  adopt(text: string, document: DocumentNode, id = hashOf(text)): KnownDocument {
    const present = this.find(text);
    if (present !== null) return present;
    const known = new KnownDocument(this.schema, { id, text, document, name: null }, this.#prepare);
    this.#byText.set(text, known);
    // One that is too heavy was not kept.
    if (this.#byText.has(text)) this.#byId.set(id, known);
    return known;
  }

  #validated(
    text: string,
    rules: readonly ValidationRule[],
    maxTokens: number | undefined,
  ): DocumentNode | readonly GraphQLError[] {
    try {
      const document = parse(text, maxTokens === undefined ? {} : { maxTokens });
      const tooLarge = maxTokens === undefined ? [] : problemsOf(document);
      const problems =
        tooLarge.length > 0 ? tooLarge : validate(this.schema, document, rules, { hideSuggestions: true });
      return problems.length === 0
        ? document
        : problems.map((problem) => withCode(problem, "GRAPHQL_VALIDATION_FAILED"));
    } catch (error) {
      if (error instanceof GraphQLError) return [withCode(error, "GRAPHQL_PARSE_FAILED")];
      const endless = endlessNesting(error);
      if (endless !== null) return [endless];
      throw error;
    }
  }
}
