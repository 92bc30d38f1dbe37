import { useEffect, useState } from "react";
import { useCoupon } from "@/slip/slip.ts";
import { useClient } from "@/platform/app/app.ts";
import { HistoryDocument } from "@/operations/betting/generated.ts";
import type { CouponFieldsFragment } from "@/operations/fragments/generated.ts";

/** After the decision is due, how often the history is asked while the event has not come, in milliseconds. */
const ASK_EVERY = 2_000;
const NEWEST = 50;

/** Seconds until a pending coupon is decided, counted from when it was placed by the server's clock. */
export function useCountdown({ state, placedAt, decidesAt }: CouponFieldsFragment): number {
  const total = decidesAt === null ? 0 : (Date.parse(decidesAt) - Date.parse(placedAt)) / 1_000;
  const [passed, setPassed] = useState(0);
  useEffect(
    function tick() {
      if (state !== "PENDING") return;
      const start = performance.now();
      const timer = setInterval(() => setPassed((performance.now() - start) / 1_000), 250);
      return () => clearInterval(timer);
    },
    [state],
  );
  return Math.max(0, Math.ceil(total - passed));
}

/** Asks the history for the decision when the event that should bring it stays away. */
export function useDecision({ id, state }: CouponFieldsFragment, isDue: boolean): void {
  const client = useClient();
  const coupon = useCoupon();
  useEffect(
    function askForDecision() {
      if (state !== "PENDING" || !isDue) return;
      const timer = setInterval(() => {
        const ask = async () => {
          const { data } = await client.query({
            query: HistoryDocument,
            variables: { first: NEWEST },
            fetchPolicy: "no-cache",
            errorPolicy: "all",
          });
          const found = data?.viewer?.coupons?.edges.find(({ node }) => node.id === id)?.node;
          if (found !== undefined && found.state !== "PENDING")
            coupon.receipts(coupon.receipts().map((receipt) => (receipt.id === id ? found : receipt)));
        };
        ask().catch(() => undefined);
      }, ASK_EVERY);
      return () => clearInterval(timer);
    },
    [client, coupon, id, state, isDue],
  );
}
