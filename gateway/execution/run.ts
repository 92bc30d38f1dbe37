/**
 * Runs operations the same way whichever way they came (HTTP, Apollo, WebSocket, SSE): admission, a scope with deadline
 * and cancellation, execution, the form of errors, metrics.
 */
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLFormattedError } from "graphql";
import type { Client, GatewayContext } from "./context.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import { executeOperation } from "./jit.ts";
import type { TraceSpan } from "../process/telemetry.ts";
import { OperationScope, operationScope } from "./scope.ts";

export interface OperationRequest {
  variables: Variables;
  context: GatewayContext;
  /** The event as passed to the subscription's field. It was admitted with its subscription. */
  root?: unknown;
  /** Aborted when the client left: reads still going on are given up. */
  clientLeft?: AbortSignal;
  /** A scope that the caller made and cancels themselves, in place of `clientLeft`. */
  scope?: OperationScope | undefined;
  /** Goes upstream with every call. */
  requestId: string;
}

/** Runs an operation; errors are formatted for clients. */
export type RunOperation = (
  operation: PreparedOperation,
  request: OperationRequest,
) => Promise<FormattedExecutionResult>;

type Refusal = GraphQLError | null;

export interface RunnerOptions {
  /** Refuses an operation before it runs: too expensive, too often. */
  admit?: (operation: PreparedOperation, variables: Variables, client: Client) => Refusal | Promise<Refusal>;
  /** Refuses an operation that was admitted: the caller's token is dead, or the site is closed to them. */
  door?: (operation: PreparedOperation, client: Client) => Refusal | Promise<Refusal>;
  /** Refuses to read an unknown document of this many characters. */
  admitText?: (length: number, client: Client) => Refusal;
  /** Refuses to look at a request: too many a second. */
  admitRequest?: (client: Client) => Refusal;
  /** Runs an admitted operation when it is its caller's turn, or says why it never will be. */
  inTurn?: <T>(
    operation: PreparedOperation,
    variables: Variables,
    client: Client,
    work: () => T | Promise<T>,
  ) => T | Promise<T> | GraphQLError;
  /** Milliseconds an operation may take. */
  deadlineMs: number;
  /** Forms an error for the caller. */
  format: (error: GraphQLError) => GraphQLFormattedError;
  /** Called for every operation that was run or refused, but not for single events. */
  observe: (operation: PreparedOperation, hasErrors: boolean, seconds: number) => void;
  /** Begins a trace span of an operation, inside `parent`. */
  trace?: ((operation: PreparedOperation, parent: string | undefined) => TraceSpan) | undefined;
}

export interface Runner {
  run: RunOperation;
  /** Why a client may not run an operation now; null if they may. */
  admit(operation: PreparedOperation, variables: Variables, client: Client): Refusal | Promise<Refusal>;
  /** Why a client may not have an unknown document read now; null if they may. */
  admitText(length: number, client: Client): Refusal;
  /** Why a client's request is not even looked at: one too many in this second; null if it is. */
  admitRequest(client: Client): Refusal;
  /** Runs work for an admitted operation when it is its caller's turn; an error when too many of the caller's wait. */
  inTurn<T>(
    operation: PreparedOperation,
    variables: Variables,
    client: Client,
    work: () => T | Promise<T>,
  ): T | Promise<T> | GraphQLError;
  /** Runs an operation that was admitted. */
  begin(operation: PreparedOperation, request: OperationRequest): ExecutionResult | Promise<ExecutionResult>;
  /** The same with errors as they were thrown, for those who read their `extensions.http` or form them on their own. */
  execute(operation: PreparedOperation, request: OperationRequest): ExecutionResult | Promise<ExecutionResult>;
}

export function createRunner({
  admit,
  door,
  admitText,
  admitRequest,
  inTurn = (_operation, _variables, _client, work) => work(),
  deadlineMs,
  format,
  observe,
  trace,
}: RunnerOptions): Runner {
  const refused = (operation: PreparedOperation, error: GraphQLError): ExecutionResult => {
    observe(operation, true, 0);
    return { errors: [error] };
  };

  const begin: Runner["begin"] = (operation, request) => {
    const started = performance.now();
    const { clientLeft, root } = request;
    const scope = request.scope ?? new OperationScope({ requestId: request.requestId, deadlineMs });
    const span = trace?.(operation, scope.traceparent);
    if (span !== undefined) scope.traceparent = span.traceparent;
    const cancel = clientLeft === undefined ? null : () => scope.cancel();
    if (cancel !== null) {
      if (clientLeft?.aborted) cancel();
      clientLeft?.addEventListener("abort", cancel, { once: true });
    }
    const end = () => {
      scope.end();
      if (cancel !== null) clientLeft?.removeEventListener("abort", cancel);
    };
    const ended = (result: ExecutionResult): ExecutionResult => {
      end();
      span?.end(result.errors !== undefined);
      if (root === undefined) observe(operation, result.errors !== undefined, (performance.now() - started) / 1000);
      return result;
    };
    const broke = (error: unknown): never => {
      end();
      span?.end(true);
      throw error;
    };
    try {
      const result = operationScope.run(scope, executeOperation, operation, request);
      if (!(result instanceof Promise)) return ended(result);
      return result.then(ended, broke);
    } catch (error) {
      return broke(error);
    }
  };

  const passed = (operation: PreparedOperation, client: Client) => door?.(operation, client) ?? null;
  const admitted: Runner["admit"] = (operation, variables, client) => {
    const refusal = admit?.(operation, variables, client) ?? null;
    if (refusal instanceof Promise) return refusal.then((error) => error ?? passed(operation, client));
    return refusal ?? passed(operation, client);
  };

  const beginInTurn: Runner["begin"] = (operation, request) => {
    const result = inTurn(operation, request.variables, request.context.client, () => begin(operation, request));
    return result instanceof GraphQLError ? refused(operation, result) : result;
  };

  const execute: Runner["execute"] = (operation, request) => {
    // An event was admitted with its subscription.
    if (request.root !== undefined) return begin(operation, request);
    const refusal = admitted(operation, request.variables, request.context.client);
    if (refusal === null) return beginInTurn(operation, request);
    if (refusal instanceof Promise)
      return refusal.then((error) => (error === null ? beginInTurn(operation, request) : refused(operation, error)));
    return refused(operation, refusal);
  };

  return {
    admit: admitted,
    admitText: (length, client) => admitText?.(length, client) ?? null,
    admitRequest: (client) => admitRequest?.(client) ?? null,
    inTurn,
    begin,
    execute,
    run: async (operation, request) => formatted(await execute(operation, request), format),
  };
}

/** A result with its errors formatted for clients. */
export function formatted(
  { data, errors }: ExecutionResult,
  format: RunnerOptions["format"],
): FormattedExecutionResult {
  return { ...(errors !== undefined && { errors: errors.map(format) }), ...(data !== undefined && { data }) };
}
