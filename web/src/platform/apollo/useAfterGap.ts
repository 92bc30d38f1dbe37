import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useConnectionState } from "@/platform/app/app.ts";
import type { ConnectionState } from "./connection.ts";

/**
 * Asks again once the connection is back: what changed while it was lost was told to nobody.
 * @returns the connection as it is now
 */
export function useAfterGap(catchUp: () => void): ConnectionState {
  const connection = useReactiveVar(useConnectionState());
  const isBehind = useRef(false);
  const follow = useEffectEvent((state: ConnectionState) => {
    if (state === "lost") isBehind.current = true;
    if (state !== "open" || !isBehind.current) return;
    isBehind.current = false;
    catchUp();
  });
  useEffect(
    function catchUpAfterGap() {
      follow(connection);
    },
    [connection],
  );
  return connection;
}
