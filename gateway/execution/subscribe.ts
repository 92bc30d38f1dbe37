/** Subscriptions: the standard executor makes the source of events, and each event is executed with its own context. */
import { createSourceEventStream, GraphQLError, type ExecutionResult } from "graphql";
import type { GatewayContext } from "./context.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";

type Results<Result> = AsyncGenerator<Result, void, void>;

const isIterable = (value: unknown): value is AsyncGenerator<unknown, void, void> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value && "return" in value;

export interface Subscription<Result> {
  operation: PreparedOperation;
  variables: Variables;
  /**
   * Makes the context of one event: its loaders must not outlive it, or a second event would be answered with the data
   * of the first.
   */
  contextOf: () => GatewayContext;
  /** Runs the operation for an event. */
  run: (event: unknown, context: GatewayContext) => Promise<Result>;
  /** Called when the stream is set up; the function it returns is called once, at the end. */
  begun?: () => () => void;
}

/** Starts a subscription; an ExecutionResult says why it could not be. */
export async function subscribe<Result>({
  operation,
  variables,
  contextOf,
  run,
  begun,
}: Subscription<Result>): Promise<Results<Result> | ExecutionResult> {
  const { document, name } = operation;
  const source = await createSourceEventStream({
    schema: document.schema,
    document: document.document,
    contextValue: contextOf(),
    operationName: name,
    variableValues: variables,
  });
  if (!isIterable(source))
    return "errors" in source ? source : { errors: [new GraphQLError("Not a stream of events.")] };
  return results(source, (event) => run(event, contextOf()), begun?.() ?? null);
}

/** Ends the source at once when the reader leaves, also while it waits for an event. */
function results<Result>(
  source: AsyncGenerator<unknown, void, void>,
  executed: (event: unknown) => Promise<Result>,
  ended: (() => void) | null,
): Results<Result> {
  let left = ended;
  const over = (): void => {
    left?.();
    left = null;
  };
  const leave = async (): Promise<void> => {
    over();
    await source.return();
  };
  const mapped = async (result: IteratorResult<unknown, void>): Promise<IteratorResult<Result, void>> => {
    if (result.done !== true) return { value: await executed(result.value), done: false };
    over();
    return { value: undefined, done: true };
  };
  return {
    next: async () => mapped(await source.next()),
    return: async () => {
      await leave();
      return { value: undefined, done: true };
    },
    throw: async (error: unknown) => {
      await leave();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: leave,
  };
}
