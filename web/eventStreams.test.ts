import type { AddressInfo } from "node:net";
import { existsSync } from "node:fs";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startWeb, type WebServer } from "./server.ts";

const isBuilt = existsSync(new URL("./build/server/index.js", import.meta.url));
if (!isBuilt) console.info("event streams through the site are not tried: the site is not built");

let gateway: FastifyInstance;
let web: WebServer;
let stream: FastifyReply["raw"] | null = null;
let hasLeft = false;

beforeAll(async () => {
  if (!isBuilt) return;
  gateway = Fastify({ forceCloseConnections: true });
  gateway.get("/graphql/stream", (_, reply) => {
    reply.hijack();
    stream = reply.raw;
    stream.once("close", () => void (hasLeft = true));
    stream.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
    });
    stream.write("event: next\ndata: 1\n\n");
  });
  await gateway.listen({ host: "127.0.0.1", port: 0 });
  web = await startWeb({
    port: 0,
    gatewayUrl: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
    isDev: false,
  });
});
afterAll(async () => {
  if (!isBuilt) return;
  await web.close();
  await gateway.close();
});

it.runIf(isBuilt)(
  "the site passes an event stream on message by message, as it is, and tells the gateway when the reader leaves",
  async () => {
    const leaving = new AbortController();
    const response = await fetch(`${web.url}/graphql/stream`, {
      headers: { accept: "text/event-stream", "accept-encoding": "br, gzip" },
      signal: leaving.signal,
    });
    expect([response.status, response.headers.get("content-type"), response.headers.get("content-encoding")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
      null,
    ]);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("event: next\ndata: 1\n\n");
    stream?.write("event: next\ndata: 2\n\n");
    expect((await reader?.read())?.value).toBe("event: next\ndata: 2\n\n");
    leaving.abort();
    await expect.poll(() => hasLeft).toBe(true);
  },
);
