import { isOpenPayment } from "#shared/money/payments.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useBalanceChangedSubscription } from "@/operations/people/generated.ts";
import type {
  PaymentFieldsFragment,
  PaymentQuery,
  PaymentQueryVariables,
  PaymentsQuery,
  PaymentsQueryVariables,
} from "@/operations/office/generated.ts";
import type { Answer } from "@/platform/page/page.ts";
import { type PaymentDirection } from "@/operations/types.generated.ts";
import { usePaymentFeed } from "@/features/office/payments/method/usePaymentFeed.ts";
import { usePolling } from "./usePolling.ts";

/** How often the server is asked as well while a payment is open, in milliseconds: a notice may get lost. */
const POLL = 10_000;

/** The newest payment of a direction: what a return address without a number is about. */
export const newestOf = (direction: PaymentDirection) => ({ first: 1, filter: { direction } });

/** What the page asked: the payment of the number in its address, or the newest. */
export interface AskedPayment {
  one: Answer<PaymentQuery, PaymentQueryVariables>;
  newest: Answer<PaymentsQuery, PaymentsQueryVariables>;
}

/**
 * The payment a player came back from, live: the one of the number, else the newest of its direction. Null if there is
 * none, or it is not known.
 */
export function useReturned(direction: PaymentDirection, id: string | null, { one, newest }: AskedPayment) {
  const viewer = useViewer();
  const isPlayer = viewer !== null;
  const asked = id === null ? newest : one;
  const found = id === null ? newest.data?.viewer?.payments?.edges[0]?.node : one.data?.viewer?.payment;
  // Somebody's number of a withdrawal on the page of deposits would be told in the wrong words.
  const payment = found != null && found.direction === direction ? found : null;
  const isOpen = payment !== null && isOpenPayment(direction, payment.state);
  const again = () => void asked.refetch().catch(() => undefined);

  usePaymentFeed((changed: PaymentFieldsFragment) => changed.id === payment?.id || id !== null, again);
  useBalanceChangedSubscription({ ignoreResults: true, skip: !isPlayer });
  usePolling(isOpen, POLL, again);

  return {
    payment,
    isOpen,
    isPlayer,
    isLoading: isPlayer && payment === null && asked.loading,
    account: viewer?.accounts?.find((account) => account.id === payment?.accountId) ?? null,
  };
}
