/**
 * What one client may hold of a server: how long it may take to send a request, and how many connections it may have
 * open.
 */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#shared/wire/networkOf.ts";

/**
 * Milliseconds that a client may take for a request with its body. One that sends a byte now and then holds a
 * connection for as long as this.
 */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How Fastify is made so that nobody sends a request for longer than this. */
export const requestTimeouts = (timeoutMs = REQUEST_TIMEOUT_MS) => ({
  requestTimeout: timeoutMs,
  http: { headersTimeout: timeoutMs, connectionsCheckingInterval: Math.min(5000, timeoutMs) },
});

export interface ConnectionCeiling {
  /** Most connections of one network (an IPv4 address, a /64 of IPv6) at a time. */
  perNetwork: number;
  /** More of them for peers that stand for many people: proxies. */
  forMany?: { isOne(address: string | undefined): boolean; perNetwork: number };
}

/** Closes new connections of a network that has as many open as it may. What is open stays. */
export function limitConnections(server: Server, { perNetwork, forMany }: ConnectionCeiling): void {
  const open = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    // Gone before it was looked at.
    if (remoteAddress === undefined) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= (forMany?.isOne(remoteAddress) === true ? forMany.perNetwork : perNetwork)) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
