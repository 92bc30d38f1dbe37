import { useEffect, useRef } from "react";
import { useClient } from "@/platform/app/app.ts";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useAskAgain } from "@/platform/page/useAskAgain.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { ViewerDocument } from "@/operations/people/generated.ts";
import {
  type PaymentFieldsFragment,
  PaymentFieldsFragmentDoc,
  usePaymentChangedSubscription,
} from "@/operations/office/generated.ts";

const PAYMENT = { fragment: PaymentFieldsFragmentDoc, fragmentName: "PaymentFields" };

/**
 * Holds on to what was told of payments: an answer that was on its way meanwhile is older, and would show a state that
 * is over until somebody asks again.
 */
function useNewest(): (payment: PaymentFieldsFragment) => void {
  const client = useClient();
  const watched = useRef(new Map<string, { unsubscribe(): void }>());
  useEffect(function stopWatching() {
    const { current } = watched;
    return () => {
      for (const watch of current.values()) watch.unsubscribe();
      current.clear();
    };
  }, []);
  return (told) => {
    watched.current.get(told.id)?.unsubscribe();
    const from = { __typename: "Payment", id: told.id };
    watched.current.set(
      told.id,
      client.watchFragment({ ...PAYMENT, from }).subscribe(({ data, complete }) => {
        if (!complete || data.changedAt >= told.changedAt) return;
        // The older answer is being told to everybody just now: this comes after it.
        queueMicrotask(() => client.writeFragment({ ...PAYMENT, id: client.cache.identify(from) ?? "", data: told }));
      }),
    );
  };
}

/**
 * Keeps payments live: what changes lands in the cache by its number.
 * @param isKnown whether a payment is among those shown as it is now
 * @param again asks for the list once more: for a payment that is new in it, and after a lost connection
 */
export function usePaymentFeed(isKnown: (payment: PaymentFieldsFragment) => boolean, again: () => void) {
  const client = useClient();
  const viewer = useViewer();
  const keepNewest = useNewest();
  const askAgain = useAskAgain(again);
  usePaymentChangedSubscription({
    skip: viewer === null,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const payment = data?.paymentChanged;
      if (payment === undefined) return;
      keepNewest(payment);
      if (!isKnown(payment)) askAgain();
      // The first deposit changes what the site offers the player.
      if (payment.state === "SUCCEEDED" && viewer?.config?.hasDeposit === false)
        void client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    },
  });
  return useAfterGap(again);
}
