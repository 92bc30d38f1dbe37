// @vitest-environment jsdom
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp, TEST_CONFIG } from "@/testing.tsx";
import { AdBlockWatch } from "./AdBlockWatch.tsx";

let blocker: HTMLStyleElement | null = null;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  blocker?.remove();
  blocker = null;
});

/** What a blocker does: a style of its own for names on its list. */
function block() {
  blocker = document.createElement("style");
  blocker.textContent = ".adsbox { display: none !important; }";
  document.head.append(blocker);
}

async function open(isAdBlockNoticeShown = true) {
  const app = await createTestApp(
    { ...GUEST_SITE, siteConfig: { ...TEST_CONFIG, isAdBlockNoticeShown } },
    () => undefined,
  );
  renderInApp(app, <AdBlockWatch />);
  return app;
}
/** Until the bait has come and gone. */
async function looked() {
  await waitFor(() => expect(document.querySelector(".adsbox")).toBeTruthy());
  await waitFor(() => expect(document.querySelector(".adsbox")).toBeNull());
}

describe("a blocker of ads", () => {
  it("is told of, with a way to close it, once a session [4.60]", async () => {
    block();
    const app = await open();
    await waitFor(() =>
      expect(app.notifications.list()).toMatchObject([
        { view: "dialog", kind: "warning", title: "Part of the site is blocked", confirmText: "Close" },
      ]),
    );
    expect(document.querySelector(".adsbox")).toBeNull();
    cleanup();
    const again = await open();
    expect(document.querySelector(".adsbox")).toBeNull();
    expect(again.notifications.list()).toEqual([]);
  });

  it("that is not there is not made up, and nothing of the bait stays behind [4.60]", async () => {
    const app = await open();
    await looked();
    expect(app.notifications.list()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it("is private where the operator switched the notice off [4.60]", async () => {
    block();
    const app = await open(false);
    expect(document.querySelector(".adsbox")).toBeNull();
    expect(app.notifications.list()).toEqual([]);
  });
});
