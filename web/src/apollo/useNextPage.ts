import { useState } from "react";

/** How long a page that did not come is let be before it is asked for again, in milliseconds. */
const RETRY_AFTER = 5_000;

interface Page { hasNextPage: boolean; endCursor: string | null }

/**
 * Asks for the page after the one that ends a list; undefined while there is none, or while it is on its way. What stands
 * at the end of the list may call it at each drawing: one page is asked for once, and not again until RETRY_AFTER, even
 * where its answer has come and the list does not show it yet. Two questions for one page at a time leave Apollo's query
 * with the old list for good.
 */
export function useNextPage(page: Page | undefined, fetchMore: (options: { variables: { after: string } }) => Promise<unknown>): (() => void) | undefined {
  const [asked, setAsked] = useState<string | null>(null);
  const after = page?.hasNextPage === true ? page.endCursor : null;
  if (after === null || after === asked) return undefined;
  return () => {
    setAsked(after);
    const letGo = () => { setTimeout(() => setAsked((now) => (now === after ? null : now)), RETRY_AFTER); };
    void fetchMore({ variables: { after } }).then(letGo, letGo);
  };
}
