/** Sign-in tokens: one signs a player in once, on another device or after a social network's one-tap. */
import type { ServiceContext } from "../../platform/context.ts";
import { toEpoch } from "../../platform/lifetimes.ts";
import { seal } from "../../platform/secrets/sealed.ts";
import type { LiveSession } from "./sessions.ts";

/** Long enough to point another device at a code on the screen, or for a browser to navigate. */
const signInTokenMs = 2 * 60_000;

/**
 * Where a sign-in token comes from: a session, for another device of the same player, or a social network's one-tap.
 */
type TokenSource = { methodId: 1; session: LiveSession } | { methodId: 2; playerId: number };

/** A token that signs a player in once. One made in a session lives no longer than it. */
export async function issueSignInToken(context: ServiceContext, source: TokenSource) {
  const [purpose, payload] =
    source.methodId === 1
      ? (["sign-in-link", source.session.idHash] as const)
      : (["one-tap", String(source.playerId)] as const);
  const { token, sign, expiresAt } = await seal(context, purpose, payload, signInTokenMs);
  return { method_id: source.methodId, token, sign, expires: toEpoch(context.clock, expiresAt) };
}
