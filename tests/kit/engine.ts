import {
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { graphqlError, isTransport } from "./failures.ts";
import type { MockContext } from "./resolvers/context.ts";
import { resolveField, resolveType } from "./resolvers/fields.ts";
import { subscribeTo } from "./resolvers/subscription.ts";
import { State, type Call } from "./state.ts";
import { isEntity } from "./store.ts";

/** A request as it reached the mock. */
export interface MockRequest {
  query: unknown;
  variables?: unknown;
  operationName?: unknown;
  /** Session cookie or bearer token; null for a guest. */
  session: string | null;
  language: string;
  via: Call["via"];
}

/** What goes back: a broken connection, or a status with a body. `newSession` is a cookie to set, or null to clear. */
export type MockAnswer =
  | { kind: "broken" }
  | { kind: "answer"; status: number; body: unknown; newSession?: string | null };

interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  args: ExecutionArgs & { contextValue: MockContext };
}

/** Names of an operation's root fields, fragments included. */
function rootFieldsOf(document: DocumentNode, selections: SelectionSetNode): string[] {
  return selections.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFieldsOf(document, fragment.selectionSet) : [];
  });
}

const refusal = (code: string, errors: readonly GraphQLError[]): MockAnswer => ({
  kind: "answer",
  status: 400,
  body: { errors: errors.map((error) => ({ ...error.toJSON(), extensions: { code } })) },
});

/** Parses, validates and executes operations against the real schema, and notes everything that was asked. */
export class Engine {
  readonly state = new State();
  readonly #documents = new Map<string, DocumentNode>();

  /** Answers an HTTP request. What the schema does not allow is answered with 400 and noted as a problem. */
  async answer(request: MockRequest): Promise<MockAnswer> {
    const prepared = this.prepare(request);
    if (Array.isArray(prepared)) return refusal("GRAPHQL_VALIDATION_FAILED", prepared);
    const {
      args: { contextValue },
      operation,
    } = prepared;
    if (operation.operation === OperationTypeNode.SUBSCRIPTION)
      return refusal("BAD_REQUEST", [this.#problem("A subscription was sent over HTTP")]);
    const call = this.#note(prepared, request);
    const unmocked = this.#unmocked(call);
    if (unmocked) return refusal("UNMOCKED", [unmocked]);
    if (this.state.isOffline) return { kind: "broken" };
    const failure = this.state.failures.ofRequest(call);
    if (failure !== undefined && !Array.isArray(failure)) {
      await this.state.holds.pass([contextValue.operationName]);
      if (failure === "network") return { kind: "broken" };
      if (isTransport(failure))
        return {
          kind: "answer",
          status: failure.status,
          body: { errors: [{ message: "The gateway is down.", extensions: { code: "UNAVAILABLE" } }] },
        };
      return { kind: "answer", status: 200, body: { errors: [graphqlError(failure).toJSON()], data: null } };
    }
    const result = await execute(prepared.args);
    this.watch(result);
    return {
      kind: "answer",
      status: result.data === undefined ? 400 : 200,
      body: result,
      ...(contextValue.newSession === undefined ? {} : { newSession: contextValue.newSession }),
    };
  }

  /** Opens a subscription of a socket, or answers a query that came through one. */
  async open(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
    const result = await subscribe(args);
    if (!(Symbol.asyncIterator in result)) this.watch(result);
    return result;
  }

  /** What to execute, or what is wrong with the operation. */
  prepare(request: MockRequest): Prepared | GraphQLError[] {
    const operationName = typeof request.operationName === "string" ? request.operationName : null;
    const document = this.#document(request.query, operationName);
    if (Array.isArray(document)) return document;
    const operation = getOperationAST(document, operationName);
    if (!operation) return [this.#problem(`There is no operation ${operationName ?? "to choose"}`)];
    const { state } = this;
    const contextValue: MockContext = {
      state,
      language: request.language,
      session: request.session,
      operationName: operationName ?? operation.name?.value ?? null,
      playerId: request.session === null ? null : (state.sessions.get(request.session) ?? null),
    };
    return {
      document,
      operation,
      args: {
        schema: state.schema,
        document,
        operationName,
        contextValue,
        variableValues: isEntity(request.variables) ? request.variables : {},
        fieldResolver: resolveField,
        typeResolver: resolveType,
        subscribeFieldResolver: subscribeTo,
      },
    };
  }

  /** Notes an operation that goes through a socket; answers why it may not be asked, if so. */
  note(prepared: Prepared, request: MockRequest): GraphQLError | null {
    return this.#unmocked(this.#note(prepared, request));
  }

  /** Errors that no test asked for and no real gateway would send are problems. */
  watch(result: ExecutionResult): void {
    for (const error of result.errors ?? []) {
      if (typeof error.extensions["code"] !== "string")
        this.#problem(
          `${error.message} at ${error.path?.join(".") ?? "the operation"}${error.originalError?.stack ? `\n${error.originalError.stack}` : ""}`,
        );
    }
  }

  #note({ document, operation, args }: Prepared, request: MockRequest): Call {
    const call: Call = {
      kind: operation.operation,
      operationName: args.contextValue.operationName,
      rootFields: rootFieldsOf(document, operation.selectionSet),
      variables: isEntity(request.variables) ? request.variables : {},
      via: request.via,
      language: request.language,
    };
    this.state.calls.push(call);
    return call;
  }

  /** A strict test fails by what it did not name. */
  #unmocked(call: Call): GraphQLError | null {
    const fields = this.state.unmocked(call);
    if (fields.length === 0) return null;
    const name = call.operationName ?? "An operation without a name";
    return this.#problem(
      `Strict: ${name} (${call.via}) asked ${fields.join(", ")}, which the test did not name. Say mock.allow(${fields.map((field) => `"${field}"`).join(", ")}) before, or answer, hold or fail it.`,
    );
  }

  #document(query: unknown, operationName: string | null): DocumentNode | GraphQLError[] {
    if (typeof query !== "string") return [this.#problem("The request has no query")];
    const known = this.#documents.get(query);
    if (known) return known;
    try {
      const document = parse(query);
      const errors = validate(this.state.schema, document);
      for (const error of errors)
        this.#problem(`${operationName ?? "An operation"} does not fit the schema: ${error.message}`);
      if (errors.length > 0) return [...errors];
      this.#documents.set(query, document);
      return document;
    } catch (error) {
      return [
        this.#problem(
          `${operationName ?? "An operation"} is not GraphQL: ${error instanceof Error ? error.message : String(error)}`,
        ),
      ];
    }
  }

  #problem(message: string): GraphQLError {
    this.state.problems.push(message);
    return new GraphQLError(message);
  }
}
