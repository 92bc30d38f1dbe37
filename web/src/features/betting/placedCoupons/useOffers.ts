import { useEffect, useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { type OfferFieldsFragment, OpenOffersDocument } from "@/operations/betting/generated.ts";

/**
 * How often values are asked for, and how long one is worth showing after that, in milliseconds: an offer lives five
 * seconds.
 */
const [ASK_EVERY, LIFE] = [3_000, 6_000];
const MOST = 50;

export interface Offers {
  of(couponId: string): OfferFieldsFragment | null;
  /** Asks at once. */
  ask(): void;
}

/**
 * At what the open coupons can be sold, asked again and again in one call for all of them, while somebody looks. An
 * answer that grew old without a newer one counts no more.
 */
export function useOffers(ids: readonly string[]): Offers {
  const client = useClient();
  const [offers, setOffers] = useState<ReadonlyMap<string, OfferFieldsFragment>>(new Map());
  const [asked, setAsked] = useState(0);
  const question = ids.length === 0 ? "" : `${ids.toSorted().join(" ")} ${asked}`;

  useEffect(
    function askAgain() {
      if (question === "") return;
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let expiry: ReturnType<typeof setTimeout> | undefined;
      const ask = async () => {
        clearTimeout(timer);
        if (document.visibilityState !== "hidden") {
          const answer = await client
            .query({
              query: OpenOffersDocument,
              variables: { first: MOST },
              fetchPolicy: "no-cache",
              errorPolicy: "all",
            })
            .catch(() => undefined);
          if (isOver) return;
          const edges = answer?.data?.viewer?.coupons?.edges;
          if (edges !== undefined) {
            setOffers(
              new Map(edges.flatMap(({ node: { id, offers: own } }) => (own === null ? [] : [[id, own] as const]))),
            );
            clearTimeout(expiry);
            expiry = setTimeout(() => setOffers(new Map()), LIFE);
          }
        }
        clearTimeout(timer);
        timer = setTimeout(() => void ask(), ASK_EVERY);
      };
      const askNow = () => void ask();
      askNow();
      document.addEventListener("visibilitychange", askNow);
      return () => {
        isOver = true;
        clearTimeout(timer);
        clearTimeout(expiry);
        document.removeEventListener("visibilitychange", askNow);
      };
    },
    [client, question],
  );

  return { of: (couponId) => offers.get(couponId) ?? null, ask: () => setAsked((last) => last + 1) };
}
