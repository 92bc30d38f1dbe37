import { describe, expect, it, vi } from "vitest";
import { OperationScope, operationScope, ScopeEndedError } from "./scope.ts";

const scopeOf = (deadlineMs: number) => new OperationScope({ requestId: "r1", deadlineMs });

describe("operation scope", () => {
  it("aborts its signal at the deadline", async () => {
    const scope = scopeOf(20);
    const { signal } = scope;
    await vi.waitUntil(() => signal.aborted);
    expect(signal.reason).toMatchObject({ name: "ScopeEndedError", end: "deadline" });
    expect(scope.remainingMs).toBe(0);
  });

  it("aborts its signal when cancelled, once, also when the signal is asked for later", () => {
    const scope = scopeOf(10_000);
    scope.cancel();
    expect(scope.signal.aborted).toBe(true);
    scope.cancel();
    expect(scope.signal.reason).toBeInstanceOf(ScopeEndedError);
    expect(scope.signal.reason).toMatchObject({ end: "cancelled" });
  });

  it("keeps its signal quiet after the end of the operation", () => {
    vi.useFakeTimers();
    try {
      const scope = scopeOf(1000);
      const { signal } = scope;
      scope.end();
      vi.advanceTimersByTime(5000);
      expect(signal.aborted).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is found by whatever runs inside it", async () => {
    const scope = scopeOf(1000);
    await operationScope.run(scope, async () => {
      await Promise.resolve();
      expect(operationScope.getStore()).toBe(scope);
      operationScope.exit(() => expect(operationScope.getStore()).toBeUndefined());
    });
  });
});
