/**
 * Real services, asked once for everything the bench will ask, through a proxy that keeps what they said. During the
 * measurement the kept answers are replayed, so that the services' own speed is no part of it.
 */
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { request } from "undici";

/** Answers by "METHOD path?query"; bodies of POSTs are not looked at. */
export type Recording = Record<string, { status: number; body: string }>;

export interface Recorder {
  url: string;
  recording: Recording;
  /** Bodies of all answers, in the order in which they came. */
  answers: string[];
  close(): Promise<void>;
}

const forwarded = [
  "authorization",
  "content-type",
  "x-language",
  "x-session",
  "idempotency-key",
  "x-service-key",
  "x-geo-country",
  "x-auth",
] as const;

function headersOf(message: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    forwarded.flatMap((name) => (typeof message.headers[name] === "string" ? [[name, message.headers[name]]] : [])),
  );
}

/** A proxy in front of `services` that remembers each answer. The event stream is not passed on. */
export async function startRecorder(services: string): Promise<Recorder> {
  const recording: Recording = {};
  const answers: string[] = [];
  const server = createServer(async (message, response) => {
    const [method, path] = [message.method ?? "GET", message.url ?? "/"];
    if (path.startsWith("/events-api/")) return void response.writeHead(503).end();
    const sent = await buffer(message);
    const { statusCode, body } = await request(services + path, {
      method: method as "GET",
      headers: headersOf(message),
      ...(sent.length > 0 && { body: sent }),
    });
    const text = await body.text();
    answers.push(text);
    recording[`${method} ${path}`] = { status: statusCode, body: text };
    response.writeHead(statusCode, { "content-type": "application/json" }).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recording,
    answers,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
