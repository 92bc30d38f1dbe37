/**
 * A dead token is an error, also where a guest would be answered: a client that is told nothing could not tell "sign in
 * again" from "nobody". Mutations say so themselves, where they need a player: signing in and renewing go without one.
 */
import type { GraphQLError } from "graphql";
import type { Client } from "../context.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import { isUnauthenticated, refusedToken } from "../errors.ts";
import { deadToken, playerOf, type Caller } from "../sessions/credentials.ts";
import type { TokenStore } from "../sessions/tokens.ts";

export interface TokenDoorOptions {
  tokens: TokenStore;
  /** Asks the services whose a token is. @throws UNAUTHENTICATED for one they refuse */
  ask: (caller: Caller) => Promise<unknown>;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** Why a caller's token does not count; null where it does, or there is none. A token is asked about once in a while, not with each operation. */
export function createTokenDoor({ tokens, ask, now = Date.now }: TokenDoorOptions) {
  return ({ type }: PreparedOperation, { caller }: Pick<Client, "caller">): GraphQLError | null | Promise<GraphQLError | null> => {
    if (type === "mutation" || caller.kind !== "bearer") return null;
    const dead = deadToken(caller.token, now());
    if (dead !== null) return refusedToken(dead);
    if (playerOf(caller, tokens) !== null) return null;
    // Services that can't say leave it to the fields that need them.
    return ask(caller).then(() => null, (error: unknown) => (isUnauthenticated(error) ? refusedToken("INVALID") : null));
  };
}
