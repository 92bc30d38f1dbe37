/**
 * Lets a server that closes end with its last answer. Node ends the connections that are idle at that moment and waits
 * for the others: for those that are kept alive after the answer they wait for, and for those on which nobody has ever
 * said anything (browsers open some ahead of need, pools keep some whose request was given up).
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Watches a server's connections. What it returns, called as the server closes, ends each as soon as nothing is owed on
 * it.
 */
export function lastAnswers(server: Server): () => void {
  const connections = new Set<Socket>();
  const owed = new Map<ServerResponse, Socket>();
  let isClosing = false;
  const endAfter = (response: ServerResponse, socket: Socket) => void response.once("finish", () => socket.end());
  server.on("connection", (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isClosing) return endAfter(response, socket);
    owed.set(response, socket);
    response.once("close", () => owed.delete(response));
  });
  return () => {
    isClosing = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    for (const [response, socket] of owed) endAfter(response, socket);
  };
}
