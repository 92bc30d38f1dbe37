import { describe, expect, it, vi } from "vitest";
import { keepWorker, workerOf } from "./keepWorker.ts";

describe("the site's worker", () => {
  it.each([
    [{ isPwa: true, isInternalNetwork: false }, "/pwa-sw.js"],
    [{ isPwa: true, isInternalNetwork: true }, "/sw-internal.js"],
    [{ isPwa: false, isInternalNetwork: true }, "/sw-internal.js"],
    [{ isPwa: false, isInternalNetwork: false }, null],
  ])("is another one inside an operator's network [6.13] [7.41]: %j", (config, path) => {
    expect(workerOf(config)).toBe(path);
  });

  function setUp(scripts: string[]) {
    const registrations = scripts.map((script) => ({
      active: { scriptURL: `https://bets.example${script}`, postMessage: vi.fn() },
      waiting: null,
      installing: null,
      unregister: vi.fn(async () => true),
    }));
    const container = {
      register: vi.fn(async () => registrations[0]),
      getRegistrations: async () => registrations,
    } as unknown as Parameters<typeof keepWorker>[0];
    const kept = { keys: async () => ["workbox-precache-v2"], delete: vi.fn(async () => true) };
    return { container, kept, registrations };
  }

  it("is registered for the whole site, and looked up again each time", async () => {
    const { container, kept } = setUp([]);
    await keepWorker(container, kept, "/pwa-sw.js");
    expect(container.register).toHaveBeenCalledWith("/pwa-sw.js", { scope: "/", updateViaCache: "none" });
  });

  it("goes with its files where the operator wants none; another's stays", async () => {
    const { container, kept, registrations } = setUp(["/pwa-sw.js", "/push-vendor.js"]);
    await keepWorker(container, kept, null);
    expect(registrations.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0]);
    expect(kept.delete).toHaveBeenCalledWith("workbox-precache-v2");
  });

  it("clears what was kept at once inside an operator's network, while the former one is still at work [6.13]", async () => {
    const { container, kept, registrations } = setUp(["/pwa-sw.js"]);
    await keepWorker(container, kept, "/sw-internal.js");
    expect(registrations[0]?.active.postMessage).toHaveBeenCalledWith("keepNothing");
    expect(kept.delete).toHaveBeenCalledWith("workbox-precache-v2");
  });

  it("leaves what others keep where there was none of ours", async () => {
    const { container, kept } = setUp(["/push-vendor.js"]);
    await keepWorker(container, kept, null);
    expect(kept.delete).not.toHaveBeenCalled();
  });

  it("is done without where the browser refuses it", async () => {
    const { kept } = setUp([]);
    await expect(
      keepWorker(
        { register: () => Promise.reject(new Error("refused")), getRegistrations: async () => [] },
        kept,
        "/pwa-sw.js",
      ),
    ).resolves.toBeUndefined();
  });
});
