// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readViewer } from "@/platform/site/siteData.ts";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
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

it("asks each 60 s who the visitor is, not while the page is hidden, and at once when it is seen again [4.24] [9.05] [7.37]", async () => {
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

const answered: [string, number, number][] = [
  ["asks twice more, 1500 ms apart", Number.POSITIVE_INFINITY, 2],
  ["asks no more once it is known", 1, 1],
];
it.each(answered)("a visitor whom the server could not tell: %s [4.21]", async (_, known, expected) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  const asked: number[] = [];
  let now = 0;
  const app = await createTestApp(GUEST_SITE, (operation) => {
    if (operation !== "Viewer") return undefined;
    asked.push(now);
    return asked.length >= known ? { viewer: null } : undefined;
  });
  app.client.cache.evict({ id: "ROOT_QUERY", fieldName: "viewer" });
  renderInApp(app, <Page />);
  for (; now < 10_000; now += 100) await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(expected);
  for (const [index, at] of asked.entries()) expect(at).toBeGreaterThanOrEqual(1_400 * (index + 1));
});

/** Gives an app a socket. @returns who hears that it is connected */
function withSocket(app: Awaited<ReturnType<typeof createTestApp>>): ReadonlySet<() => void> {
  const connected = new Set<() => void>();
  const on = (_: string, listener: () => void) => {
    connected.add(listener);
    return () => connected.delete(listener);
  };
  app.connection = { client: { on }, state: app.connectionState } as unknown as NonNullable<typeof app.connection>;
  return connected;
}

it("asks when a lost connection is there again: what was pushed meanwhile, nobody told [6.09]", async () => {
  const asked: string[] = [];
  const app = await createTestApp(GUEST_SITE, (operation) => {
    asked.push(operation);
    return { viewer: null };
  });
  const connected = withSocket(app);
  const { unmount } = renderInApp(app, <Page />);
  const polls = () => asked.filter((operation) => operation === "SignInStatus").length;
  for (const listener of connected) listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(polls()).toBe(0);
  for (const listener of connected) listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(polls()).toBe(1);
  unmount();
  expect(connected.size).toBe(0);
});

it("asks after a player as soon as there is a connection: what happened since their page was made was pushed to nobody [4.26]", async () => {
  const site = playerSite("100.00");
  const asked: string[] = [];
  const app = await createTestApp(site, (operation) => {
    asked.push(operation);
    return operation === "SignInStatus"
      ? { viewer: { __typename: "Viewer", id: site.viewer?.id, agreement: null, config: site.viewer?.config } }
      : { viewer: site.viewer };
  });
  const connected = withSocket(app);
  const { unmount } = renderInApp(app, <Page />);
  for (const listener of connected) listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain("SignInStatus");
  unmount();
});

it("asks for the settings of a player again when they could not be had, and has them then [8.27] [4.26]", async () => {
  const site = playerSite("100.00");
  const viewer = site.viewer;
  if (viewer === null) throw new Error("no player");
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let hasConfig = false;
  const app = await createTestApp({ ...site, viewer: { ...viewer, config: null } }, (operation) => {
    if (operation === "SignInStatus")
      return { viewer: { __typename: "Viewer", id: "1", agreement: null, config: hasConfig ? viewer.config : null } };
    return operation === "Viewer" ? { viewer } : undefined;
  });
  renderInApp(app, <Page />);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readViewer(app.client)?.config).toBeNull();
  expect(warned).toHaveBeenCalledWith("the settings of the player could not be had");
  hasConfig = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readViewer(app.client)?.config).toEqual(viewer.config);
  warned.mockRestore();
});
