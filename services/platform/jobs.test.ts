import { describe, expect, it, vi } from "vitest";
import { createMetrics } from "../../scripts/lib/metrics.ts";
import { jobsByHand } from "../testing/jobsByHand.ts";
import { timedJobs } from "./jobs.ts";

const parts = () => {
  const logged: unknown[] = [];
  return { metrics: createMetrics("test"), log: { error: (...line: unknown[]) => void logged.push(line) }, logged };
};

describe("a job by timers", () => {
  it("runs at its first moment and again, also after a failed run, which is logged and counted", async () => {
    const { metrics, log, logged } = parts();
    const jobs = timedJobs({ metrics, log });
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw new Error("not yet");
    };
    jobs.add({ name: "look", everyMs: 1, firstMs: 0, work });
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2));
    await jobs.stop();
    expect(logged).toEqual([[{ err: new Error("not yet") }, "job failed: look"]]);
    expect(await metrics.registry.metrics()).toContain('test_job_failures_total{job="look"} 1');
  });

  it("never runs beside itself, and its last run is waited for", async () => {
    const jobs = timedJobs(parts());
    let [running, most, ended] = [0, 0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      ended += 1;
    };
    jobs.add({ name: "slow", everyMs: 0, firstMs: 0, work });
    await vi.waitFor(() => expect(ended).toBeGreaterThan(1));
    await jobs.stop();
    const atEnd = ended;
    expect({ most, running }).toEqual({ most: 1, running: 0 });
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(ended).toBe(atEnd);
  });

  it("reports its failures to its own handler, where it has one", async () => {
    const { metrics, log, logged } = parts();
    const jobs = timedJobs({ metrics, log });
    const told: unknown[] = [];
    jobs.add({ name: "own", everyMs: 1, work: () => Promise.reject(new Error("no")), onError: (e) => told.push(e) });
    await vi.waitFor(() => expect(told).not.toEqual([]));
    await jobs.stop();
    expect({ first: told[0], logged }).toEqual({ first: new Error("no"), logged: [] });
  });
});

describe("a job by hand", () => {
  it("runs when it is asked for, throws what it throws, and has a name of its own", async () => {
    const jobs = jobsByHand(parts());
    let runs = 0;
    jobs.add({ name: "look", everyMs: 1, work: async () => (runs += 1) });
    jobs.add({ name: "fail", everyMs: 1, work: () => Promise.reject(new Error("no")) });
    await jobs.run("look");
    expect(runs).toBe(1);
    await expect(jobs.run("fail")).rejects.toThrow("no");
    await expect(jobs.run("other")).rejects.toThrow("no job other; there are look, fail");
    expect(() => jobs.add({ name: "look", everyMs: 1, work: async () => {} })).toThrow("two jobs are called look");
  });
});
