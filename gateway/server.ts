/** The gateway as a whole: how it starts and how it ends. */
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { connectBehind } from "./process/backends.ts";
import { upstreamsOf } from "./datasources/services.ts";
import { createHttpServer } from "./process/httpServer.ts";
import { prepareOperations } from "./process/operations.ts";
import type { GatewayOptions } from "./process/options.ts";
import { createMetrics } from "./plugins/metrics.ts";
import { localOrigins } from "./plugins/origin.ts";
import { upstreamWatch } from "./plugins/upstreamLog.ts";
import { shownSettings } from "./process/shownSettings.ts";
import { startTelemetry } from "./process/telemetry.ts";

export interface RunningGateway {
  /** Where it listens, such as "http://127.0.0.1:4000". */
  url: string;
  /** Milliseconds that `close` waits before anything is closed. */
  drainMs: number;
  /**
   * Drains: /ready says no for a while, then sockets are closed with 1001, requests in flight finish, connections end.
   */
  close(): Promise<void>;
}

/** How long a start waits for the source of events, milliseconds. */
const firstEventsMs = 500;

/** Starts a gateway. @throws when its port is taken. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const log = pino({ level: options.logLevel });
  log.info({ settings: shownSettings(options) }, "settings");
  const metrics = createMetrics();
  const telemetry =
    options.otlpEndpoint === null ? null : await startTelemetry(options.otlpEndpoint, options.otelServiceName);
  const isExplored = options.siteEnv === "demo" && options.trustedDocuments !== "only";
  const allowedOrigins = [...options.allowedOrigins];
  let isDraining = false;

  const behind = connectBehind(options, log, upstreamWatch(metrics, log, telemetry));
  const {
    parts: { services, events },
    registry,
  } = behind;
  const operations = prepareOperations(options, { parts: behind.parts, log, metrics, telemetry, isExplored });
  behind.onSiteChange(() => operations.publicAnswers.forget());
  const http = await createHttpServer(options, {
    behind,
    operations,
    allowedOrigins,
    log,
    metrics,
    telemetry,
    isExplored,
    isDraining: () => isDraining,
  });
  metrics.watchUpstreams(upstreamsOf(services));
  metrics.watch("gateway_sockets", "Open live connections: WebSockets and event streams", () => registry.size);
  metrics.watch("gateway_kept_answers", "Public answers kept", () => operations.publicAnswers.size);
  metrics.watch("gateway_event_stream_connected", "1 while the event stream is connected", () =>
    Number(events.isConnected),
  );

  await events.start(firstEventsMs);
  const port = await http.listen();
  // A port the system chose is known only now.
  if (options.port === 0 && options.siteEnv === "demo") allowedOrigins.push(...localOrigins([port]));

  let closing: Promise<void> | null = null;
  const close = async () => {
    // Load balancers learn first that no new requests are accepted.
    isDraining = true;
    if (options.drainMs > 0) await wait(options.drainMs);
    await http.close();
    await behind.close();
    operations.close();
    await telemetry?.close();
  };
  return {
    url: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    drainMs: options.drainMs,
    close: () => (closing ??= close()),
  };
}
