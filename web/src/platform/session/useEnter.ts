import { useClient, useConnection } from "@/platform/app/app.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";

/**
 * What follows every sign-in: the page asks again who is there, and live data opens as this player's. The coupon stays
 * as it is.
 */
export function useEnter(): () => Promise<void> {
  const client = useClient();
  const connection = useConnection();
  return async () => {
    // First, because what is asked of a player is subscribed to as soon as it is known that they are there.
    connection?.renew();
    await refreshSite({ client });
  };
}
