import { SESSION_END_REASONS, SESSION_END_WORDS, SESSION_ENDED_CODE, type SessionEndReason } from "#shared/sessionEnd.ts";
import type { Connection } from "@/apollo/connection.ts";

/** Calls back with the reason when the gateway closes the socket because its session has ended, until the returned function is called. */
export function onSessionEnded({ client }: Pick<Connection, "client">, tell: (reason: SessionEndReason) => void): () => void {
  return client.on("closed", (event) => {
    const { code, reason = "" } = (event ?? {}) as Partial<CloseEvent>;
    const told = code === SESSION_ENDED_CODE ? SESSION_END_REASONS.find((one) => SESSION_END_WORDS[one] === reason) : undefined;
    if (told !== undefined) tell(told);
  });
}
