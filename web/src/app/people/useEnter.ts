import { useApp } from "@/app/app.ts";
import { refreshSite } from "@/app/deciding/navigation.ts";

/** What follows every sign-in: the page asks anew who is there, and live data opens as this player's. The coupon stays as it is. */
export function useEnter(): () => Promise<void> {
  const app = useApp();
  return async () => {
    // First, because what is asked of a player is subscribed to as soon as it is known that he is there.
    app.connection?.renew();
    await refreshSite(app);
  };
}
