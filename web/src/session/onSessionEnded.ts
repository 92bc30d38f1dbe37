import { SESSION_ENDED_CODE } from "#shared/sessionEnd.ts";
import type { Connection } from "@/apollo/connection.ts";

/** Calls back with the reason when the gateway closes the socket because its session has ended, until the returned function is called. */
export function onSessionEnded({ client }: Pick<Connection, "client">, tell: (reason: string) => void): () => void {
  return client.on("closed", (event) => {
    const { code, reason = "" } = (event ?? {}) as Partial<CloseEvent>;
    if (code === SESSION_ENDED_CODE) tell(reason);
  });
}
