/** A proxy in front of a service that tells the truth, until it is told to lie. */
import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What becomes of an answer of the service. */
type Lie = (truth: { status: number; body: string }, response: ServerResponse) => void;

const json = { "content-type": "application/json" };

/** The same JSON with every value of another type than it had. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { items: value.map(otherTypes) };
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, otherTypes(each)]));
  return typeof value === "string" ? [value] : String(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const lies = {
  "a page of HTML": (_, response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end("<html><body>We'll be back soon</body></html>"),
  "half of an answer": ({ status, body }, response) => {
    response.writeHead(status, { ...json, "content-length": Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  "values of other types": ({ status, body }, response) =>
    void response.writeHead(status, json).end(JSON.stringify(otherTypes(parsed(body)))),
  "an answer of 8 MB": (_, response) =>
    void response.writeHead(200, json).end(JSON.stringify({ games: "x".repeat(8_000_000) })),
  "a drop at a time": ({ status, body }, response) => {
    response.writeHead(status, json);
    let at = 0;
    const timer = setInterval(
      () => (at < body.length ? response.write(body.slice(at, (at += 1))) : response.end()),
      200,
    );
    response.once("close", () => clearInterval(timer));
  },
  "a reset": (_, response) => void response.socket?.resetAndDestroy(),
  "an error": (_, response) =>
    void response.writeHead(500, json).end('{"code":"INTERNAL","message":"at Service.run (/srv/secret.ts:1:1)"}'),
  "an error that looks like success": (_, response) =>
    void response.writeHead(200, json).end('{"success":false,"error":"db"}'),
  silence: () => undefined,
} satisfies Record<string, Lie>;

export interface Liar {
  url: string;
  /** From now on it lies; null: it tells the truth. Streams that go on are cut. */
  tell(lie: keyof typeof lies | null): void;
  /** Answers that were lies. */
  told(): number;
  /** Writes into the streams that go on. */
  interrupt(text: string): void;
  close(): Promise<void>;
}

export async function startLiar(target: string): Promise<Liar> {
  let lie: Lie | null = null;
  let told = 0;
  const agent = new Agent({ keepAlive: true });
  const streams = new Set<{ response: ServerResponse; end: () => void }>();

  const stream = (truth: IncomingMessage, response: ServerResponse) => {
    if (lie !== null) {
      told += 1;
      truth.destroy();
      return lie({ status: truth.statusCode ?? 502, body: "" }, response);
    }
    const one = { response, end: () => truth.destroy() };
    streams.add(one);
    response.writeHead(truth.statusCode ?? 502, truth.headers);
    response.flushHeaders();
    truth.on("data", (chunk: Buffer) => void response.write(chunk));
    truth.once("close", () => {
      streams.delete(one);
      response.destroy();
    });
    response.once("close", () => truth.destroy());
  };
  const pass = async (truth: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of truth) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (lie === null) return void response.writeHead(truth.statusCode ?? 502, truth.headers).end(body);
    told += 1;
    lie({ status: truth.statusCode ?? 502, body: body.toString() }, response);
  };

  const server = createServer((incoming, response) => {
    const asked = request(
      target + (incoming.url ?? "/"),
      { method: incoming.method, headers: incoming.headers, agent },
      (truth) => {
        if (truth.headers["content-type"]?.startsWith("text/event-stream")) return stream(truth, response);
        pass(truth, response).catch(() => response.destroy());
      },
    );
    // A service that is away is away through the proxy, too.
    asked.once("error", () => response.destroy());
    response.once("close", () => void (response.writableFinished || asked.destroy()));
    incoming.pipe(asked);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: (next) => {
      lie = next === null ? null : lies[next];
      if (next !== null) for (const { end } of streams) end();
    },
    told: () => told,
    interrupt: (text) => {
      for (const { response } of streams) response.write(text);
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
