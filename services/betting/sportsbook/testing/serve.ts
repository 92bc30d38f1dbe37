/** Serves one service over real HTTP for a test, with only the parts of the context that it needs. */
import Fastify from "fastify";
import { z } from "zod";
import { createMetrics } from "../../../../scripts/lib/metrics.ts";
import type { ServiceContext, ServicePlugin } from "../../../platform/context.ts";
import { timedJobs } from "../../../platform/jobs.ts";
import { speakContracts } from "../../../platform/http/rest.ts";

export interface Answer {
  status: number;
  body: unknown;
}

export interface OneService {
  url: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** A part of the context that a test did not give must not be used: reading it throws. */
function strictContext(parts: Partial<ServiceContext>): ServiceContext {
  return new Proxy(parts, {
    get(target, name) {
      if (!Reflect.has(target, name)) throw new Error(`the test gives no ${String(name)}`);
      return Reflect.get(target, name);
    },
  }) as ServiceContext;
}

/** Starts the service on a free port of this machine. */
export async function serveOne(service: ServicePlugin, parts: Partial<ServiceContext>): Promise<OneService> {
  // A client's spare connections must not keep a test waiting for them.
  const app = Fastify({ forceCloseConnections: true });
  speakContracts(app);
  const metrics = createMetrics("services");
  const jobs = timedJobs({ metrics, log: parts.log ?? app.log });
  await app.register(service(strictContext({ metrics, jobs, ...parts })));
  app.addHook("onClose", jobs.stop);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url + path, init);
    return { status: response.status, body: z.unknown().parse(await response.json()) };
  };
  return {
    url,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    close: () => app.close(),
  };
}
