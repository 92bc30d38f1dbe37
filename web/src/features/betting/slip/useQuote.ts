import { useEffect, useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { CouponQuoteDocument, type CouponQuoteQuery } from "@/operations/betting/generated.ts";
import type { CouponInput } from "@/operations/types.generated.ts";

export type Quote = NonNullable<CouponQuoteQuery["couponQuote"]>;

/** How long the player may go on typing before the server is asked, in milliseconds. */
const DEBOUNCE = 300;

export interface QuoteAnswer {
  /** Last answer; belongs to the coupon as it is only when `isCurrent`. */
  quote: Quote | null;
  isCurrent: boolean;
  hasFailed: boolean;
}

/**
 * The server's arithmetic for the coupon, asked again at each change; an answer that was overtaken is thrown away.
 * @param revision another text asks again for the same coupon, whose last answer stands meanwhile
 */
export function useQuote(input: CouponInput | null, revision = ""): QuoteAnswer {
  const client = useClient();
  const key = input === null ? "" : JSON.stringify(input);
  const question = JSON.stringify({ key, revision });
  const [answer, setAnswer] = useState<{ key: string; quote: Quote | null; hasFailed: boolean }>({
    key: "",
    quote: null,
    hasFailed: false,
  });

  useEffect(
    function askServer() {
      const { key: asked } = JSON.parse(question) as { key: string };
      if (asked === "") return;
      const abort = new AbortController();
      const take = (quote: Quote | null) => {
        if (!abort.signal.aborted)
          setAnswer((previous) => ({ key: asked, quote: quote ?? previous.quote, hasFailed: quote === null }));
      };
      const timer = setTimeout(() => {
        const variables = { input: JSON.parse(asked) as CouponInput };
        client
          .query({
            query: CouponQuoteDocument,
            variables,
            fetchPolicy: "no-cache",
            errorPolicy: "all",
            context: { queryDeduplication: false, fetchOptions: { signal: abort.signal } },
          })
          .then(
            ({ data }) => take(data?.couponQuote ?? null),
            () => take(null),
          );
      }, DEBOUNCE);
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [client, question],
  );

  return key === ""
    ? { quote: null, isCurrent: true, hasFailed: false }
    : { quote: answer.quote, isCurrent: answer.key === key, hasFailed: answer.hasFailed && answer.key === key };
}
