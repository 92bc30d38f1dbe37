/**
 * The open live connections (WebSockets and SSE) and their players. A sign-out, ban or self-exclusion closes them, and
 * nobody can hold more than their share.
 */
import { LRUCache } from "lru-cache";
import { SESSION_ENDED_CODE } from "#shared/people/sessionEnd.ts";
import type { Caller } from "../sessions/credentials.ts";

/** Why the gateway ends a connection. */
export type EndReason = keyof typeof closeCodes;

/**
 * Close codes of the gateway's own. A client may come back at once after SESSION_ENDED (it is a guest then, or signed
 * in again) and EVENTS_MISSED (it asks for everything again); after TOKEN_EXPIRED it needs a new token first, after
 * TOO_MANY_CONNECTIONS another of its connections must end.
 */
export const closeCodes = {
  SESSION_ENDED: SESSION_ENDED_CODE,
  TOKEN_EXPIRED: 4401,
  TOO_MANY_CONNECTIONS: 4429,
  EVENTS_MISSED: 1012,
} as const;

export const closeWords: Readonly<Record<EndReason, string>> = {
  SESSION_ENDED: "Session ended",
  TOKEN_EXPIRED: "Token expired",
  TOO_MANY_CONNECTIONS: "Too many connections",
  EVENTS_MISSED: "Events were missed",
};

export interface LiveConnection {
  /** @param words in place of the usual ones */
  end(reason: EndReason, words?: string): void;
}

interface Owner {
  address: string;
  /** Hash of the session it came with; null for a token or a guest. */
  sessionHash: string | null;
  /** Player number; null for a guest, and while it is not known. */
  userId: string | null;
  caller: Caller | null;
}

export interface RegistryOptions {
  /** Most connections of a player, and of all guests of one address. */
  perPlayer: number;
  perAddress: number;
  /** Asks the services whether a caller is still signed in: a token does not say which session it was made for. */
  isGood: (caller: Caller) => Promise<boolean>;
}

/** How long ended sessions are remembered, because an identity check may still be running, milliseconds. */
const endedMs = 60_000;
const maxEnded = 10_000;

/** Sets by a key; a set without members is no set. */
class Sets<Member> {
  readonly #sets = new Map<string, Set<Member>>();

  of(key: string): readonly Member[] {
    return [...(this.#sets.get(key) ?? [])];
  }

  size(key: string): number {
    return this.#sets.get(key)?.size ?? 0;
  }

  add(key: string, member: Member): void {
    const set = this.#sets.get(key);
    if (set === undefined) this.#sets.set(key, new Set([member]));
    else set.add(member);
  }

  delete(key: string, member: Member): void {
    const set = this.#sets.get(key);
    if (set?.delete(member) && set.size === 0) this.#sets.delete(key);
  }
}

export class ConnectionRegistry {
  readonly #options: RegistryOptions;
  readonly #owners = new Map<LiveConnection, Owner>();
  readonly #ofSession = new Sets<LiveConnection>();
  readonly #ofPlayer = new Sets<LiveConnection>();
  /** Of guests, and of those who have not said yet who they are. */
  readonly #ofAddress = new Sets<LiveConnection>();
  /** When a session of a player ended last, milliseconds of `performance.now()`. */
  readonly #ended = new LRUCache<string, number>({ max: maxEnded, ttl: endedMs });

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#owners.size;
  }

  /** Whether one more guest of an address is let in. */
  hasRoom(address: string): boolean {
    return this.#ofAddress.size(address) < this.#options.perAddress;
  }

  /** Takes a connection, as a guest's for now. */
  add(connection: LiveConnection, address: string): void {
    this.#owners.set(connection, { address, sessionHash: null, userId: null, caller: null });
    this.#ofAddress.add(address, connection);
  }

  /**
   * Records the credentials of a connection before its player is known: a session that ends in the meantime must find
   * it.
   */
  claim(connection: LiveConnection, caller: Caller, sessionHash: string | null): void {
    const owner = this.#owners.get(connection);
    if (owner === undefined) return;
    owner.caller = caller;
    owner.sessionHash = sessionHash;
    if (sessionHash !== null) this.#ofSession.add(sessionHash, connection);
  }

  /** Records the player of a connection; false when the player has too many. */
  identify(connection: LiveConnection, userId: string): boolean {
    const owner = this.#owners.get(connection);
    if (owner === undefined || owner.userId === userId) return true;
    if (this.#ofPlayer.size(userId) >= this.#options.perPlayer) return false;
    owner.userId = userId;
    this.#ofAddress.delete(owner.address, connection);
    this.#ofPlayer.add(userId, connection);
    return true;
  }

  userIdOf(connection: LiveConnection): string | null {
    return this.#owners.get(connection)?.userId ?? null;
  }

  remove(connection: LiveConnection): void {
    const owner = this.#owners.get(connection);
    if (owner === undefined) return;
    this.#owners.delete(connection);
    this.#ofAddress.delete(owner.address, connection);
    if (owner.sessionHash !== null) this.#ofSession.delete(owner.sessionHash, connection);
    if (owner.userId !== null) this.#ofPlayer.delete(owner.userId, connection);
  }

  /** Closes the connections of a session, by its hash. @param words the close reason, if not the usual one */
  closeSession(hash: string, words?: string): void {
    for (const connection of this.#ofSession.of(hash)) connection.end("SESSION_ENDED", words);
  }

  /**
   * Closes the connections of a session that ended, by its hash and its player: those opened with it, and those whose
   * token ended with it.
   */
  async sessionEnded(hash: string, userId: string, words?: string): Promise<void> {
    this.#ended.set(userId, performance.now());
    this.closeSession(hash, words);
    const byToken = this.#ofPlayer
      .of(userId)
      .filter((connection) => this.#owners.get(connection)?.caller?.kind === "bearer");
    await Promise.all(
      byToken.map(async (connection) => {
        const caller = this.#owners.get(connection)?.caller;
        if (caller && !(await this.#options.isGood(caller))) connection.end("SESSION_ENDED", words);
      }),
    );
  }

  /**
   * Whether a session of a player has ended since a time (milliseconds of `performance.now()`), so that earlier answers
   * about it may be stale.
   */
  hasEndedSince(userId: string, time: number): boolean {
    return (this.#ended.get(userId) ?? -1) >= time;
  }

  /** Closes all connections of a player. @param words the close reason, if not the usual one */
  closeUser(userId: string, words?: string): void {
    this.#ended.set(userId, performance.now());
    for (const connection of this.#ofPlayer.of(userId)) connection.end("SESSION_ENDED", words);
  }

  /**
   * Closes the connections of all players: what happened to them may have been missed, so they ask for everything
   * again.
   */
  eventsMissed(): void {
    for (const [connection, { caller }] of this.#owners)
      if (caller !== null && caller.kind !== "guest") connection.end("EVENTS_MISSED");
  }
}
