import {
  SESSION_END_REASONS,
  SESSION_END_WORDS,
  SESSION_ENDED_CODE,
  type SessionEndReason,
} from "#shared/people/sessionEnd.ts";
import type { Connection } from "@/platform/apollo/connection.ts";

/**
 * Calls back when the gateway closes the socket because its session has ended, until the returned function is called;
 * with the reason, null for one that players are not told.
 */
export function onSessionEnded(
  { client }: Pick<Connection, "client">,
  tell: (reason: SessionEndReason | null) => void,
): () => void {
  return client.on("closed", (event) => {
    const { code, reason = "" } = (event ?? {}) as Partial<CloseEvent>;
    if (code === SESSION_ENDED_CODE) tell(SESSION_END_REASONS.find((one) => SESSION_END_WORDS[one] === reason) ?? null);
  });
}
