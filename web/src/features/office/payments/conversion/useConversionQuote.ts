import { useEffect, useRef, useState } from "react";
import { useClient } from "@/platform/app/app.ts";
import { siteClock } from "@/platform/browser/siteClock.ts";
import type { Refusal } from "@/features/office/payments/method/order.ts";
import { ConversionQuoteDocument, type ConversionQuoteQuery } from "@/operations/office/generated.ts";

type Payload = NonNullable<NonNullable<ConversionQuoteQuery["viewer"]>["conversionQuote"]>;
export type Quote = NonNullable<Payload["quote"]>;

/** What is to be converted: exact digits, accounts by their numbers. */
export interface AskedConversion {
  fromAccountId: string;
  toAccountId: string;
  amount: string;
}

/** How long the player may go on typing before a rate is asked for, in milliseconds. */
export const DEBOUNCE = 300;
/** How long a rate holds, less the way of its answer. */
const [SHORTEST, LONGEST] = [30_000, 60_000];
/** A new rate is fetched so long before the old one is over: there is always time left to confirm. */
const AHEAD = 5_000;

interface Answered {
  /** The question it belongs to. */
  key: string;
  quote: Quote | null;
  errors: readonly Refusal[];
  hasFailed: boolean;
  /** When the rate is over, by the visitor's clock; null for none. */
  until: number | null;
  /** The rate is another one than the player has seen for the same question. */
  hasMoved: boolean;
}

const NOTHING: Answered = { key: "", quote: null, errors: [], hasFailed: false, until: null, hasMoved: false };

/** When a rate is over by the visitor's own clock, which may be minutes wrong, as that of a demo's services may. */
function overAt(expiresAt: string): number {
  const left = Date.parse(expiresAt) - siteClock.now();
  return siteClock.now() + (left > SHORTEST && left < LONGEST ? left : LONGEST);
}

/**
 * The rate between two accounts and what an amount gives at it, asked for again at each change and before it is over.
 * While the page isn't seen nothing is asked; a rate that ran out meanwhile is renewed when the player comes back.
 * @param isHeld nothing is renewed, such as while the quote is being used
 */
export function useConversionQuote(asked: AskedConversion | null, isHeld: boolean) {
  const client = useClient();
  const [renewal, setRenewal] = useState(0);
  const [answer, setAnswer] = useState(NOTHING);
  /** The moment that has passed. */
  const [over, setOver] = useState<number | null>(null);
  const lastKey = useRef("");
  const key = asked === null ? "" : JSON.stringify(asked);
  /** The same question again is another one. */
  const question = JSON.stringify({ key, renewal });
  const renew = () => setRenewal((count) => count + 1);

  useEffect(
    function askRate() {
      const { key: own } = JSON.parse(question) as { key: string };
      const isAgain = lastKey.current === own;
      lastKey.current = own;
      if (own === "") return undefined;
      const abort = new AbortController();
      const take = (payload: Payload | null | undefined) => {
        if (abort.signal.aborted) return;
        setAnswer((before) => {
          const seen = before.key === own ? before.quote : null;
          const quote = payload == null ? seen : payload.quote;
          return {
            key: own,
            quote,
            errors: payload?.errors ?? [],
            hasFailed: payload == null,
            until: payload == null ? before.until : quote === null ? null : overAt(quote.expiresAt),
            hasMoved: quote !== null && seen !== null && (quote.rate !== seen.rate || before.hasMoved),
          };
        });
      };
      const timer = setTimeout(
        () => {
          client
            .query({
              query: ConversionQuoteDocument,
              variables: JSON.parse(own) as AskedConversion,
              fetchPolicy: "no-cache",
              context: { hasOwnErrors: true, queryDeduplication: false, fetchOptions: { signal: abort.signal } },
            })
            .then(
              ({ data }) => take(data?.viewer?.conversionQuote),
              () => take(null),
            );
        },
        isAgain ? 0 : DEBOUNCE,
      );
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [client, question],
  );

  const until = answer.key === key ? answer.until : null;
  useEffect(
    function renewInTime() {
      if (until === null || isHeld) return undefined;
      const again = () => {
        if (document.visibilityState === "visible" && siteClock.now() >= until - AHEAD)
          setRenewal((count) => count + 1);
      };
      const timer = setTimeout(again, Math.max(0, until - AHEAD - siteClock.now()));
      const end = setTimeout(() => setOver(until), Math.max(0, until - siteClock.now()));
      document.addEventListener("visibilitychange", again);
      return () => {
        clearTimeout(timer);
        clearTimeout(end);
        document.removeEventListener("visibilitychange", again);
      };
    },
    [until, isHeld],
  );

  const isCurrent = answer.key === key;
  return {
    quote: isCurrent ? answer.quote : null,
    errors: isCurrent ? answer.errors : [],
    hasFailed: isCurrent && answer.hasFailed,
    hasMoved: isCurrent && answer.hasMoved,
    isAsking: key !== "" && !isCurrent,
    until,
    isOver: until !== null && over === until,
    renew,
  };
}
