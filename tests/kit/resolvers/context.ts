import { GraphQLError } from "graphql";
import type { State } from "../state.ts";

/** What a resolver knows about who asks. */
export interface MockContext {
  state: State;
  language: string;
  /** The signed-in player; null for a guest. */
  playerId: string | null;
  /** Session cookie or token that came with the request. */
  session: string | null;
  operationName: string | null;
  /** Set by signing in (the new cookie) and out (null). */
  newSession?: string | null;
}

/** The player; throws what the gateway answers to a guest. */
export function signedIn({ playerId }: MockContext): string {
  if (playerId === null) throw new GraphQLError("Sign in first.", { extensions: { code: "UNAUTHENTICATED" } });
  return playerId;
}
