// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useNextPage } from "./useNextPage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = (endCursor: string, hasNextPage = true) => ({ endCursor, hasNextPage });

function render(fetchMore: (options: { variables: { after: string } }) => Promise<unknown>) {
  return renderHook(({ page: now }) => useNextPage(now, fetchMore), {
    initialProps: { page: page("a") as { endCursor: string; hasNextPage: boolean } | undefined },
  });
}

describe("the next page of a list", () => {
  it("is asked for once, also when its answer came and the list shows it later", async () => {
    const fetchMore = vi.fn(() => Promise.resolve());
    const { result, rerender } = render(fetchMore);
    await act(async () => result.current?.());
    rerender({ page: page("a") });
    expect(result.current).toBeUndefined();
    rerender({ page: page("b") });
    await act(async () => result.current?.());
    expect(fetchMore.mock.calls).toEqual([[{ variables: { after: "a" } }], [{ variables: { after: "b" } }]]);
  });

  it("is asked for again after a pause when it failed or never showed", async () => {
    for (const answer of [() => Promise.resolve(), () => Promise.reject(new Error("down"))]) {
      const fetchMore = vi.fn(answer);
      const { result, unmount } = render(fetchMore);
      await act(async () => result.current?.());
      await act(() => vi.advanceTimersByTimeAsync(4_000));
      expect(result.current).toBeUndefined();
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      await act(async () => result.current?.());
      expect(fetchMore).toHaveBeenCalledTimes(2);
      unmount();
    }
  });

  it("is none at the end, and none before anything came", () => {
    const { result, rerender } = render(() => Promise.resolve());
    rerender({ page: page("c", false) });
    expect(result.current).toBeUndefined();
    rerender({ page: undefined });
    expect(result.current).toBeUndefined();
  });
});
