import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ConnectionState } from "@/apollo/connection.ts";
import { useApp } from "@/app/app.ts";
import { useLimitChangedSubscription, useLimitsQuery } from "@/operations/pages.generated.ts";

/** The player's limits, live: a change in another tab, on another device or by time lands in the cache by the limit's id. */
export function useLimits(isPlayer: boolean) {
  const { data, loading, refetch } = useLimitsQuery({ skip: !isPlayer });
  const connection = useReactiveVar(useApp().connectionState);
  const isBehind = useRef(false);
  const retry = () => void refetch().catch(() => undefined);
  useLimitChangedSubscription({ ignoreResults: true, skip: !isPlayer });

  const catchUp = useEffectEvent((state: ConnectionState) => {
    if (state === "lost") isBehind.current = true;
    if (state !== "open" || !isBehind.current) return;
    isBehind.current = false;
    if (isPlayer) retry();
  });
  // What changed while nothing could be told.
  useEffect(function catchUpAfterGap() { catchUp(connection); }, [connection]);

  return { limits: data?.viewer?.limits ?? null, isLoading: loading, isOffline: connection === "lost", retry };
}
