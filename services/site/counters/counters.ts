/** Which counters run where. There are none by default: the operator adds them with COUNTERS_URL. */
import type { z } from "zod";
import type { counter } from "./api.ts";

export type Counter = z.infer<typeof counter>;

interface CounterRule {
  projectId: string;
  /** Hosts; a leading dot includes all subdomains. Without any, all hosts. */
  domains?: readonly string[];
  counters: readonly Counter[];
}

/**
 * Counters of the demo, without anybody else's script: the collector of this service and, on this machine, one that
 * writes to the console.
 */
export const demoCounters: readonly CounterRule[] = [
  {
    projectId: "1",
    counters: [{ id: "own-events", kind: "events", settings: { collector: "embedded", key: "demo-web" } }],
  },
  {
    projectId: "1",
    domains: ["localhost", "127.0.0.1"],
    counters: [{ id: "local-metrics", kind: "metrics", settings: { log: "console" } }],
  },
];

/** Counters of a project on a domain (a port is ignored), in the order of the rules. */
export function countersOf(domain: string, projectId: string, rules: readonly CounterRule[]): Counter[] {
  const host = domain.toLowerCase().replace(/:\d+$/, "");
  const fits = (pattern: string) => (pattern.startsWith(".") ? host.endsWith(pattern) : host === pattern);
  return rules
    .filter((rule) => rule.projectId === projectId && (rule.domains === undefined || rule.domains.some(fits)))
    .flatMap(({ counters }) => counters);
}

/** Keys of the embedded collectors, by the ids of their counters. A key is no secret: browsers send it. */
export const collectorsOf = (rules: readonly CounterRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules.flatMap(({ counters }) =>
      counters.flatMap(({ id, kind, settings: { collector, key } }) =>
        kind === "events" && collector === "embedded" && key !== undefined ? [[id, key] as const] : [],
      ),
    ),
  );
