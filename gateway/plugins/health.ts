/**
 * /health: this process answers. /ready: it may receive traffic. That holds once every service and the event stream
 * have been reachable, and until draining begins. A service that goes down later only takes its own fields with it and
 * must not take every gateway out of the load balancer. The body lists what is reachable now, for operators.
 *
 * Services with another SITE_ENV than the gateway never count as ready: a production gateway would otherwise accept
 * demo players with their public password.
 */
import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";
import { request } from "undici";

export interface HealthOptions {
  /** Base URL by service. */
  upstreams: Readonly<Record<string, string>>;
  siteEnv: string;
  /** Called once when services have another SITE_ENV. */
  onMismatch: (words: string) => void;
  /** Who may read the details. */
  isOperator: (request: IncomingMessage) => boolean;
  /** Whether the event stream is connected. */
  isStreamConnected: () => boolean;
  /** Whether the gateway is shutting down. */
  isDraining: () => boolean;
  /** Longest wait for a service, milliseconds. Default 2000. */
  timeoutMs?: number;
}

/** What a service reports at /health; an operator's own service may report nothing. */
interface Standing {
  isReachable: boolean;
  siteEnv: string | null;
}

const longestStanding = 16_384;

/** A service is reachable when it answers at all: which paths it has is its own affair. */
async function standingOf(origin: string, timeoutMs: number): Promise<Standing> {
  try {
    const { statusCode, body } = await request(new URL("/health", origin), { signal: AbortSignal.timeout(timeoutMs) });
    const text = await body.text();
    return { isReachable: statusCode < 500, siteEnv: text.length > longestStanding ? null : siteEnvIn(text) };
  } catch {
    return { isReachable: false, siteEnv: null };
  }
}

function siteEnvIn(text: string): string | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === "object" && told !== null && "siteEnv" in told && typeof told.siteEnv === "string"
      ? told.siteEnv
      : null;
  } catch {
    return null;
  }
}

export const healthPlugin = fastifyPlugin<HealthOptions>(
  async (app, { upstreams, siteEnv, onMismatch, isOperator, isStreamConnected, isDraining, timeoutMs = 2000 }) => {
    let wasWhole = false;
    let isMismatchTold = false;
    app.get("/health", async () => ({ status: "ok" }));
    app.get("/ready", async ({ raw }, reply) => {
      reply.header("cache-control", "no-store");
      if (isDraining()) return reply.code(503).send({ ready: false, draining: true });
      const origins = [...new Set(Object.values(upstreams).map((url) => new URL(url).origin))];
      const answers = new Map(
        await Promise.all(origins.map(async (origin) => [origin, await standingOf(origin, timeoutMs)] as const)),
      );
      const services = Object.fromEntries(
        Object.entries(upstreams).map(([name, url]) => [name, answers.get(new URL(url).origin)?.isReachable === true]),
      );
      const stream = isStreamConnected();
      const other = [...answers].find(([, standing]) => standing.siteEnv !== null && standing.siteEnv !== siteEnv);
      if (other !== undefined && !isMismatchTold)
        onMismatch(
          `the gateway runs with SITE_ENV=${siteEnv}, the services at ${other[0]} with SITE_ENV=${other[1].siteEnv}`,
        );
      isMismatchTold = other !== undefined;
      wasWhole ||= stream && Object.values(services).every(Boolean);
      const ready = wasWhole && other === undefined;
      return reply.code(ready ? 200 : 503).send({
        ready,
        ...(isOperator(raw) && { services, stream, ...(other !== undefined && { mismatch: other[0] }) }),
      });
    });
  },
);
