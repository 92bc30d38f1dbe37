import { useState } from "react";

/** How long a page that did not come is let be before it is asked for again, in milliseconds. */
const RETRY_AFTER = 5_000;

interface Page {
  hasNextPage: boolean;
  endCursor: string | null;
}

/**
 * Loads the page after the one that ends a list; undefined if there is none or it is already loading. It may be called
 * on every render: each page is requested once, and not again until RETRY_AFTER, even if its answer has arrived and the
 * list doesn't show it yet. Two concurrent requests for one page leave Apollo's query with the old list for good.
 */
export function useNextPage(
  page: Page | undefined,
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>,
): (() => void) | undefined {
  const [asked, setAsked] = useState<string | null>(null);
  const after = page?.hasNextPage === true ? page.endCursor : null;
  if (after === null || after === asked) return undefined;
  return () => {
    setAsked(after);
    const letGo = () => {
      setTimeout(() => setAsked((now) => (now === after ? null : now)), RETRY_AFTER);
    };
    void fetchMore({ variables: { after } }).then(letGo, letGo);
  };
}
