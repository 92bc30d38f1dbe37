import { openPaymentStates } from "#shared/money/payments.ts";
import type { PaymentFieldsFragment, PaymentsQuery, PaymentsQueryVariables } from "@/operations/office/generated.ts";
import type { Answer } from "@/platform/page/page.ts";
import { type PaymentState } from "@/operations/types.generated.ts";
import { usePaymentFeed } from "@/features/office/payments/method/usePaymentFeed.ts";

/** More than may be under way at once. */
const MOST = 50;

/** What asks for withdrawals that have not come to their end. */
export const WAITING = {
  first: MOST,
  filter: { direction: "WITHDRAWAL" as const, states: [...openPaymentStates("WITHDRAWAL")] as PaymentState[] },
};

const isOpen = ({ state }: Pick<PaymentFieldsFragment, "state">) => openPaymentStates("WITHDRAWAL").includes(state);

/** The player's withdrawals under way, newest first, live. */
export function useWaiting({ data, refetch }: Answer<PaymentsQuery, PaymentsQueryVariables>) {
  const again = () => void refetch().catch(() => undefined);
  const waiting = (data?.viewer?.payments?.edges ?? []).map(({ node }) => node).filter(isOpen);
  const connection = usePaymentFeed(
    (changed) => changed.direction !== "WITHDRAWAL" || waiting.some(({ id }) => id === changed.id) || !isOpen(changed),
    again,
  );
  return { waiting, again, isOffline: connection === "lost" };
}
