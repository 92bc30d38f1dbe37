/** What log and metrics get from upstream calls: names, statuses and failures, never contents. */
import type { UpstreamWatch } from "../transport/options.ts";
import { operationScope } from "../execution/scope.ts";
import type { Telemetry } from "../process/telemetry.ts";
import type { Metrics } from "./metrics.ts";

export interface UpstreamLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

export function upstreamWatch(
  { upstream }: Pick<Metrics, "upstream">,
  log: UpstreamLog,
  telemetry: Telemetry | null,
): UpstreamWatch {
  return {
    ...upstream,
    ...(telemetry !== null && { trace: telemetry.call }),
    exchange: (service, outcome, seconds) => {
      upstream.exchange?.(service, outcome, seconds);
      if (outcome === "none" || (typeof outcome === "number" && outcome >= 500)) {
        log.info(
          { service, outcome, ms: Math.round(seconds * 1000), requestId: operationScope.getStore()?.requestId },
          "an upstream call failed",
        );
      }
    },
    nonsense: (service, call, what) => {
      upstream.nonsense?.(service, call, what);
      log.warn(
        { service, call, trouble: what, requestId: operationScope.getStore()?.requestId },
        "an answer is not what the service's contract says",
      );
    },
    breaker: (service, state) => {
      if (state === "open")
        log.warn({ service, breaker: state }, "the service failed too often: it is left alone for a while");
      else
        log.info(
          { service, breaker: state },
          state === "closed" ? "the service is back" : "trying whether the service is back",
        );
    },
  };
}
