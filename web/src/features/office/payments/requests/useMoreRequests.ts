import { useState } from "react";
import type { Answer } from "@/platform/page/page.ts";
import type { SupportRequestsQuery, SupportRequestsQueryVariables } from "@/operations/office/generated.ts";

/** The requests, as a page asked for them. */
export type AskedRequests = Answer<SupportRequestsQuery, SupportRequestsQueryVariables>;

/** Loads the page of requests after `endCursor` behind those that are shown. */
export function useMoreRequests(fetchMore: AskedRequests["fetchMore"], endCursor: string | null) {
  const [isLoadingMore, setLoadingMore] = useState(false);

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({
      variables: { after: endCursor },
      updateQuery: (before, { fetchMoreResult: { viewer } }) => {
        const [known, more] = [before.viewer?.supportRequests, viewer?.supportRequests];
        return viewer === null || known == null || more == null
          ? before
          : { ...before, viewer: { ...viewer, supportRequests: { ...more, edges: [...known.edges, ...more.edges] } } };
      },
    }).catch(() => undefined);
    setLoadingMore(false);
  }

  return { isLoadingMore, loadMore };
}
