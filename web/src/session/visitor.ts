import { useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/deciding/navigation.ts";
import { useRecheck } from "@/app/deciding/recheck.ts";

/** Another visitor than the page was made for: everything of the former goes, and the guards decide whether he may stay (SPEC 4.25, 4.26). */
export function useBecomeOther(): () => Promise<void> {
  const app = useApp();
  const recheck = useRecheck();
  return async () => {
    // First, because what is asked of a player is subscribed to as soon as it is known that he is there.
    app.connection?.renew();
    await refreshSite(app);
    await recheck();
  };
}
