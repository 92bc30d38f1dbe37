/** Prometheus metrics at /metrics. Labels hold nothing a caller chooses, so that nobody can make them grow. */
import fastifyPlugin from "fastify-plugin";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  registry: Registry;
  /** Told about every upstream call: status 0 when there was no answer, seconds. */
  observeUpstream(service: string, status: number, seconds: number): void;
  /** Told about every operation: query, mutation or subscription; seconds; whether it had top-level errors. */
  observeOperation(type: string, hasErrors: boolean, seconds: number): void;
  /** Values read when somebody asks. */
  watch(name: string, help: string, read: () => number): void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const upstream = new Histogram({ name: "gateway_upstream_seconds", help: "Calls of upstream services", labelNames: ["service", "status"], buckets, registers });
  const operations = new Histogram({ name: "gateway_operation_seconds", help: "GraphQL operations", labelNames: ["type"], buckets, registers });
  const errors = new Counter({ name: "gateway_operation_errors_total", help: "Operations with top-level errors", labelNames: ["type"], registers });
  return {
    registry,
    observeUpstream: (service, status, seconds) => upstream.observe({ service, status: status === 0 ? "none" : `${Math.floor(status / 100)}xx` }, seconds),
    observeOperation: (type, hasErrors, seconds) => {
      operations.observe({ type }, seconds);
      if (hasErrors) errors.inc({ type });
    },
    watch: (name, help, read) => {
      registry.registerMetric(new Gauge({ name, help, registers: [], collect() {
        this.set(read());
      } }));
    },
  };
}

export const metricsPlugin = fastifyPlugin<{ metrics: Metrics }>(async (app, { metrics: { registry } }) => {
  app.get("/metrics", async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
});
