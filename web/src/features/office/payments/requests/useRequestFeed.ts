import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { isUnanswered } from "@/platform/page/navigations.ts";
import { useAskAgain } from "@/platform/page/useAskAgain.ts";
import { useClient } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type ThreadFieldsFragment, useSupportRequestChangedSubscription } from "@/operations/office/generated.ts";

/**
 * Keeps requests live: what changes lands in the cache by its number.
 * @param isKnown whether a request is among those shown as it is now
 * @param again asks once more: for a request that is new, and after a lost connection
 * @returns the connection as it is now
 */
export function useRequestFeed(isKnown: (request: ThreadFieldsFragment) => boolean, again: () => void) {
  const client = useClient();
  const askAgain = useAskAgain(again);
  useSupportRequestChangedSubscription({
    skip: useViewer() === null,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data !== undefined && (isUnanswered(client) || !isKnown(data.supportRequestChanged))) askAgain();
    },
  });
  return useAfterGap(again);
}
