import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useDepositBoundsQuery, useLimitChangedSubscription } from "@/operations/office/generated.ts";

/** The limits and breaks that bear on a deposit, live; null while they are not known. */
export function useDepositBounds(isPlayer: boolean) {
  const { data, loading, refetch } = useDepositBoundsQuery({ skip: !isPlayer });
  useLimitChangedSubscription({ ignoreResults: true, skip: !isPlayer });
  useAfterGap(() => {
    if (isPlayer) void refetch().catch(() => undefined);
  });
  return {
    limits: data?.viewer?.deposit ?? null,
    breaks: data?.viewer?.breaks ?? null,
    isLoading: loading && data === undefined,
  };
}
