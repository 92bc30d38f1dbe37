// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onResize } from "./onResize.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const resize = () => dispatchEvent(new Event("resize"));

it("follows a window once it has kept its size for 100 ms, and no more when it is not asked to [9.08]", () => {
  const follow = vi.fn();
  const stop = onResize(follow);
  for (let step = 0; step < 5; step += 1) {
    resize();
    vi.advanceTimersByTime(99);
  }
  expect(follow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(follow).toHaveBeenCalledOnce();
  resize();
  stop();
  resize();
  vi.advanceTimersByTime(1_000);
  expect(follow).toHaveBeenCalledOnce();
});
