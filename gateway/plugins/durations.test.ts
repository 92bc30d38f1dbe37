import { Histogram, Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { Durations } from "./durations.ts";

const options = {
  name: "took_seconds",
  help: "How long",
  labelNames: ["kind", "status"] as const,
  buckets: [0.001, 0.01, 0.1, 1],
};
const told: readonly [string, string, number][] = [
  ["a", "2xx", 0],
  ["a", "2xx", 0.001],
  ["a", "2xx", 0.0011],
  ["a", "2xx", 5],
  ["a", "5xx", 0.5],
  ['b "quoted"\n', "2xx", 0.1],
  ["a", "2xx", 1],
];

describe("durations", () => {
  it("read as prom-client's histogram of the same durations", async () => {
    const [own, other] = [new Registry(), new Registry()];
    const durations = new Durations({ ...options, registers: [own] });
    const histogram = new Histogram({ ...options, registers: [other] });
    for (const [kind, status, seconds] of told) {
      durations.series({ kind, status }).observe(seconds);
      histogram.observe({ kind, status }, seconds);
    }
    expect(await own.metrics()).toBe(await other.metrics());
    expect(await own.metrics()).toContain('took_seconds_count{kind="a",status="2xx"} 5');
  });
});
