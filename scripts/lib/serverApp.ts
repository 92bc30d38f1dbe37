/** The HTTP application of a process behind the gateway or beside it: its log, its bounds, and its end. */
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { requestIdOf } from "#shared/wire/requestId.ts";
import { limitConnections, requestTimeouts } from "./httpLimits.ts";
import { lastAnswers } from "./lastAnswers.ts";

export interface ServerAppOptions {
  log: Logger;
  /** Longest body of a request. */
  bodyBytes: number;
  /** Most connections of one network. */
  connections: number;
  requestTimeoutMs?: number | undefined;
}

export function createServerApp({ log, bodyBytes, connections, requestTimeoutMs }: ServerAppOptions): FastifyInstance {
  // Left as pino's own type, it would become a part of the application's.
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIdOf,
    bodyLimit: bodyBytes,
    forceCloseConnections: "idle",
    ...requestTimeouts(requestTimeoutMs),
  });
  limitConnections(app.server, { perNetwork: connections });
  const endConnections = lastAnswers(app.server);
  app.addHook("preClose", async () => endConnections());
  return app;
}
