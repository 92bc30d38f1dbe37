/** What the site tells at /metrics beside its HTTP requests: pages made, pages kept, pages refused. */
import { Counter, Histogram } from "prom-client";
import { createMetrics, durationBuckets, type Metrics } from "../../scripts/lib/metrics.ts";
import type { CacheState } from "./pages/pageCache.ts";

export interface SiteMetrics {
  process: Metrics;
  /** Told where each page came from. */
  kept(state: CacheState | "bypass"): void;
  /** Told when a page begins to be made; what it answers is to be called when it is made. */
  rendered(kind: "shared" | "own"): () => void;
  /** Told about each page that was not made. */
  refused(reason: "many" | "full"): void;
  /** Shows how many pages are being made and wait. */
  watchQueue(queue: { readonly running: number; readonly waiting: number }): void;
}

export function createSiteMetrics(): SiteMetrics {
  const metrics = createMetrics("web");
  const registers = [metrics.registry];
  const states = new Counter({
    name: "web_pages_total",
    help: "Pages by where they came from: hit, stale, miss (kept for many), bypass (made for one)",
    labelNames: ["state"],
    registers,
  });
  const renders = new Histogram({
    name: "web_render_seconds",
    help: "How long making a page takes, without its wait; shared: for many, own: for one visitor",
    labelNames: ["kind"],
    buckets: durationBuckets,
    registers,
  });
  const refusals = new Counter({
    name: "web_pages_refused_total",
    help: "Pages that were not made; many: one network asked for too many, full: all together did",
    labelNames: ["reason"],
    registers,
  });
  return {
    process: metrics,
    kept: (state) => states.inc({ state }),
    rendered: (kind) => renders.startTimer({ kind }),
    refused: (reason) => refusals.inc({ reason }),
    watchQueue: (queue) =>
      metrics.watch(
        "web_renders",
        "Pages being made, and waiting for it",
        () => ({ running: queue.running, waiting: queue.waiting }),
        "stage",
      ),
  };
}
