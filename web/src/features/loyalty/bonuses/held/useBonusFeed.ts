import { useBonusChangedSubscription } from "@/operations/loyalty/generated.ts";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { isUnanswered } from "@/platform/page/navigations.ts";
import { useAskAgain } from "@/platform/page/useAskAgain.ts";
import { useClient } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";

/**
 * Keeps the player's bonuses live: they change as deposits arrive and bets are settled, somewhere else. What changes
 * lands in the cache by its id.
 * @param isKnown whether a bonus is among those shown
 * @param again asks for the list once more: for a bonus that is new, and after a lost connection
 */
export function useBonusFeed(isKnown: (id: string) => boolean, again: () => void): void {
  const client = useClient();
  const askAgain = useAskAgain(again);
  const isPlayer = useViewer() !== null;
  useBonusChangedSubscription({
    skip: !isPlayer,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data !== undefined && (isUnanswered(client) || !isKnown(data.bonusChanged.id))) askAgain();
    },
  });
  useAfterGap(() => {
    if (isPlayer) again();
  });
}
