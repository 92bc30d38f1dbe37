import { beforeEach, describe, expect, it, vi } from "vitest";
import { Engine } from "./engine.ts";
import { createMock } from "./mock.ts";
import { persons, type Person } from "./persons.ts";
import { Sockets } from "./socket.ts";

const engine = new Engine();
const sockets = new Sockets(engine);
const network = { setOffline: vi.fn(async () => {}) };
const mock = createMock(engine.state, sockets, network);
beforeEach(() => {
  engine.state.reset("saffron");
  sockets.restore();
});

/** Answers the body of an operation, as JSON carries it, or "broken". */
async function ask(query: string, session: string | null = null): Promise<unknown> {
  const answer = await engine.answer({ query, session, language: "en", via: "browser" });
  return answer.kind === "broken" ? "broken" : JSON.parse(JSON.stringify(answer.body));
}

describe("persons", () => {
  const state =
    "{ viewer { login config { banLevel banVersion } } siteConfig { maintenance { startsAt endsAt state } } }";

  it.each<[Person, object]>([
    ["guest", { viewer: null, siteConfig: { maintenance: null } }],
    [
      "player",
      { viewer: { login: "demo", config: { banLevel: 0, banVersion: 0 } }, siteConfig: { maintenance: null } },
    ],
    [
      "banned",
      { viewer: { login: "demo", config: { banLevel: 45, banVersion: 2 } }, siteConfig: { maintenance: null } },
    ],
    [
      "maintenance",
      {
        viewer: null,
        siteConfig: { maintenance: { startsAt: expect.any(String), endsAt: expect.any(String), state: "started" } },
      },
    ],
  ])("%s is told by the schema", async (person, data) => {
    expect(await ask(state, persons[person](engine.state))).toEqual({ data });
    expect(engine.state.problems).toEqual([]);
  });

  it("maintenance lasts now, and is forgotten with the next world", async () => {
    persons.maintenance(engine.state);
    const maintenance = engine.state.siteConfig["maintenance"] as { startsAt: string; endsAt: string };
    expect(Date.parse(maintenance.startsAt)).toBeLessThan(Date.now());
    expect(Date.parse(maintenance.endsAt)).toBeGreaterThan(Date.now());
    engine.state.reset("saffron");
    expect(await ask("{ siteConfig { maintenance { state } } }")).toEqual({
      data: { siteConfig: { maintenance: null } },
    });
  });
});

describe("a strict world", () => {
  beforeEach(() => void (engine.state.allowed = new Set()));

  it("refuses what the test did not name, and remembers it as a problem that says what to write", async () => {
    expect(await ask("query Me { viewer { id } sports(section: LIVE) { id } }")).toMatchObject({
      errors: [{ extensions: { code: "UNMOCKED" } }],
    });
    expect(engine.state.problems).toEqual([
      expect.stringMatching(/^Strict: Me \(browser\) asked viewer, sports.*mock\.allow\("viewer", "sports"\)/),
    ]);
  });

  it("lets through what is allowed by root field or operation, and what is answered, held or failed", async () => {
    mock.allow("viewer", "Lobby");
    mock.answer("route", { redirect: null });
    mock.fail("game", { code: "UPSTREAM_TIMEOUT" });
    mock.hold("championship")();
    for (const query of [
      "{ viewer { id } }",
      "query Lobby { sports(section: LIVE) { id } }",
      '{ route(path: "/en") { path } }',
      '{ game(id: "1") { id } }',
      '{ championship(id: "101") { id } }',
    ]) {
      expect(JSON.stringify(await ask(query))).not.toContain("UNMOCKED");
    }
    expect(engine.state.problems).toEqual([]);
    expect(JSON.stringify(await ask("{ sports(section: LIVE) { id } }"))).toContain("UNMOCKED");
  });

  it("is over with the next world", async () => {
    engine.state.reset("saffron");
    expect(await ask("{ viewer { id } }")).toEqual({ data: { viewer: null } });
  });
});

describe("the network", () => {
  it("breaks every request and socket while offline, and tells the browser", async () => {
    await mock.offline();
    expect(await ask("{ viewer { id } }")).toBe("broken");
    const closed: number[] = [];
    sockets.accept(
      { send: () => {}, close: (code) => void closed.push(code), onMessage: () => {}, onClose: () => {} },
      { session: null, language: "en" },
    );
    expect(closed).toEqual([1006]);
    mock.restore();
    expect(await ask("{ viewer { id } }")).toBe("broken");
    await mock.online();
    expect(await ask("{ viewer { id } }")).toEqual({ data: { viewer: null } });
    expect(network.setOffline.mock.calls).toEqual([[true], [false]]);
  });

  it("delays the answers of a name and of everything, and lets them go when the world ends", async () => {
    vi.useFakeTimers();
    try {
      mock.delay("viewer", 60_000);
      mock.delay("*", 1000);
      const order: string[] = [];
      const viewer = ask("{ viewer { id } }").then(() => order.push("viewer"));
      const sports = ask("{ sports(section: LIVE) { id } }").then(() => order.push("sports"));
      await vi.advanceTimersByTimeAsync(999);
      expect(order).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await sports;
      expect(order).toEqual(["sports"]);
      engine.state.reset("saffron");
      await viewer;
      expect(vi.getTimerCount()).toBe(0);
      expect(await ask("{ viewer { id } }")).toEqual({ data: { viewer: null } });
      expect(() => mock.delay("viewer", -1)).toThrow("milliseconds");
    } finally {
      vi.useRealTimers();
    }
  });
});
