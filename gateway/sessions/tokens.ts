/**
 * The `user_token` of each session: exchanged upstream, shared by everything that asks at the same time, and reused
 * for 60 s while it is valid [4.34, 4.35, 7.14, 9.11]. Sessions are kept by their hash only.
 */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { atMost } from "../execution/atMost.ts";
import { isTokenValid, subjectOf } from "./userToken.ts";
import { VerifiedCallers } from "./verified.ts";

export interface TokenStoreOptions {
  /** Asks the auth service for the token of a session; `force` for a new one. */
  fetchToken: (session: string, force: boolean) => Promise<string>;
  /** How long a token is reused, milliseconds. Default 60 000. */
  reuseMs?: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

interface Entry {
  fetchedAt: number;
  token: Promise<string>;
  /** The token once it is there. */
  value: string | null;
}

const maxSessions = 100_000;

/** SHA-256 (hex) of a session or token: the name under which it may be stored and logged. */
export const hashSession = (session: string) => hash("sha256", session, "hex");

export class TokenStore {
  /** Sessions and tokens that the services have confirmed. */
  readonly verified = new VerifiedCallers();
  readonly #entries = new LRUCache<string, Entry>(atMost(maxSessions));
  readonly #fetchToken: TokenStoreOptions["fetchToken"];
  readonly #reuseMs: number;
  readonly #now: () => number;

  constructor({ fetchToken, reuseMs = 60_000, now = Date.now }: TokenStoreOptions) {
    this.#fetchToken = fetchToken;
    this.#reuseMs = reuseMs;
    this.#now = now;
  }

  /** The token of a session. @throws what fetchToken throws; that is not kept. */
  get(session: string): Promise<string> {
    const hash = hashSession(session);
    const entry = this.#entries.get(hash);
    return entry !== undefined && this.#isUsable(entry) ? entry.token : this.#fetch(hash, session, false);
  }

  /** A new token in place of one that was refused; everybody who had the same one refused shares the request. */
  refresh(session: string, refused: string): Promise<string> {
    const hash = hashSession(session);
    const entry = this.#entries.get(hash);
    const isReplaced = entry !== undefined && entry.value !== refused && this.#isUsable(entry);
    return isReplaced ? entry.token : this.#fetch(hash, session, true);
  }

  /** Forgets a session's token, by the session's hash; null forgets all. */
  drop(hash: string | null): void {
    this.verified.forget(hash);
    if (hash === null) this.#entries.clear();
    else this.#entries.delete(hash);
  }

  /** Drops the tokens of a player's sessions, and those that don't name a player. */
  dropPlayer(userId: string): void {
    const isMeant = ({ value }: Entry) => {
      const subject = value === null ? null : subjectOf(value);
      return subject === null || subject === userId;
    };
    const ended = Array.from(this.#entries).filter(([, entry]) => isMeant(entry));
    for (const [hash] of ended) this.drop(hash);
  }

  #isUsable(entry: Entry): boolean {
    const now = this.#now();
    return now - entry.fetchedAt < this.#reuseMs && (entry.value === null || isTokenValid(entry.value, now));
  }

  #fetch(hash: string, session: string, force: boolean): Promise<string> {
    const entry: Entry = { fetchedAt: this.#now(), token: this.#fetchToken(session, force), value: null };
    this.#entries.set(hash, entry);
    void this.#settle(hash, entry);
    return entry.token;
  }

  /** Notes the token when it is there; forgets the request when it fails. */
  async #settle(hash: string, entry: Entry): Promise<void> {
    try {
      entry.value = await entry.token;
      if (this.#entries.get(hash) === entry) this.verified.confirm(hash, entry.value);
    } catch {
      if (this.#entries.get(hash) === entry) this.#entries.delete(hash);
    }
  }
}
