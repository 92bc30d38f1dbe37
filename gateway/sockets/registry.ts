/** The open WebSockets and whose they are, so that a sign-out, ban or self-exclusion closes them. */
import type { WebSocket } from "ws";

/**
 * Close codes of the gateway's own. A client may come back after SESSION_ENDED (it is a guest then, or signed in anew);
 * after TOKEN_EXPIRED it needs a new token first.
 */
export const closeCodes = { SESSION_ENDED: 4403, TOKEN_EXPIRED: 4401 } as const;

export interface SocketOwner {
  /** Hash of the session the socket came with; null for a token or a guest. */
  sessionHash: string | null;
  /** Player number; null for a guest, and while it is not known. */
  userId: string | null;
  /** Asks the services whether a token is still good: a token does not say which session it was made for. */
  isTokenGood?: () => Promise<boolean>;
}

export class SocketRegistry {
  readonly #owners = new Map<WebSocket, SocketOwner>();

  get size(): number {
    return this.#owners.size;
  }

  add(socket: WebSocket, owner: SocketOwner): void {
    this.#owners.set(socket, owner);
    socket.once("close", () => this.#owners.delete(socket));
  }

  /** Closes the sockets of a session, by its hash. */
  closeSession(hash: string): void {
    this.#closeWhere(({ sessionHash }) => sessionHash === hash);
  }

  /** Closes the sockets of a session that ended, by its hash and its player: those that came with it, and those whose token died with it. */
  async sessionEnded(hash: string, userId: string): Promise<void> {
    this.closeSession(hash);
    const byToken = [...this.#owners].filter(([, owner]) => owner.userId === userId && owner.isTokenGood !== undefined);
    await Promise.all(byToken.map(async ([socket, { isTokenGood }]) => {
      if (!(await isTokenGood?.())) close(socket);
    }));
  }

  /** Closes all sockets of a player. */
  closeUser(userId: string): void {
    this.#closeWhere((owner) => owner.userId === userId);
  }

  #closeWhere(isMeant: (owner: SocketOwner) => boolean): void {
    for (const [socket, owner] of this.#owners) if (isMeant(owner)) close(socket);
  }
}

const close = (socket: WebSocket) => socket.close(closeCodes.SESSION_ENDED, "Session ended");
