import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REMOTE_VIEW_STATES, type RemoteViewState } from "./viewStates.ts";
import { hasGivenUp, type RemoteContent, RemoteViews } from "./views.ts";

const content = (body: string): RemoteContent => ({
  appName: "promo",
  title: null,
  body,
  style: null,
  cssToLoad: [],
  codeToEval: null,
  scriptsToLoad: [],
  head: null,
});
const { error, loading, ready } = REMOTE_VIEW_STATES;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A view whose loads end as the list says; `true` succeeds, `false` fails, `"never"` does not end. */
function viewOf(outcomes: (boolean | "never")[], failIn: "fetch" | "start" = "fetch") {
  const views = new RemoteViews();
  const asked: { at: number; isAnew: boolean }[] = [];
  const states: RemoteViewState[] = [];
  views.subscribe(() => {
    const state = views.entry("key")?.view.state;
    if (state !== undefined) states.push(state);
  });
  const outcome = async (part: "fetch" | "start") => {
    const next = outcomes[asked.length - 1] ?? false;
    if (next === "never") await new Promise(() => undefined);
    if (next === false && part === failIn) throw new Error("down");
  };
  const tools = {
    fetch: async (isAnew: boolean) => {
      asked.push({ at: Date.now() - 1_000_000, isAnew });
      await outcome("fetch");
      return content(`load ${asked.length}`);
    },
    start: () => outcome("start"),
  };
  return {
    views,
    asked,
    states,
    depend: () => views.depend("key", "/apps/promo", tools),
    shown: () => views.entry("key"),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a sub-application's view", () => {
  it("loads, then is ready, once for all who depend on it [4.01] [4.02]", async () => {
    const { asked, states, depend, shown } = viewOf([true]);
    depend();
    depend();
    await pass(0);
    expect(asked).toEqual([{ at: 0, isAnew: false }]);
    expect(states).toEqual([loading, loading, ready]);
    expect(shown()).toMatchObject({
      content: { body: "load 1" },
      view: { meta: { entryReady: true, retryInfo: null } },
    });
  });

  describe("with a failure [4.04] [8.10] [9.26]", () =>
    it.each(["fetch", "start"] as const)(
      "in %s is tried again after 1, 2 and 4 seconds, past what is kept, then no more",
      async (part) => {
        const { asked, depend, shown } = viewOf([], part);
        depend();
        await pass(60_000);
        expect(asked).toEqual([
          { at: 0, isAnew: false },
          { at: 1000, isAnew: true },
          { at: 3000, isAnew: true },
          { at: 7000, isAnew: true },
        ]);
        expect(shown()?.view.state).toBe(error);
        expect(hasGivenUp(shown()?.view as never)).toBe(true);
      },
    ));

  it("recovers in a retry, and begins its retries again after the button [4.04] [8.08]", async () => {
    const { views, asked, depend, shown } = viewOf([false, true, false, false, false, false, true]);
    depend();
    await pass(1_000);
    expect(shown()?.view.state).toBe(ready);
    views.reload("key");
    await pass(60_000);
    expect(asked).toHaveLength(6);
    expect(hasGivenUp(shown()?.view as never)).toBe(true);
    views.reload("key");
    await pass(0);
    expect(shown()).toMatchObject({ view: { state: ready }, content: { body: "load 7" } });
  });

  it("is forgotten when nobody depends on it any more: no retry, no late answer [4.03]", async () => {
    const failing = viewOf([]);
    const [leaveOne, leaveOther] = [failing.depend(), failing.depend()];
    await pass(0);
    leaveOne();
    expect(failing.shown()).not.toBeNull();
    leaveOther();
    expect(failing.shown()).toBeNull();
    await pass(60_000);
    expect(failing.asked).toHaveLength(1);

    const late = viewOf(["never"]);
    late.depend()();
    await pass(0);
    expect(late.shown()).toBeNull();
    late.depend();
    expect(late.shown()).toMatchObject({ view: { state: loading } });
  });

  it("reloads at most once a second, and forgets no reload that came too early [4.05]", async () => {
    const { views, asked, depend } = viewOf([true, true, true, true]);
    depend();
    await pass(5_000);
    for (let event = 0; event < 10; event += 1) views.reload("key");
    await pass(0);
    expect(asked.map(({ at }) => at)).toEqual([0, 5000]);
    await pass(400);
    views.reload("key");
    await pass(2_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 5000, 6000]);
    expect(asked.at(-1)).toEqual({ at: 6000, isAnew: true });
    views.reload("nobody's");
    expect(asked).toHaveLength(3);
  });
});
