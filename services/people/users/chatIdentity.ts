/** Who a player is to the support chat of the operator's provider, sealed so that the chat need not trust the browser. */
import { createHmac } from "node:crypto";

export interface ChatIdentity {
  identifier: string;
  identifier_hash: string;
}

/**
 * The player's number and its HMAC-SHA256 in hex under the secret that operator and provider share, as Chatwoot checks
 * it; null without a secret.
 */
export function chatIdentityOf(secret: string | null, playerId: number): ChatIdentity | null {
  if (secret === null) return null;
  const identifier = String(playerId);
  return { identifier, identifier_hash: createHmac("sha256", secret).update(identifier).digest("hex") };
}
