/**
 * Sockets pass on to the gateway byte by byte. Close codes arrive as they were sent, a slow reader holds the gateway
 * back, which then skips to the latest state, and where the gateway is away no socket opens.
 */
import http, { type IncomingMessage, type Server } from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * What the gateway must see of the browser when it opens a socket: by Origin it decides who may, by the cookie whose it
 * is. The rest belongs to the handshake (RFC 6455, 4.1).
 */
const passed = [
  "cookie",
  "origin",
  "user-agent",
  "accept-language",
  "x-forwarded-for",
  "x-geo-country",
  "x-forwarded-proto",
  "upgrade",
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-protocol",
  "sec-websocket-extensions",
] as const;

/** How long the gateway may take to open a socket. */
const patienceMs = 10_000;

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function* headLines({ statusCode, statusMessage, rawHeaders }: IncomingMessage): Generator<string> {
  yield `HTTP/1.1 ${statusCode} ${statusMessage}`;
  for (let at = 0; at < rawHeaders.length; at += 2) yield `${rawHeaders[at]}: ${rawHeaders[at + 1]}`;
}

/** What one side sends, the other gets, as fast as it takes it; the end of one is the end of both. */
function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.setTimeout(0);
    from.setNoDelay(true);
    from.pipe(to);
    from.on("error", () => to.destroy());
    from.once("close", () => to.destroySoon());
  }
}

/**
 * Passes sockets on /graphql on to the gateway, until `close`, which breaks them off.
 * @param introduce completes the headers of a request with what is known of the visitor
 */
export function passSocketsOn(
  server: Server,
  gatewayUrl: string,
  introduce: (request: IncomingMessage) => void,
): { close(): void } {
  const { request: ask } = gatewayUrl.startsWith("https:") ? https : http;
  const open = new Set<Socket>();
  let isClosing = false;

  server.on("upgrade", (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const socket = duplex as Socket;
    socket.on("error", () => socket.destroy());
    const url = request.url ?? "";
    if (isClosing) return refuse(socket, "503 Service Unavailable");
    if (url.split("?", 1)[0] !== "/graphql") return refuse(socket, "404 Not Found");
    introduce(request);
    const headers = Object.fromEntries(
      passed.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const asked = ask(new URL(url, gatewayUrl), {
      headers: { ...headers, connection: "Upgrade" },
      agent: false,
      timeout: patienceMs,
    });
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    const giveUp = () => asked.destroy();
    socket.once("close", giveUp);
    asked.on("timeout", () => asked.destroy(new Error("the gateway didn't answer")));
    asked.on("error", () => refuse(socket, "502 Bad Gateway"));
    asked.on("response", (answer) => {
      answer.resume();
      refuse(socket, `${answer.statusCode} ${answer.statusMessage}`);
    });
    asked.on("upgrade", (answer, upstream, rest) => {
      // From here on what has been sent goes out before either side closes.
      socket.off("close", giveUp);
      socket.write(`${[...headLines(answer)].join("\r\n")}\r\n\r\n`);
      socket.write(rest);
      upstream.write(head);
      join(socket, upstream as Socket);
    });
    asked.end();
  });

  return {
    close: () => {
      isClosing = true;
      for (const socket of open) socket.destroy();
    },
  };
}
