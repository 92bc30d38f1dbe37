/** A service on a bare socket that answers as the test says, including answers that no HTTP server would send. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface Heard {
  /** Such as "GET /sportsbook-api/v1/sports?lng=en". */
  line: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
}

/** Answers one request by writing to the socket. */
export type Lie = (socket: Socket, request: Heard) => void;

export interface LyingService {
  url: string;
  heard: Heard[];
  /** Connections that were ended from the other side before they had an answer. */
  abandoned(): number;
  /** From now on it answers so. */
  answer(lie: Lie): void;
  close(): Promise<void>;
}

/** A well-formed answer. */
export const whole =
  (body: string, status = 200, headers: Record<string, string> = {}): Lie =>
  (socket) => {
    const lines = Object.entries({ "content-type": "application/json", ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
    socket.write(`HTTP/1.1 ${status} X\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };

export async function startLyingService(first: Lie): Promise<LyingService> {
  let lie = first;
  let abandoned = 0;
  const heard: Heard[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = "";
    let owed = 0;
    socket.setEncoding("latin1");
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      if (owed > 0 && socket.bytesWritten === 0) abandoned += 1;
    });
    socket.on("data", (chunk: string) => {
      text += chunk;
      for (let request = takeRequest(text); request !== null; request = takeRequest(text)) {
        text = request.rest;
        heard.push(request.heard);
        owed += 1;
        lie(socket, request.heard);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    abandoned: () => abandoned,
    answer: (next) => {
      lie = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The first whole request of a text, and what follows it. Bodies have a content-length. */
function takeRequest(text: string): { heard: Heard; rest: string } | null {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [line = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((one) => {
      const colon = one.indexOf(":");
      return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()];
    }),
  );
  const length = Number(headers["content-length"] ?? 0);
  const body = text.slice(end + 4, end + 4 + length);
  if (body.length < length) return null;
  return { heard: { line: line.replace(" HTTP/1.1", ""), headers, body }, rest: text.slice(end + 4 + length) };
}
