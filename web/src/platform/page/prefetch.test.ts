// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bearsPrefetch, createPrefetch, INTENT_DELAY, linkedPage, MOST_A_MINUTE } from "./prefetch.ts";
import { whenIdle } from "./whenIdle.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is fetched ahead, each answer given by hand. */
function watched() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const prefetch = createPrefetch({
    fetchAhead: (address) => {
      asked.push(address);
      return new Promise<void>((resolve) => {
        answers.push(resolve);
      });
    },
    whenIdle: () => Promise.resolve(),
    now: Date.now,
  });
  const rest = () => vi.advanceTimersByTimeAsync(INTENT_DELAY);
  return {
    prefetch,
    asked,
    rest,
    answer: async () => {
      answers.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("fetching ahead", () => {
  it("is for links that somebody stays on, and not for those they cross", async () => {
    const { prefetch, asked, rest } = watched();
    for (let index = 0; index < 50; index += 1) prefetch.point(`/en/line/${index}`);
    await vi.advanceTimersByTimeAsync(INTENT_DELAY - 1);
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual(["/en/line/49"]);
  });

  it("asks for one at a time, and next for the last that was wanted", async () => {
    const { prefetch, asked, rest, answer } = watched();
    for (const address of ["/a", "/b", "/c"]) {
      prefetch.point(address);
      await rest();
    }
    expect(asked).toEqual(["/a"]);
    await answer();
    expect(asked).toEqual(["/a", "/c"]);
  });

  it("forgets what nobody points at any more", async () => {
    const { prefetch, asked, rest, answer } = watched();
    prefetch.point("/a");
    await rest();
    prefetch.point("/b");
    await rest();
    prefetch.leave();
    await answer();
    expect(asked).toEqual(["/a"]);
  });

  it("asks for an address once a minute, and for so many in all", async () => {
    const { prefetch, asked, rest, answer } = watched();
    for (let index = 0; index < 2 * MOST_A_MINUTE; index += 1) {
      prefetch.point(`/${index % (MOST_A_MINUTE + 5)}`);
      await rest();
      await answer();
    }
    expect(asked).toHaveLength(MOST_A_MINUTE);
    expect(new Set(asked).size).toBe(MOST_A_MINUTE);
    await vi.advanceTimersByTimeAsync(60_000);
    prefetch.point("/0");
    await rest();
    expect(asked.at(-1)).toBe("/0");
  });

  it.each([
    [undefined, true],
    [{}, true],
    [{ saveData: true }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "4g", saveData: false }, true],
  ])("with the connection %j: %s", (connection, expected) => {
    expect(bearsPrefetch(connection)).toBe(expected);
  });
});

describe("a quiet moment", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is waited for two seconds at the longest [9.17]", async () => {
    const asked: (IdleRequestOptions | undefined)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void, options?: IdleRequestOptions) => {
      asked.push(options);
      setTimeout(callback, options?.timeout);
    });
    const quiet = vi.fn();
    void whenIdle().then(quiet);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(quiet).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(quiet).toHaveBeenCalledOnce();
    expect(asked).toEqual([{ timeout: 2_000 }]);
  });

  it("is the next one in a browser that can't tell", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const quiet = vi.fn();
    void whenIdle().then(quiet);
    await vi.advanceTimersByTimeAsync(0);
    expect(quiet).toHaveBeenCalledOnce();
  });
});

describe("the page a link leads to", () => {
  const current = new URL("https://site.test/en/line?a=1");
  it.each<[string, object | null]>([
    ['<a href="https://site.test/en/live?b=2#top"><b>x</b></a>', { pathname: "/en/live", search: "?b=2" }],
    ['<a href="https://site.test/en/line"><b>x</b></a>', { pathname: "/en/line", search: "" }],
    ['<a href="https://site.test/en/line?a=1#below"><b>x</b></a>', null],
    ['<a href="https://elsewhere.test/en/live"><b>x</b></a>', null],
    ['<a href="https://site.test/en/live" target="_blank"><b>x</b></a>', null],
    ['<a href="https://site.test/rules.pdf" download><b>x</b></a>', null],
    ['<a href="mailto:help@site.test"><b>x</b></a>', null],
    ["<a><b>x</b></a>", null],
    ["<b>x</b>", null],
  ])("%s: %j", (html, expected) => {
    document.body.innerHTML = html;
    expect(linkedPage(document.querySelector("b"), current)).toEqual(expected);
  });
  it("of no element is none", () => expect(linkedPage(null, current)).toBeNull());
});
