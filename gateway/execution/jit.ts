/**
 * Executes operations with compiled code (graphql-jit), several times faster than the standard executor. Operations
 * that aren't compiled (see PreparedOperation) run in the standard executor with the same answers.
 */
import { execute, GraphQLError, type ExecutionResult } from "graphql";
import type { PreparedOperation, Variables } from "../documents/operation.ts";

export interface OperationRun {
  variables: Variables;
  context: object;
  /** The event as passed to the subscription's field. */
  root?: unknown;
}

/** Runs an operation. A result without `data` never began: its variables do not fit. */
export function executeOperation(
  operation: PreparedOperation,
  run: OperationRun,
): Promise<ExecutionResult> | ExecutionResult {
  const { compiled } = operation;
  if (compiled === null) return executePlainly(operation, run);
  const result = compiled.query(run.root, run.context, run.variables);
  return result instanceof Promise
    ? result.then((settled) => settledResult(settled, operation, run))
    : settledResult(result, operation, run);
}

function executePlainly(
  { document, name }: PreparedOperation,
  { variables, context, root }: OperationRun,
): Promise<ExecutionResult> | ExecutionResult {
  const result = execute({
    schema: document.schema,
    document: document.document,
    contextValue: context,
    rootValue: root,
    operationName: name,
    variableValues: variables,
  });
  return result instanceof Promise ? result : withInputCode(result);
}

function settledResult(
  result: ExecutionResult,
  operation: PreparedOperation,
  run: OperationRun,
): Promise<ExecutionResult> | ExecutionResult {
  if (result.errors === undefined) return result;
  // The compiled code finds other words for wrong variables; nothing has run yet, so the standard executor may say it.
  if (result.data === undefined) return executePlainly(operation, run);
  return { ...result, errors: result.errors.map(toRealError) };
}

/** An operation that did not begin was called with variables that do not fit. */
function withInputCode(result: ExecutionResult): ExecutionResult {
  if (result.data !== undefined || result.errors === undefined) return result;
  return {
    errors: result.errors.map((error) => {
      if (typeof error.extensions["code"] === "string") return error;
      return new GraphQLError(error.message, {
        nodes: error.nodes,
        originalError: error.originalError,
        extensions: { code: "BAD_USER_INPUT" },
      });
    }),
  };
}

/** Errors of compiled code are look-alikes without extensions: they become real errors with path and extensions. */
function toRealError({ message, path, originalError, extensions }: GraphQLError): GraphQLError {
  const cause = originalError instanceof GraphQLError ? originalError.extensions : extensions;
  return new GraphQLError(message, { path, originalError, extensions: cause ?? null });
}
