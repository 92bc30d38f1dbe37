// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { useBrowserLife } from "./useBrowserLife.ts";

function Page() {
  useBrowserLife();
  return null;
}

let visibility: DocumentVisibilityState = "visible";
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks each 60 s who the visitor is, not while the page is hidden, and at once when it is seen again [4.24] [9.05]", async () => {
  const asked: string[] = [];
  const app = await createTestApp(GUEST_SITE, (operation) => {
    asked.push(operation);
    return { viewer: null };
  });
  renderInApp(app, <Page />);
  const polls = () => asked.filter((operation) => operation === "SignInStatus").length;

  await vi.advanceTimersByTimeAsync(59_999);
  expect(polls()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(polls()).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(polls()).toBe(3);

  show("hidden");
  await vi.advanceTimersByTimeAsync(300_000);
  expect(polls()).toBe(3);
  show("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(polls()).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls()).toBe(5);
});
