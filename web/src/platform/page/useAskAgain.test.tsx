// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { AppProvider } from "@/platform/app/app.ts";
import { noteNavigation } from "./navigations.ts";
import { useAskAgain } from "./useAskAgain.ts";

afterEach(cleanup);

/** A part of a page that asks again at once, while the page's own answers are on their way. */
async function show() {
  const answered = Promise.withResolvers<undefined>();
  const again = vi.fn();
  function Part() {
    return (
      <button type="button" onClick={useAskAgain(again)}>
        Again
      </button>
    );
  }
  const app = await createTestApp(GUEST_SITE, () => undefined);
  noteNavigation(app.client, answered.promise);
  const { unmount } = render(
    <AppProvider value={app}>
      <Part />
    </AppProvider>,
  );
  screen.getByRole("button").click();
  const answer = async () => {
    answered.resolve(undefined);
    await answered.promise;
  };
  return { again, answer, unmount };
}

describe("asking a page's query again", () => {
  it("waits for the page's own answers", async () => {
    const { again, answer } = await show();
    expect(again).not.toHaveBeenCalled();
    await answer();
    expect(again).toHaveBeenCalledOnce();
  });

  it("is left out once the visitor has gone on", async () => {
    const { again, answer, unmount } = await show();
    unmount();
    await answer();
    expect(again).not.toHaveBeenCalled();
  });
});
