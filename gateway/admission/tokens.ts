/**
 * An expired or invalid token is an error even where guests are allowed. Otherwise a client couldn't tell an ended
 * session from a guest's answer. Mutations that need a player report it themselves; signing in and renewing work
 * without a token.
 */
import type { GraphQLError } from "graphql";
import type { Client } from "../execution/context.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import { isUnauthenticated, refusedToken } from "../errors/errors.ts";
import { deadToken, playerOf, type Caller } from "../sessions/credentials.ts";
import type { TokenStore } from "../sessions/tokens.ts";

export interface TokenDoorOptions {
  tokens: TokenStore;
  /** Asks the services who a token belongs to. @throws UNAUTHENTICATED for one they refuse */
  ask: (caller: Caller) => Promise<unknown>;
  /** Epoch milliseconds. */
  now?: () => number;
}

/**
 * Why a caller's token does not count; null if it does, or there is none. A token is asked about once in a while, not
 * with each operation.
 */
export function createTokenDoor({ tokens, ask, now = Date.now }: TokenDoorOptions) {
  return (
    { type }: PreparedOperation,
    { caller }: Pick<Client, "caller">,
  ): GraphQLError | null | Promise<GraphQLError | null> => {
    if (type === "mutation" || caller.kind !== "bearer") return null;
    const dead = deadToken(caller.token, now());
    if (dead !== null) return refusedToken(dead);
    if (playerOf(caller, tokens) !== null) return null;
    // Services that can't say leave it to the fields that need them.
    return ask(caller).then(
      () => null,
      (error: unknown) => (isUnauthenticated(error) ? refusedToken("INVALID") : null),
    );
  };
}
