/**
 * Errors that leave the gateway as top-level GraphQL errors. Their codes are public; bodies of upstream answers never
 * are.
 */
import { GraphQLError } from "graphql";

/**
 * Codes of top-level errors (`extensions.code`), in addition to Apollo's GRAPHQL_PARSE_FAILED and
 * GRAPHQL_VALIDATION_FAILED.
 */
export type ErrorCode =
  | "UPSTREAM_UNAVAILABLE"
  | "UPSTREAM_TIMEOUT"
  | "UPSTREAM_ERROR"
  | "NETWORK_ERROR"
  | "CANCELLED"
  | "CONFIG_UNAVAILABLE"
  | "ERR_REDIRECT"
  | "CAPTCHA_REQUIRED"
  | "FINGERPRINT_REQUIRED"
  | "TERMS_NOT_ACCEPTED"
  | "OPERATION_TOO_COSTLY"
  | "OPERATION_TOO_LARGE"
  | "INTROSPECTION_DISABLED"
  | "RATE_LIMITED"
  | "VISITOR_BLOCKED"
  | "MAINTENANCE"
  | "UNAUTHENTICATED"
  | "BAD_USER_INPUT"
  | "FORBIDDEN_ORIGIN"
  | "BAD_REQUEST"
  | "INTERNAL_SERVER_ERROR"
  | "TOO_MANY_SUBSCRIPTIONS"
  | "TOO_MANY_CONNECTIONS"
  | "EVENTS_UNAVAILABLE"
  | "SESSION_ENDED"
  | "TOKEN_EXPIRED"
  | "DOCUMENT_NOT_TRUSTED"
  | "PERSISTED_QUERY_NOT_FOUND"
  | "PERSISTED_QUERY_NOT_SUPPORTED";

/** The caller is not signed in, or no longer. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" satisfies ErrorCode } });
}

/** What is wrong with a token: it has expired (renew it), or it is forged or its session has ended (sign in again). */
export type DeadToken = "EXPIRED" | "INVALID";

/** The caller shows a token that doesn't count. */
export function tokenDead(why: DeadToken): GraphQLError {
  const code: ErrorCode = why === "EXPIRED" ? "TOKEN_EXPIRED" : "UNAUTHENTICATED";
  return new GraphQLError(
    why === "EXPIRED" ? "The token has expired: renew it." : "The token is not valid: sign in again.",
    { extensions: { code, ...(why === "INVALID" && { reason: "TOKEN_INVALID" }) } },
  );
}

/** The same for a whole operation that is refused by it. */
export function refusedToken(why: DeadToken): GraphQLError {
  const { message, extensions } = tokenDead(why);
  return new GraphQLError(message, {
    extensions: {
      ...extensions,
      http: { status: 401, headers: new Map([["www-authenticate", 'Bearer error="invalid_token"']]) },
    },
  });
}

/** Live data isn't available right now, and earlier data may be stale. */
export function eventsUnavailable(): GraphQLError {
  return new GraphQLError("Live data is not available just now.", {
    extensions: { code: "EVENTS_UNAVAILABLE" satisfies ErrorCode },
  });
}

/** An argument that no client should send; players' typos are UserErrors instead. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" satisfies ErrorCode } });
}

/** True for the error of a missing, dead or refused sign-in. */
export function isUnauthenticated(error: unknown): boolean {
  const code = error instanceof GraphQLError ? error.extensions["code"] : null;
  return code === ("UNAUTHENTICATED" satisfies ErrorCode) || code === ("TOKEN_EXPIRED" satisfies ErrorCode);
}
