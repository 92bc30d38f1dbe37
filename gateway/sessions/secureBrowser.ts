/** The cookies `ggru` and `grant` of a signed-in browser [7.18]. */
import type { GatewayContext } from "../execution/context.ts";
import { isGivenCookie } from "./cookie.ts";

/** The block reason that closes the site for updates: nothing is asked then. */
const siteUpdates = 4;
/** How long each cookie lasts, seconds [9.09]. */
const ggruSeconds = 60 * 24 * 60 * 60;
const grantSeconds = 1800;

/** Sets the cookies; answers whether it did. @throws UpstreamError */
export async function secureBrowser(
  { client: { caller, cookie }, parts }: GatewayContext,
  blockReason: number | null,
): Promise<boolean> {
  if (caller.kind === "guest" || cookie === null || blockReason === siteUpdates) return false;
  const proof = caller.kind === "cookie" ? { session: caller.session } : { token: caller.token };
  const data = await parts.services.auth.secureData(proof, cookie.kept("ggru"));
  if (data === null) return false;
  cookie.keep("ggru", data.ggru, ggruSeconds);
  // Only cookies that the gateway knows: an id must not overwrite the session's own.
  for (const [id, value] of Object.entries(data.grants)) if (isGivenCookie(id)) cookie.keep(id, value, grantSeconds);
  return true;
}
