/** The way to a social network's own site and back, as this tab remembers it. Nothing personal is in it. */
import type { SocialNetworkCode } from "#shared/people/socialNetworks.ts";
import { tabTexts } from "@/platform/browser/storage.ts";

export interface OauthTrip {
  network: SocialNetworkCode;
  state: string;
  /** Page to go on to afterwards. */
  returnTo: string | null;
}

const KEY = "oauth_trip";

/** @param url where the network is, which says the state that comes back */
export function rememberTrip({
  network,
  url,
  returnTo,
}: {
  network: SocialNetworkCode;
  url: string;
  returnTo: string | null;
}): void {
  const trip: OauthTrip = { network, state: URL.parse(url)?.searchParams.get("state") ?? "", returnTo };
  // Where it is not kept over the way, the way back is told as lost.
  tabTexts.setItem(KEY, JSON.stringify(trip));
}

/** The trip that a state belongs to, once; null for one that this tab did not begin. */
export function takeTrip(state: string): OauthTrip | null {
  try {
    const trip = JSON.parse(tabTexts.getItem(KEY) ?? "null") as OauthTrip | null;
    if (trip?.state !== state) return null;
    tabTexts.removeItem(KEY);
    return trip;
  } catch {
    return null;
  }
}
