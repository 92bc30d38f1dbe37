/**
 * Calls that fail without a place of their own to say so tell the visitor by a notification (SPEC 8.18): every
 * mutation, and each query whose context asks for it. A form that shows its failures itself says `hasOwnErrors` in the
 * context.
 */
import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import { type GraphQLFormattedError, OperationTypeNode } from "graphql";
import { tap } from "rxjs";

declare module "@apollo/client" {
  interface DefaultContext {
    /** The caller shows a failure in its own place. */
    hasOwnErrors?: boolean;
    /** A failed query, too, is shown by a notification. */
    reportsErrors?: boolean;
  }
}

/** Whether somebody gave the call up themselves: nothing has failed then. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || isCancelled(error.cause));
}

/**
 * Codes of a site that is closed, to this visitor or to everybody: no form knows better words for them than the
 * server's.
 */
const CLOSED: ReadonlySet<unknown> = new Set(["VISITOR_BLOCKED", "MAINTENANCE"]);

/** `tell` gets the server's own words for what failed, or null if it did not answer at all. */
export function createFailureLink(tell: (message: string | null) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { hasOwnErrors, reportsErrors } = operation.getContext();
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    const isTold = hasOwnErrors !== true && (isMutation || reportsErrors === true);
    if (!isTold && !isMutation) return forward(operation);
    const tellErrors = (errors: readonly GraphQLFormattedError[]) => {
      const [error] = isTold ? errors : errors.filter(({ extensions }) => CLOSED.has(extensions?.["code"]));
      if (error !== undefined) tell(error.message);
    };
    return forward(operation).pipe(
      tap({
        next: ({ errors = [] }) => tellErrors(errors),
        error: (error: unknown) => {
          if (CombinedGraphQLErrors.is(error)) tellErrors(error.errors);
          else if (isTold && !isCancelled(error)) tell(null);
        },
      }),
    );
  });
}
