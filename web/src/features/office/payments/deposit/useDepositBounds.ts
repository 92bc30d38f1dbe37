import { useDepositBoundsQuery, useLimitChangedSubscription } from "@/operations/office/generated.ts";

/** The limits and breaks that bear on a deposit, live; null while they are not known. */
export function useDepositBounds(isPlayer: boolean) {
  const { data, loading } = useDepositBoundsQuery({ skip: !isPlayer });
  useLimitChangedSubscription({ ignoreResults: true, skip: !isPlayer });
  return {
    limits: data?.viewer?.deposit ?? null,
    breaks: data?.viewer?.breaks ?? null,
    isLoading: loading && data === undefined,
  };
}
