/** What a browser comes back to the sign-in page with: from a network's own site, or from one-tap. */
import { type OauthTrip, takeTrip } from "@/app/oauthTrip.ts";

export type Arrival =
  | { kind: "oauth"; code: string; trip: OauthTrip }
  | { kind: "token"; methodId: number; token: string; sign: string }
  /** He said no there, or this tab knows nothing of the trip. */
  | { kind: "refused" | "lost" };

/** @param search of the address, with its "?" */
export function arrivalOf(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const [state, code, token, sign] = ["state", "code", "token", "sign"].map((name) => query.get(name));
  if (state) {
    const trip = takeTrip(state);
    if (trip === null) return { kind: "lost" };
    return code ? { kind: "oauth", code, trip } : { kind: "refused" };
  }
  return token && sign ? { kind: "token", methodId: Number(query.get("method_id")), token, sign } : null;
}
