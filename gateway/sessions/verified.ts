/**
 * Which callers the services have confirmed. A cookie or token alone says nothing: anybody can make one up, and with it
 * a new name each time, or somebody else's. Kept by hash, like sessions.
 */
import { LRUCache } from "lru-cache";
import { atMost } from "../execution/atMost.ts";
import { subjectOf } from "./userToken.ts";

const maxCallers = 100_000;
/** How long a confirmation holds, milliseconds; anyone who goes on calling is confirmed again. */
const holdsMs = 600_000;

export class VerifiedCallers {
  readonly #players = new LRUCache<string, string>({ ...atMost(maxCallers), ttl: holdsMs });

  /** A service has given or accepted a token: its `sub` is the player behind the session or token of this hash. */
  confirm(callerHash: string, token: string): void {
    this.#players.set(callerHash, subjectOf(token) ?? callerHash);
  }

  /** Names the player behind a session or token; null for one that no service has confirmed. */
  playerOf(callerHash: string): string | null {
    return this.#players.get(callerHash) ?? null;
  }

  /** Forgets a player's sessions and tokens: they are asked about again. */
  forgetPlayer(userId: string): void {
    const theirs = [...this.#players].filter(([, player]) => player === userId);
    for (const [hash] of theirs) this.#players.delete(hash);
  }

  /** Forgets a session; null forgets all. */
  forget(callerHash: string | null): void {
    if (callerHash === null) this.#players.clear();
    else this.#players.delete(callerHash);
  }
}
