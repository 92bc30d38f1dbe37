import { describe, expect, it } from "vitest";
import {
  changedRemoteView,
  newRemoteView,
  REMOTE_VIEW_STATES,
  retryDelayMs,
  type RemoteView,
  type RemoteViewState,
} from "./viewStates.ts";

const { notExist, error, loading, ready } = REMOTE_VIEW_STATES;

/** The entry after these changes, all of which must be allowed. */
function after(...states: RemoteViewState[]): RemoteView {
  return states.reduce<RemoteView>(
    (view, to) => changedRemoteView(view, to) ?? expect.fail(`${view.state} to ${to}`),
    newRemoteView("x"),
  );
}

describe("a remote view", () => {
  it("has four states and no other changes than these [4.01, 4.02]", () => {
    expect([notExist, error, loading, ready]).toEqual([-2, -1, 1, 2]);
    const ways: Record<RemoteViewState, RemoteView> = {
      [notExist]: newRemoteView("x"),
      [error]: after(loading, error),
      [loading]: after(loading),
      [ready]: after(ready),
    };
    const allowed = Object.values(ways).flatMap((view) =>
      [notExist, error, loading, ready]
        .filter((to) => changedRemoteView(view, to) !== null)
        .map((to) => `${view.state}>${to}`),
    );
    expect(allowed.toSorted()).toEqual(["-2>1", "-2>2", "-1>1", "-1>-2", "1>-1", "1>2", "1>-2", "2>-2"].toSorted());
  });

  it("retries three times, after 1, 2 and 4 seconds, then stops [4.04]", () => {
    const delays: (number | null | undefined)[] = [];
    let view = after(loading);
    for (let time = 0; time < 4; time += 1) {
      view = changedRemoteView(view, error) ?? expect.fail("no error");
      delays.push(view.meta.retryInfo?.nextInMs);
      view = changedRemoteView(view, loading) ?? expect.fail("no loading");
    }
    expect(delays).toEqual([1000, 2000, 4000, null]);
    expect(retryDelayMs(5, 5)).toBeNull();
  });

  it("keeps its name, knows when its entry is ready, and forgets failures with either end [3.37]", () => {
    expect(after(loading, error, loading, ready)).toEqual({
      state: ready,
      meta: { appName: "x", entryReady: true, retryInfo: null },
    });
    expect(after(loading, error, notExist)).toEqual(newRemoteView("x"));
  });
});
