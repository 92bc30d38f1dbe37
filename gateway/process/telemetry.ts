/**
 * OpenTelemetry traces, when OTEL_EXPORTER_OTLP_ENDPOINT names a collector: a span for each request, operation and
 * upstream call, joined by W3C trace context. The SDK is loaded only then. Spans hold names, numbers and path
 * templates; never a URL with its values, a header or a variable.
 */
import type * as openTelemetry from "@opentelemetry/api";
import type { Attributes, Span, SpanKind, Tracer } from "@opentelemetry/api";
import type { UpstreamWatch } from "../transport/options.ts";
import type { PreparedOperation } from "../documents/operation.ts";

/** A span that is going on. */
export interface TraceSpan {
  /** W3C trace context for what happens inside it. */
  traceparent: string;
  end(hasErrors: boolean, attributes?: Attributes): void;
}

export interface Telemetry {
  /** @param parent the request's own `traceparent` header */
  request(method: string, path: string, parent: string | undefined): TraceSpan;
  operation(operation: PreparedOperation, parent: string | undefined): TraceSpan;
  call: NonNullable<UpstreamWatch["trace"]>;
  /** Flushes the rest. */
  close(): Promise<void>;
}

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A `traceparent` header, when it is one (version 00 of W3C Trace Context). */
export function traceparentOf(header: string | string[] | undefined): string | undefined {
  const parts = typeof header === "string" ? traceparentForm.exec(header) : null;
  return parts === null || /^0+$/.test(parts[1] ?? "") || /^0+$/.test(parts[2] ?? "") ? undefined : parts[0];
}

/**
 * Connects to a collector (OTLP over HTTP, base URL). Sampling, headers and the like come from the usual OTEL_
 * variables.
 */
export async function startTelemetry(endpoint: string, serviceName: string): Promise<Telemetry> {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
    ],
  });
  return telemetryOver(api, provider.getTracer("gateway"), () => provider.shutdown());
}

type Api = Pick<typeof openTelemetry, "ROOT_CONTEXT" | "SpanKind" | "SpanStatusCode" | "trace">;

function telemetryOver(
  { ROOT_CONTEXT, SpanKind: kinds, SpanStatusCode, trace }: Api,
  tracer: Tracer,
  close: () => Promise<void>,
): Telemetry {
  const begin = (name: string, kind: SpanKind, attributes: Attributes, parent: string | undefined): Span => {
    const parts = parent === undefined ? null : traceparentForm.exec(parent);
    const [, traceId, spanId, flags] = parts ?? [];
    const context =
      traceId === undefined || spanId === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            traceId,
            spanId,
            traceFlags: Number.parseInt(flags ?? "0", 16),
            isRemote: true,
          });
    return tracer.startSpan(name, { kind, attributes }, context);
  };
  const traceparent = (span: Span) => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
  };
  const asSpan = (span: Span): TraceSpan => ({
    traceparent: traceparent(span),
    end: (hasErrors, attributes = {}) => {
      span.setAttributes(attributes);
      if (hasErrors) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
  return {
    request: (method, path, parent) =>
      asSpan(begin(`${method} ${path}`, kinds.SERVER, { "http.request.method": method, "url.path": path }, parent)),
    operation: ({ document, type }, parent) =>
      asSpan(
        begin(
          `${type} ${document.name ?? ""}`.trim(),
          kinds.INTERNAL,
          {
            "graphql.operation.type": type,
            ...(document.name !== null && { "graphql.operation.name": document.name }),
          },
          parent,
        ),
      ),
    call: (service, call, parent) => {
      const [method = "", template = ""] = call.split(" ");
      const span = begin(
        `${service} ${call}`,
        kinds.CLIENT,
        { "peer.service": service, "http.request.method": method.toUpperCase(), "url.template": template },
        parent,
      );
      return {
        traceparent: traceparent(span),
        end: (outcome) => {
          if (typeof outcome === "number") span.setAttribute("http.response.status_code", outcome);
          else span.setAttribute("error.type", outcome);
          if (typeof outcome !== "number" || outcome >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close,
  };
}
