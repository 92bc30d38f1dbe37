/** Operations of live connections: read, admitted, and begun, the same for WebSockets and SSE. */
import { randomUUID } from "node:crypto";
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from "graphql";
import { GatewayContext, type Client, type GatewayParts } from "../execution/context.ts";
import type { Asked } from "../documents/asked.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import { documentOf } from "../documents/request.ts";
import type { DocumentStore } from "../documents/store.ts";
import { FanoutReader, type Fanout, type Sink } from "../execution/fanout.ts";
import type { Runner } from "../execution/run.ts";
import { subscribe } from "../execution/subscribe.ts";

export interface LiveParts {
  documents: DocumentStore;
  runner: Runner;
  fanout: Fanout;
  parts: GatewayParts;
  /** Forms an error for the caller. */
  format: (error: GraphQLError) => GraphQLFormattedError;
  /** Called for every subscription: its operation, and whether it was refused. */
  observe: (operation: PreparedOperation, hasErrors: boolean) => void;
  /** Called when a subscription begins; the function it returns is called when it ends. */
  started: (operation: PreparedOperation) => () => void;
}

/** An operation on its way from being read to being run. */
export interface LiveOperation {
  operation: PreparedOperation;
  variables: Variables;
}

/** A running subscription: its own stream, or a reader of a shared one. */
export type LiveStream = AsyncGenerator<ExecutionResult, void, void> | FanoutReader;

/** Reads the document of a client: a text, a documentId or a persisted query. */
export function readOperation(
  { documents, runner }: Pick<LiveParts, "documents" | "runner">,
  asked: Asked | null,
  client: Client,
): LiveOperation | readonly GraphQLError[] {
  const tooMany = runner.admitRequest(client);
  if (tooMany !== null) return [tooMany];
  const found = asked === null ? null : documentOf(documents, asked);
  if (asked === null || found === null)
    return [new GraphQLError("The request holds no GraphQL operation.", { extensions: { code: "BAD_REQUEST" } })];
  if (found instanceof GraphQLError) return [found];
  const tooMuch = "operation" in found ? null : runner.admitText(found.text.length, client);
  if (tooMuch !== null) return [tooMuch];
  const read = "operation" in found ? found : documents.read(found.text);
  if (!("operation" in read)) return read;
  const operation = read.operation(asked.operationName);
  return operation instanceof GraphQLError ? [operation] : { operation, variables: asked.variables };
}

/**
 * Begins a subscription, or says why not. `sink` takes the messages of a shared stream; `clientOf` is called for each
 * event.
 */
export async function beginSubscription(
  { runner, fanout, parts, observe, started }: LiveParts,
  { operation, variables }: LiveOperation,
  clientOf: () => Client,
  sink: () => Sink,
): Promise<LiveStream | ExecutionResult> {
  const refusal = await runner.admit(operation, variables, clientOf());
  if (refusal !== null) {
    observe(operation, true);
    return { errors: [refusal] };
  }
  const plan = fanout.plan(operation);
  const begun =
    plan === null
      ? await subscribe({
          operation,
          variables,
          contextOf: () => new GatewayContext(parts, clientOf()),
          run: async (root, context) =>
            runner.execute(operation, { variables, root, context, requestId: randomUUID() }),
          begun: () => started(operation),
        })
      : fanout.subscribe(plan, operation, variables, clientOf().language, sink());
  const result = "length" in begun ? { errors: begun } : begun;
  observe(operation, "errors" in result);
  if (result instanceof FanoutReader) result.onStop = started(operation);
  return result;
}

/** Runs a query or a mutation. */
export async function runOnce(
  { runner, parts }: LiveParts,
  { operation, variables }: LiveOperation,
  client: Client,
  clientLeft: AbortSignal,
): Promise<ExecutionResult> {
  return runner.execute(operation, {
    variables,
    context: new GatewayContext(parts, client),
    requestId: randomUUID(),
    clientLeft,
  });
}
