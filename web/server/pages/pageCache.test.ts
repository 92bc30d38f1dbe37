import { describe, expect, it } from "vitest";
import { type Keepable, type Made, PageCache } from "./pageCache.ts";

interface Page extends Keepable {
  text: string;
}
const keep = (text: string, bytes = 100): Made<Page> => ({ keep: true, page: { text, bytes, freshMs: 1000 } });

function setUp(maxBytes = 100_000) {
  const clock = { now: 0 };
  const cache = new PageCache<Page>({ maxBytes, staleMs: 5000, refusalMs: 2000, now: () => clock.now });
  const made: string[] = [];
  const get = (key: string, result: Made<Page> | Promise<Made<Page>>) =>
    cache.get(key, async () => {
      made.push(key);
      return result;
    });
  return { clock, cache, made, get };
}
const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

describe("pages kept for many", () => {
  it("are made once and handed out while they are fresh", async () => {
    const { clock, get, made } = setUp();
    expect(await get("/en", keep("one"))).toMatchObject({ page: { text: "one" }, state: "miss" });
    clock.now = 999;
    expect(await get("/en", keep("two"))).toMatchObject({ page: { text: "one" }, state: "hit" });
    expect(made).toEqual(["/en"]);
  });

  it("are handed out once more past their time, with a new one made behind", async () => {
    const { clock, get } = setUp();
    await get("/en", keep("one"));
    clock.now = 1000;
    expect(await get("/en", keep("two"))).toMatchObject({ page: { text: "one" }, state: "stale" });
    await settled();
    expect(await get("/en", keep("three"))).toMatchObject({ page: { text: "two" }, state: "hit" });
  });

  it("are never handed out when they are older than that", async () => {
    const { clock, get } = setUp();
    await get("/en", keep("one"));
    clock.now = 6000;
    expect(await get("/en", keep("two"))).toMatchObject({ page: { text: "two" }, state: "miss" });
  });

  it("are made once for however many ask at the same time, fresh or stale", async () => {
    const { clock, get, made } = setUp();
    const first = await Promise.all(
      Array.from({ length: 50 }, () =>
        get(
          "/en",
          settled().then(() => keep("one")),
        ),
      ),
    );
    expect(first.every((found) => found?.page.text === "one")).toBe(true);
    clock.now = 1500;
    await Promise.all(
      Array.from({ length: 50 }, () =>
        get(
          "/en",
          settled().then(() => keep("two")),
        ),
      ),
    );
    expect(made).toHaveLength(2);
  });

  it("leave when a newer one is for nobody else, and when it is not the same for all", async () => {
    const { clock, get } = setUp();
    await get("/en", keep("one"));
    clock.now = 1000;
    await get("/en", { keep: false, page: { text: "closed", bytes: 1, freshMs: 1000 } });
    await settled();
    expect(await get("/en", { keep: false, page: { text: "closed", bytes: 1, freshMs: 1000 } })).toMatchObject({
      page: { text: "closed" },
      state: "miss",
    });
    expect(await get("/en", { keep: false, page: null })).toBeNull();
  });

  it("are not tried again at once where they are not the same for all", async () => {
    const { clock, get, made } = setUp();
    expect(await get("/en", { keep: false, page: null })).toBeNull();
    expect(await get("/en", keep("one"))).toBeNull();
    clock.now = 2000;
    expect(await get("/en", keep("one"))).toMatchObject({ page: { text: "one" } });
    expect(made).toHaveLength(2);
  });

  it("that fail to be made fail for those who wait, and are made again for the next; a failure behind a stale page is silent", async () => {
    const { clock, get } = setUp();
    await expect(get("/en", Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await get("/en", keep("one"));
    clock.now = 1000;
    expect(
      await get(
        "/en",
        settled().then(() => {
          throw new Error("broken");
        }),
      ),
    ).toMatchObject({ state: "stale" });
    await settled();
    await settled();
    expect(await get("/en", keep("two"))).toMatchObject({ page: { text: "one" }, state: "stale" });
  });

  it("hold no more bytes than they may, and no page takes more than a quarter of them", async () => {
    const { cache, get } = setUp(100_000);
    for (let index = 0; index < 1000; index += 1) await get(`/en/${index}`, keep("page", 2000));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    await get("/en/huge", keep("huge", 60_000));
    expect(await get("/en/huge", keep("huge again", 60_000))).toMatchObject({
      page: { text: "huge again" },
      state: "miss",
    });
    expect(await get("/en/999", keep("not this"))).toMatchObject({ state: "hit" });
  });
});
