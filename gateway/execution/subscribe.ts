/** Subscriptions: the source of events by the standard executor, each event executed with a context of its own. */
import { createSourceEventStream, GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { Executor, Operation } from "./jit.ts";

type Results = AsyncGenerator<ExecutionResult, void, void>;

const isIterable = (value: unknown): value is AsyncGenerator<unknown, void, void> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value && "return" in value;

/**
 * Starts a subscription. `contextOf` makes the context of one event: its loaders must not outlive it, or a second
 * event would be answered with the data of the first.
 */
export async function subscribe(schema: GraphQLSchema, execute: Executor, operation: Omit<Operation, "context">, contextOf: () => object): Promise<Results | ExecutionResult> {
  const source = await createSourceEventStream({
    schema, document: operation.document, contextValue: contextOf(),
    operationName: operation.operationName ?? null, variableValues: operation.variables ?? null,
  });
  if (!isIterable(source)) return "errors" in source ? source : { errors: [new GraphQLError("Not a stream of events.")] };
  return results(source, (event) => execute({ ...operation, root: event, context: contextOf() }));
}

/** Ends the source at once when the reader leaves, also while it waits for an event. */
function results(source: AsyncGenerator<unknown, void, void>, executed: (event: unknown) => Promise<ExecutionResult> | ExecutionResult): Results {
  const mapped = async (result: IteratorResult<unknown, void>): Promise<IteratorResult<ExecutionResult, void>> =>
    (result.done === true ? { value: undefined, done: true } : { value: await executed(result.value), done: false });
  return {
    next: async () => mapped(await source.next()),
    return: async () => {
      await source.return();
      return { value: undefined, done: true };
    },
    throw: async (error: unknown) => {
      await source.return();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => {
      await source.return();
    },
  };
}
