import { useEffect, useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { CouponOffersDocument, type CouponOffersQuery } from "@/operations/betting/generated.ts";

export type Offered = NonNullable<NonNullable<NonNullable<CouponOffersQuery["viewer"]>["coupon"]>["offers"]>;

/** How often insurances and swaps are asked for while they are looked at, in milliseconds. */
const ASK_EVERY = 5_000;

/** Insurances and swaps of one coupon, asked again while they stand. Null is no answer yet; failed, that none comes. */
export function useOffered(id: string): Offered | "failed" | null {
  const client = useClient();
  const [offered, setOffered] = useState<Offered | "failed" | null>(null);
  useEffect(
    function askAgain() {
      let isOver = false;
      const ask = async () => {
        const answer = await client
          .query({ query: CouponOffersDocument, variables: { id }, fetchPolicy: "no-cache", errorPolicy: "all" })
          .catch(() => undefined);
        if (!isOver) setOffered((last) => answer?.data?.viewer?.coupon?.offers ?? (last === null ? "failed" : last));
      };
      void ask();
      const timer = setInterval(() => {
        if (document.visibilityState !== "hidden") void ask();
      }, ASK_EVERY);
      return () => {
        isOver = true;
        clearInterval(timer);
      };
    },
    [client, id],
  );
  return offered;
}
