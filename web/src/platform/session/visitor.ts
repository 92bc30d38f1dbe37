import { useClient, useConnection } from "@/platform/app/app.ts";
import { refreshSite } from "@/platform/navigation/navigation.ts";
import { useRecheck } from "@/platform/navigation/recheck.ts";

/**
 * Another visitor than the page was made for: everything of the former goes, and the guards decide whether they may
 * stay (SPEC 4.25, 4.26).
 */
export function useBecomeOther(): () => Promise<void> {
  const client = useClient();
  const connection = useConnection();
  const recheck = useRecheck();
  return async () => {
    // First, because what is asked of a player is subscribed to as soon as it is known that they are there.
    connection?.renew();
    await refreshSite({ client });
    await recheck();
  };
}
