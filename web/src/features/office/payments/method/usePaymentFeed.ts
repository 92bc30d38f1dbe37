import { useClient } from "@/platform/app/app.ts";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { ViewerDocument } from "@/operations/people/generated.ts";
import { type PaymentFieldsFragment, usePaymentChangedSubscription } from "@/operations/office/generated.ts";

/**
 * Keeps payments live: what changes lands in the cache by its number.
 * @param isKnown whether a payment is among those shown as it is now
 * @param again asks for the list once more: for a payment that is new in it, and after a lost connection
 */
export function usePaymentFeed(isKnown: (payment: PaymentFieldsFragment) => boolean, again: () => void) {
  const client = useClient();
  const viewer = useViewer();
  usePaymentChangedSubscription({
    skip: viewer === null,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const payment = data?.paymentChanged;
      if (payment === undefined) return;
      if (!isKnown(payment)) again();
      // The first deposit changes what the site offers the player.
      if (payment.state === "SUCCEEDED" && viewer?.config?.hasDeposit === false)
        void client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    },
  });
  return useAfterGap(again);
}
