import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useConnection, useConnectionState } from "@/platform/app/app.ts";
import { useAskAgain } from "@/platform/page/useAskAgain.ts";
import type { ConnectionState } from "./connection.ts";

/**
 * Asks again once the connection is there: what changed while it was lost, or before a page from the server had opened
 * it, was told to nobody. That holds also for a gap too short to be called a loss.
 * @returns the connection as it is now
 */
export function useAfterGap(catchUp: () => void): ConnectionState {
  const askAgain = useAskAgain(catchUp);
  const live = useConnection()?.client;
  const connection = useReactiveVar(useConnectionState());
  const isBehind = useRef(connection !== "open");
  const follow = useEffectEvent((state: ConnectionState) => {
    if (state === "lost") isBehind.current = true;
    if (state !== "open" || !isBehind.current) return;
    isBehind.current = false;
    askAgain();
  });
  const reconnected = useEffectEvent(() => {
    isBehind.current = true;
    follow("open");
  });
  useEffect(
    function catchUpAfterGap() {
      follow(connection);
    },
    [connection],
  );
  useEffect(
    function catchUpWithSocket() {
      return live?.on("connected", () => reconnected());
    },
    [live],
  );
  return connection;
}
