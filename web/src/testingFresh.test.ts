// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

it("gives the next test frames, whatever became of this one's timers", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  button.focus();
  button.remove();
  vi.useRealTimers();
  const drawn = vi.fn();
  requestAnimationFrame(drawn);
  await expect.poll(() => drawn.mock.calls.length).toBe(1);
});
