import { usePaymentMethodsQuery } from "@/operations/office/generated.ts";
import { useIsDeskFirst } from "@/features/office/payments/teamCash/flags.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type PaymentDirection } from "@/operations/types.generated.ts";

/** Ways to pay in or out of an account of the player; the cash desk first for who pays in there (SPEC 4.73). */
export function useMethods(direction: PaymentDirection, accountId: string | null) {
  const { data, loading, error, refetch } = usePaymentMethodsQuery({
    variables: { direction, accountId: accountId ?? "" },
    skip: accountId === null,
  });
  const isDeskFirst = useIsDeskFirst(useViewer()?.id ?? null) && direction === "DEPOSIT";
  const told = data?.paymentMethods ?? null;
  const methods =
    told !== null && isDeskFirst
      ? told.toSorted((one, other) => Number(other.kind === "CASH") - Number(one.kind === "CASH"))
      : told;
  return {
    methods,
    isLoading: methods === null && loading,
    hasFailed: methods === null && !loading && (error !== undefined || data !== undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
