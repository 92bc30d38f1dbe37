import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useSteadyAsk } from "@/platform/apollo/useSteadyAsk.ts";
import type { Answer } from "@/platform/page/page.ts";
import {
  type LimitsQuery,
  type LimitsQueryVariables,
  useLimitChangedSubscription,
} from "@/operations/office/generated.ts";

/** Limits as their page asked for them. */
export type AskedLimits = Answer<LimitsQuery, LimitsQueryVariables>;

/**
 * The player's limits, live: a change in another tab, on another device or by time lands in the cache by the limit's
 * id.
 */
export function useLimits({ data, loading, refetch }: AskedLimits, isPlayer: boolean) {
  const { ask: retry, tell } = useSteadyAsk(refetch);
  useLimitChangedSubscription({ ignoreResults: true, skip: !isPlayer, onData: tell });
  const connection = useAfterGap(() => {
    if (isPlayer) retry();
  });

  return { limits: data?.viewer?.limits ?? null, isLoading: loading, isOffline: connection === "lost", retry };
}
