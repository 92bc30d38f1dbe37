/** The HTTP application of a stand-in for a third party: what both of them have before their own calls. */
import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import { requestWatchPlugin } from "../requestWatch.ts";
import { createServerApp } from "../serverApp.ts";
import { answerProblems, type ProblemWords } from "./problems.ts";
import type { SqliteStore } from "./sqliteStore.ts";

/** Connections of one network. */
const CONNECTIONS = 512;

export interface StandInParts {
  log: Logger;
  store: SqliteStore;
  metrics: Metrics;
  /** Keys that open /metrics to other machines. */
  metricsKeys: readonly (string | null)[];
  /** Longest body of a request. */
  bodyBytes: number;
  problems: ProblemWords;
}

/** Checks what it is sent, answers errors, and tells of itself at /metrics, /health and /ready. */
export async function createStandInApp({
  log,
  store,
  metrics,
  metricsKeys,
  bodyBytes,
  problems,
}: StandInParts): Promise<FastifyInstance> {
  const app = createServerApp({ log, bodyBytes, connections: CONNECTIONS });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app, problems);
  await app.register(requestWatchPlugin, { metrics, log, keys: metricsKeys });
  app.get("/health", { schema: { hide: true } }, () => ({ status: "ok" }));
  app.get("/ready", { schema: { hide: true } }, (_request, reply) => {
    try {
      store.probe();
      return reply.send({ status: "ok" });
    } catch (error) {
      log.error({ err: error }, "the database takes no writes");
      return reply.code(503).send({ status: "failed" });
    }
  });
  return app;
}
