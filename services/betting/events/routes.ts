/** The event stream (SSE): money and people from the outbox with ids to resume from, games as they are now. */
import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { revisionOf } from "../../site/config/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { keyNeeded, serviceRoute } from "../../platform/http/serviceRoute.ts";
import { keyFits } from "../../platform/secrets/serviceKey.ts";
import { isId } from "../../platform/http/ids.ts";
import { eventsApi } from "./api.ts";
import { gameEvent, Reader, type ReaderParts, siteEvent } from "./reader.ts";
import { publishEvents } from "./redis.ts";

/**
 * Milliseconds between two comments on a silent stream: a reader that hears nothing for a few seconds knows that the
 * stream is broken.
 */
const keepAliveEvery = 2_000;

/**
 * Bytes that may wait for a reader. Hundreds of games change within one second: with the default 16 KiB all but the
 * first would be sent in full, at ten times the size.
 */
const mostWaiting = 4 * 1024 * 1024;

/** A stream that takes more before it has no room. It says when it is empty again, as it would have before. */
function roomy(raw: ServerResponse): ReaderParts["stream"] {
  return {
    write: (text) => raw.write(text) || raw.writableLength < mostWaiting,
    once: raw.once.bind(raw),
    off: raw.off.bind(raw),
    destroy: raw.destroy.bind(raw),
  };
}

export const eventsService: ServicePlugin = (context) => async (app) => {
  const { book, outbox, settings } = context;
  const siteRevision = () => revisionOf(context.siteConfig);
  const readers = new Map<string, { reader: Reader; end: () => void }>();
  const stopFeed = book.subscribe((change) => {
    if (readers.size === 0) return;
    const text = gameEvent(change);
    for (const { reader } of readers.values()) reader.gameChanged(change.gameId, text);
  });
  const stopOutbox = outbox.onAppend(() => {
    for (const { reader } of readers.values()) reader.outboxGrew();
  });
  const stopSite = context.onSiteConfigChange(({ revision, fields }) => {
    const text = siteEvent(revision, fields);
    for (const { reader } of readers.values()) reader.siteChanged(text);
  });
  const timer = setInterval(() => {
    for (const { reader } of readers.values()) reader.keepAlive();
  }, keepAliveEvery);

  const published =
    settings.redisUrl === null
      ? null
      : publishEvents(
          settings.redisUrl,
          { outbox, book, siteRevision, onSiteConfigChange: context.onSiteConfigChange },
          (error) => app.log.warn(error),
        );
  app.addHook("onClose", async () => published?.close());

  // Open streams would keep the server from closing.
  app.addHook("preClose", async () => {
    clearInterval(timer);
    stopFeed();
    stopOutbox();
    stopSite();
    for (const { end } of readers.values()) end();
  });

  app.get(eventsApi.stream.path, async (request, reply) => {
    if (!hasKey(request, settings.serviceKey)) return refuse(reply);
    const named = request.headers["last-event-id"];
    const after =
      typeof named === "string" && isId(named) ? await outbox.resumeAt(Number(named)) : await outbox.lastSeq();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    const reader = new Reader({
      stream: roomy(raw),
      outbox,
      feed: book,
      siteRevision,
      after,
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

  serviceRoute(app, settings.serviceKey, eventsApi.watch, ({ body }) => {
    const known = readers.get(body.reader);
    if (known === undefined) return new Failure(404, "NO_SUCH_READER", "No stream with this reader id is open here");
    return { watching: known.reader.watch(body.gameIds) };
  });
};

function hasKey(request: FastifyRequest, key: string | null): boolean {
  const given = request.headers["x-service-key"];
  return keyFits(typeof given === "string" ? given : undefined, key);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(keyNeeded.status).send({ code: keyNeeded.code, message: keyNeeded.message });
}
