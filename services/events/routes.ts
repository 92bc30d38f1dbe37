/** The event stream (SSE): money and people from the outbox with ids to resume from, games as they are now. */
import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServicePlugin } from "../core/context.ts";
import { Failure, route } from "../core/rest.ts";
import { eventsApi } from "./api.ts";
import { gameEvent, Reader } from "./reader.ts";
import { publishEvents } from "./redis.ts";

/** Milliseconds between two comments on a silent stream: whoever hears nothing for a few seconds knows that it is broken. */
const keepAliveEvery = 2_000;

export const eventsService: ServicePlugin = ({ book, outbox, settings }) => async (app) => {
  const readers = new Map<string, { reader: Reader; end: () => void }>();
  const stopFeed = book.subscribe((change) => {
    if (readers.size === 0) return;
    const text = gameEvent(change);
    for (const { reader } of readers.values()) reader.gameChanged(change.gameId, text);
  });
  const stopOutbox = outbox.onAppend(() => {
    for (const { reader } of readers.values()) reader.outboxGrew();
  });
  const timer = setInterval(() => {
    for (const { reader } of readers.values()) reader.keepAlive();
  }, keepAliveEvery);

  const published = settings.redisUrl === null ? null : publishEvents(settings.redisUrl, { outbox, book }, (error) => app.log.warn(error));
  app.addHook("onClose", async () => published?.close());

  // Open streams would keep the server from closing.
  app.addHook("preClose", async () => {
    clearInterval(timer);
    stopFeed();
    stopOutbox();
    for (const { end } of readers.values()) end();
  });

  app.get(eventsApi.stream.path, async (request, reply) => {
    if (!hasKey(request, settings.serviceKey)) return refuse(reply);
    const last = await outbox.lastSeq();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" });
    const reader = new Reader({
      stream: raw, outbox, feed: book, after: resumeAfter(request, last),
      onTrouble: (error) => request.log.warn(error),
    });
    readers.set(reader.id, { reader, end: () => raw.end() });
    raw.once("close", () => {
      readers.delete(reader.id);
      reader.stop();
    });
    reader.start();
    return reply;
  });

  route(app, eventsApi.watch, ({ body, header }) => {
    if (!keyFits(header("x-service-key"), settings.serviceKey)) return new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
    const known = readers.get(body.reader);
    if (known === undefined) return new Failure(404, "NO_SUCH_READER", "No stream with this reader id is open here");
    return { watching: known.reader.watch(body.gameIds) };
  });
};

/** Where a reader goes on: after the event it names, or from now on. A number from the future is of another database. */
function resumeAfter(request: FastifyRequest, last: number): number {
  const named = request.headers["last-event-id"];
  return typeof named === "string" && /^\d{1,15}$/.test(named) ? Math.min(Number(named), last) : last;
}

function hasKey(request: FastifyRequest, key: string | null): boolean {
  const given = request.headers["x-service-key"];
  return keyFits(typeof given === "string" ? given : undefined, key);
}

/** Compared in constant time. Without a key nobody may read. */
function keyFits(given: string | undefined, key: string | null): boolean {
  if (given === undefined || key === null) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ code: "KEY_NEEDED", message: "X-Service-Key is missing or wrong" });
}
