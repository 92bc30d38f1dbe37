/**
 * Calls that fail without a place of their own to say so tell the visitor by a notification (SPEC 8.18): every mutation,
 * and each query whose context asks for it. A form that shows its failures itself says `hasOwnErrors` in the context.
 */
import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";

declare module "@apollo/client" {
  interface DefaultContext {
    /** The caller shows a failure in its own place. */
    hasOwnErrors?: boolean;
    /** A failed query, too, is told by a notification. */
    reportsErrors?: boolean;
  }
}

/** Whether somebody gave the call up himself: nothing has failed then. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || isCancelled(error.cause));
}

/** `tell` gets the server's own words for what failed, or null when it did not answer at all. */
export function createFailureLink(tell: (message: string | null) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { hasOwnErrors, reportsErrors } = operation.getContext();
    const isTold = hasOwnErrors !== true && (operation.operationType === OperationTypeNode.MUTATION || reportsErrors === true);
    if (!isTold) return forward(operation);
    return forward(operation).pipe(tap({
      next: ({ errors }) => { if (errors?.[0] !== undefined) tell(errors[0].message); },
      error: (error: unknown) => {
        if (!isCancelled(error)) tell(CombinedGraphQLErrors.is(error) ? error.errors[0]?.message ?? null : null);
      },
    }));
  });
}
