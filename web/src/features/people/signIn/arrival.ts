/** What a browser comes back to the sign-in page with: from a network's own site, or from one-tap. */
import { routeOf, splitPath } from "#shared/routes/routes.ts";
import { type OauthTrip, takeTrip } from "@/account/oauthTrip.ts";
import { METHOD, ONE_TAP_METHOD, takeSecrets } from "@/platform/session/signInAddress.ts";

export type Arrival =
  | { kind: "oauth"; code: string; trip: OauthTrip }
  | { kind: "token"; methodId: number; token: string; sign: string }
  /** They said no there, or this tab knows nothing of the trip. */
  | { kind: "refused" | "lost" };

export type TokenArrival = Extract<Arrival, { kind: "token" }>;

/** Whether somebody else may have sent it: its reader is asked first, because they would sign in as the sender. */
export const isOfAnybody = (arrival: Arrival): arrival is TokenArrival =>
  arrival.kind === "token" && arrival.methodId !== ONE_TAP_METHOD;

/** Taken as soon as this file is there, before the page comes to life and anything else reads its address. */
let early =
  typeof location !== "undefined" && routeOf(splitPath(location.pathname).path) === "login" ? takeSecrets() : null;

/**
 * What the browser has come with, once; it stands in no address bar and no history any more. @param address query and
 * fragment as the page was told them
 */
export function takeArrival(address: string): Arrival | null {
  const found = (address === "" ? null : takeSecrets()) ?? early;
  early = null;
  return found === null ? null : arrivalOf(found);
}

/** @param query parameters that were taken out of the address */
export function arrivalOf(query: URLSearchParams): Arrival | null {
  const [state, code, token, sign] = ["state", "code", "token", "sign"].map((name) => query.get(name));
  if (state) {
    const trip = takeTrip(state);
    if (trip === null) return { kind: "lost" };
    return code ? { kind: "oauth", code, trip } : { kind: "refused" };
  }
  return token && sign ? { kind: "token", methodId: Number(query.get(METHOD)), token, sign } : null;
}
