/**
 * /health: this process answers. /ready: it is worth sending people to. That is so once every service has answered and
 * the event stream has been there, and then until it drains: a service that goes down later takes its own fields with
 * it, and must not take every gateway out of the balance. What answers now stands in the body.
 */
import fastifyPlugin from "fastify-plugin";
import { request } from "undici";

export interface HealthOptions {
  /** Base URL by service. */
  upstreams: Readonly<Record<string, string>>;
  /** Whether the event stream is connected. */
  isStreamConnected: () => boolean;
  /** Whether the gateway is shutting down. */
  isDraining: () => boolean;
  /** Longest wait for a service, milliseconds. Default 2000. */
  timeoutMs?: number;
}

/** A service is reachable when it answers at all: which paths it has is its own affair. */
async function isReachable(origin: string, timeoutMs: number): Promise<boolean> {
  try {
    const { statusCode, body } = await request(new URL("/health", origin), { signal: AbortSignal.timeout(timeoutMs) });
    await body.dump();
    return statusCode < 500;
  } catch {
    return false;
  }
}

export const healthPlugin = fastifyPlugin<HealthOptions>(async (app, { upstreams, isStreamConnected, isDraining, timeoutMs = 2000 }) => {
  let wasWhole = false;
  app.get("/health", async () => ({ status: "ok" }));
  app.get("/ready", async (_, reply) => {
    if (isDraining()) return reply.code(503).header("cache-control", "no-store").send({ ready: false, draining: true });
    const origins = [...new Set(Object.values(upstreams).map((url) => new URL(url).origin))];
    const answers = new Map(await Promise.all(origins.map(async (origin) => [origin, await isReachable(origin, timeoutMs)] as const)));
    const services = Object.fromEntries(Object.entries(upstreams).map(([name, url]) => [name, answers.get(new URL(url).origin) === true]));
    const stream = isStreamConnected();
    wasWhole ||= stream && Object.values(services).every(Boolean);
    return reply.code(wasWhole ? 200 : 503).header("cache-control", "no-store").send({ ready: wasWhole, services, stream });
  });
});
