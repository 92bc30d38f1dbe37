/** The player of a live connection: set when it opens, renewed by a new token, ended when the token ends. */
import type { Client, GatewayParts } from "../execution/context.ts";
import { isUnauthenticated } from "../errors/errors.ts";
import { callerOf } from "../sessions/cookie.ts";
import { credentialsOf, type Caller } from "../sessions/credentials.ts";
import { hashSession } from "../sessions/tokens.ts";
import { expiryOf } from "../sessions/userToken.ts";
import type { ConnectionRegistry, LiveConnection } from "./registry.ts";

/** Longest delay a timer takes; a token that lives longer is looked at again by the services anyway. */
const maxTimerMs = 2_147_483_647;

export type Renewal =
  | { renewed: true; expiresAt: string }
  | { renewed: false; code: "UNAUTHENTICATED" | "FORBIDDEN" | "UPSTREAM_UNAVAILABLE" };

/** The player number of a caller. @throws for a guest, and when the services can't say. */
export async function userIdOf(caller: Caller, parts: GatewayParts): Promise<string> {
  return (await credentialsOf(caller, parts.tokens).withToken((token) => parts.services.auth.viewer(token))).id;
}

/**
 * Whether a caller is still signed in. Services that can't say leave them so: whatever they ask of them is checked
 * there again.
 */
export const isCallerGood = (caller: Caller, parts: GatewayParts): Promise<boolean> =>
  userIdOf(caller, parts).then(
    () => true,
    (error: unknown) => !isUnauthenticated(error),
  );

export class Identity {
  readonly #connection: LiveConnection;
  readonly #parts: GatewayParts;
  readonly #registry: ConnectionRegistry;
  #client: Client;
  #timer: NodeJS.Timeout | null = null;
  #isRenewing = false;

  constructor(
    connection: LiveConnection,
    client: Client,
    { parts, registry }: { parts: GatewayParts; registry: ConnectionRegistry },
  ) {
    this.#connection = connection;
    this.#client = client;
    this.#parts = parts;
    this.#registry = registry;
  }

  /** The client as it is now: a renewed token is used from the next event on. */
  get client(): Client {
    return this.#client;
  }

  /** Identifies the connection; false when the player has too many of them. */
  async settle(): Promise<boolean> {
    const { caller } = this.#client;
    this.#registry.claim(this.#connection, caller, caller.kind === "cookie" ? hashSession(caller.session) : null);
    if (caller.kind === "guest") return true;
    const asked = performance.now();
    // If the services can't confirm the player, public data still flows; personal data asks again.
    const userId = await userIdOf(caller, this.#parts).catch(() => null);
    if (userId === null) return true;
    if (!this.#registry.identify(this.#connection, userId)) return false;
    if (caller.kind === "bearer") this.#endWith(caller.token);
    // It was not known as the player's when their connections were closed.
    if (this.#registry.hasEndedSince(userId, asked) && !(await isCallerGood(caller, this.#parts)))
      this.#connection.end("SESSION_ENDED");
    return true;
  }

  /** Takes a new token of the same player in place of the old one. */
  async renew(authorization: string): Promise<Renewal> {
    const caller = callerOf(authorization, undefined);
    const userId = this.#registry.userIdOf(this.#connection);
    if (this.#client.caller.kind !== "bearer" || userId === null || this.#isRenewing)
      return { renewed: false, code: "FORBIDDEN" };
    if (caller.kind !== "bearer") return { renewed: false, code: "UNAUTHENTICATED" };
    this.#isRenewing = true;
    try {
      const asked = performance.now();
      if ((await userIdOf(caller, this.#parts)) !== userId) return { renewed: false, code: "FORBIDDEN" };
      if (this.#registry.hasEndedSince(userId, asked) && !(await isCallerGood(caller, this.#parts)))
        return { renewed: false, code: "UNAUTHENTICATED" };
      this.#client = { ...this.#client, caller };
      this.#registry.claim(this.#connection, caller, null);
      return { renewed: true, expiresAt: this.#endWith(caller.token) };
    } catch (error) {
      return { renewed: false, code: isUnauthenticated(error) ? "UNAUTHENTICATED" : "UPSTREAM_UNAVAILABLE" };
    } finally {
      this.#isRenewing = false;
    }
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isClosed = true;
  }

  #isClosed = false;

  /** Ends the connection with its token. Returns when that is. */
  #endWith(token: string): string {
    const expiresMs = (expiryOf(token) ?? 0) * 1000;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (!this.#isClosed) {
      this.#timer = setTimeout(
        () => this.#connection.end("TOKEN_EXPIRED"),
        Math.max(0, Math.min(maxTimerMs, expiresMs - Date.now())),
      ).unref();
    }
    return new Date(expiresMs).toISOString();
  }
}
