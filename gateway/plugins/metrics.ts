/** Prometheus metrics at /metrics. Labels hold nothing that callers choose, so callers can't make them grow. */
import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { Outcome, UpstreamWatch } from "../transport/options.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import { Durations, type Series } from "./durations.ts";

/** State of an upstream, read on each scrape. */
interface UpstreamState {
  service: string;
  state: { breaker: "closed" | "half-open" | "open"; active: number; waiting: number; connections: number };
}

export interface Metrics {
  registry: Registry;
  /** Called for every upstream call. */
  upstream: Pick<UpstreamWatch, "exchange" | "retry" | "nonsense">;
  /** Exposes the state of these upstreams. */
  watchUpstreams(upstreams: readonly UpstreamState[]): void;
  /** Called for every operation: seconds, and whether it had top-level errors. */
  operation(operation: PreparedOperation, hasErrors: boolean, seconds: number): void;
  /** Called for every request that didn't become an operation. */
  refused(seconds: number): void;
  /** Called for every refused operation, by code. */
  notAdmitted(code: string): void;
  /** Called when a subscription begins; call the returned function when it ends. */
  subscription(operation: PreparedOperation): () => void;
  /** Values read when somebody asks. */
  watch(name: string, help: string, read: () => number): void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Name of a trusted document; all others are one, for callers could invent names without end. */
const nameOf = ({ document }: PreparedOperation) => document.name ?? "other";
const statusOf = (outcome: Outcome) => (typeof outcome === "number" ? `${Math.floor(outcome / 100)}xx` : outcome);
/** Root fields of a subscription are the schema's, and there is one. */
const fieldOf = ({ rootFields }: PreparedOperation) => rootFields[0] ?? "none";
const breakerValues = { closed: 0, "half-open": 1, open: 2 } as const;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Durations({
    name: "gateway_operation_seconds",
    help: 'GraphQL operations: name of a trusted document or "other", type',
    labelNames: ["operation", "type"],
    buckets,
    registers,
  });
  const errors = new Counter({
    name: "gateway_operation_errors_total",
    help: "Operations with top-level errors",
    labelNames: ["operation", "type"],
    registers,
  });
  const refusals = new Counter({
    name: "gateway_refused_total",
    help: "Operations and documents that were not let in, by code: too costly, too often",
    labelNames: ["code"],
    registers,
  });
  const calls = new Durations({
    name: "gateway_upstream_seconds",
    help: "Tries of calls of upstream services by status class; none: no answer, not_asked: breaker open or too many wait",
    labelNames: ["service", "status"],
    buckets,
    registers,
  });
  const retries = new Counter({
    name: "gateway_upstream_retries_total",
    help: "Further tries of upstream calls",
    labelNames: ["service"],
    registers,
  });
  const nonsense = new Counter({
    name: "gateway_upstream_nonsense_total",
    help: "2xx answers that are not what the service's contract says",
    labelNames: ["service"],
    registers,
  });
  const begun = new Counter({
    name: "gateway_subscriptions_total",
    help: "Subscriptions begun, by field",
    labelNames: ["field"],
    registers,
  });
  const subscriptions = new Gauge({
    name: "gateway_subscriptions",
    help: "Subscriptions going on, by field",
    labelNames: ["field"],
    registers,
  });
  const unread = operations.series({ operation: "other", type: "unknown" });
  const operationSeries = new WeakMap<PreparedOperation, Series<"operation" | "type">>();
  const seriesOf = (operation: PreparedOperation) => {
    const made = operations.series({ operation: nameOf(operation), type: operation.type });
    operationSeries.set(operation, made);
    return made;
  };
  /** By service and outcome: of those there are few. */
  const callSeries = new Map<string, Map<Outcome, Series<"service" | "status">>>();
  const callSeriesOf = (service: string, outcome: Outcome) => {
    const made = calls.series({ service, status: statusOf(outcome) });
    callSeries.set(service, (callSeries.get(service) ?? new Map()).set(outcome, made));
    return made;
  };
  /** One for each field, not one for each subscription: there are tens of thousands of those. */
  const enders = new Map<string, () => void>();

  const gauge = (name: string, help: string, labelNames: string[], collect: (this: Gauge) => void) =>
    registry.registerMetric(new Gauge({ name, help, labelNames, registers: [], collect }));

  return {
    registry,
    upstream: {
      exchange: (service, outcome, seconds) =>
        (callSeries.get(service)?.get(outcome) ?? callSeriesOf(service, outcome)).observe(seconds),
      retry: (service) => retries.inc({ service }),
      nonsense: (service) => nonsense.inc({ service }),
    },
    watchUpstreams: (upstreams) => {
      const show = (name: string, help: string, read: (state: UpstreamState["state"]) => number) =>
        gauge(name, help, ["service"], function collect() {
          for (const { service, state } of upstreams) this.set({ service }, read(state));
        });
      show(
        "gateway_upstream_breaker",
        "Circuit breaker: 0 closed, 1 half-open, 2 open",
        ({ breaker }) => breakerValues[breaker],
      );
      show("gateway_upstream_active", "Calls under way", ({ active }) => active);
      show("gateway_upstream_waiting", "Calls that wait for their turn", ({ waiting }) => waiting);
      show("gateway_upstream_connections", "Open connections", ({ connections }) => connections);
    },
    operation: (operation, hasErrors, seconds) => {
      const series = operationSeries.get(operation) ?? seriesOf(operation);
      series.observe(seconds);
      if (hasErrors) errors.inc(series.labels);
    },
    refused: (seconds) => {
      unread.observe(seconds);
      errors.inc(unread.labels);
    },
    notAdmitted: (code) => refusals.inc({ code }),
    subscription: (operation) => {
      const field = fieldOf(operation);
      begun.inc({ field });
      subscriptions.inc({ field });
      const known = enders.get(field);
      if (known !== undefined) return known;
      const end = () => subscriptions.dec({ field });
      enders.set(field, end);
      return end;
    },
    watch: (name, help, read) =>
      gauge(name, help, [], function collect() {
        this.set(read());
      }),
  };
}

/** /metrics, for this machine and for anyone who shows a key. */
export const metricsPlugin = fastifyPlugin<{ metrics: Metrics; isOperator: (request: IncomingMessage) => boolean }>(
  async (app, { metrics: { registry }, isOperator }) => {
    // Node's process-wide observers hold the registry and the sources of its values for good.
    app.addHook("onClose", async () => registry.clear());
    app.get("/metrics", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!isOperator(request.raw))
        return reply.code(404).type("text/plain; charset=utf-8").send("There is no such page.\n");
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
);
