/**
 * Connections on which nobody has ever said anything: browsers open some ahead of need, pools keep some whose request
 * was given up. Node counts them as busy, so that a server that closes would wait for them.
 */
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Watches a server's connections; what it returns ends the silent ones, and from then on each new one at once. */
export function silentConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  let isClosing = false;
  server.on("connection", (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return () => {
    isClosing = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
}
