import { createParser, type EventSourceMessage } from "eventsource-parser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSiteConfig } from "../../site/config/load.ts";
import type { SiteConfigChange } from "../../site/config/live.ts";
import type { OpenDatabase } from "../../platform/database/openDatabase.ts";
import { openOutbox, type RunningOutbox } from "../../platform/outbox.ts";
import { readSettings } from "../../settings.ts";
import { memoryDatabase } from "../../testing/database.ts";
import { gameChange } from "../sportsbook/api/changes.ts";
import type { Ticker } from "../sportsbook/book/ticker.ts";
import { realBook, SteeredClock } from "../sportsbook/testing/book.ts";
import { runningBook } from "../sportsbook/testing/running.ts";
import { serveOne, type OneService } from "../sportsbook/testing/serve.ts";
import { eventsService } from "./routes.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const key = { "x-service-key": "demo-service-key" };
let database: OpenDatabase;
let outbox: RunningOutbox;
let service: OneService;
let ticker: Ticker;
let changeSite: (change: SiteConfigChange) => void = () => {};
const start = "2026-11-21T15:00:00Z";
const clock = new SteeredClock(start);
const book = realBook(clock);
const readers: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  database = await memoryDatabase();
  outbox = await openOutbox(database.db, false);
  clock.turnTo(start);
  const running = runningBook(book);
  ticker = running.ticker;
  service = await serveOne(eventsService, {
    book: running.book,
    outbox,
    settings: readSettings({}),
    siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
    onSiteConfigChange: (listener) => {
      changeSite = listener;
      return () => {};
    },
  });
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.stop();
  await service.close();
  await outbox.close();
  await database.close();
});

/** A reader over real HTTP that records its events. */
async function read(headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const response = await fetch(`${service.url}/events-api/v1/stream`, {
    headers: { ...key, ...headers },
    signal: abort.signal,
  });
  const heard: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => heard.push(event) });
  const pump = (async () => {
    const text = new TextDecoder();
    const body = response.body?.getReader();
    for (let part = await body?.read(); part?.value !== undefined; part = await body?.read())
      parser.feed(text.decode(part.value, { stream: true }));
  })().catch(() => {});
  const reader = {
    status: response.status,
    headers: response.headers,
    heard,
    named: (name: string) => heard.filter(({ event }) => event === name),
    games: () => heard.filter(({ event }) => event === "game").map(({ data }) => gameChange.parse(JSON.parse(data))),
    id: async () => {
      await vi.waitFor(() => expect(heard[0]?.event).toBe("hello"));
      return String(JSON.parse(heard[0]?.data ?? "{}").reader);
    },
    stop: async () => {
      abort.abort();
      await pump;
    },
  };
  readers.push(reader);
  return reader;
}

const tell = (userId: number) =>
  outbox.transact((tx) => outbox.append(tx, { type: "session", userId, data: { userId, sessionId: null } }));
const seqs = (events: EventSourceMessage[]) => events.map(({ id }) => Number(id));

describe("the event stream", () => {
  it("is closed to readers without the key", async () => {
    for (const headers of [{}, { "x-service-key": "wrong" }, { "x-service-key": "" }] as Record<string, string>[]) {
      expect((await service.get("/events-api/v1/stream", headers)).status).toBe(401);
      expect((await service.post("/events-api/v1/watch", { reader: "x", gameIds: [] }, headers)).status).toBe(401);
    }
  });

  it("tells what happens from now on, with the outbox's numbers", async () => {
    await tell(1);
    await vi.waitFor(async () => expect(await outbox.lastSeq()).toBe(1));
    const reader = await read();
    expect(reader.headers.get("content-type")).toContain("text/event-stream");
    await reader.id();
    await tell(2);
    await vi.waitFor(() => expect(reader.named("session").length).toBe(1));
    expect(reader.named("session")[0]).toMatchObject({ id: "2", data: JSON.stringify({ userId: 2, sessionId: null }) });
  });

  it("tells the site config's name at its beginning and at each change [0.03]", async () => {
    const reader = await read();
    await reader.id();
    const first = { revision: expect.stringMatching(/^[0-9a-f]{16}$/), fields: null };
    await vi.waitFor(() =>
      expect(reader.named("site").map(({ id, data }) => [id, JSON.parse(data)])).toEqual([[undefined, first]]),
    );
    changeSite({ revision: "next", fields: ["maintenance"] });
    await vi.waitFor(() =>
      expect(reader.named("site").map(({ data }) => JSON.parse(data))).toEqual([
        first,
        { revision: "next", fields: ["maintenance"] },
      ]),
    );
  });

  it("misses nothing and repeats nothing when a reader comes again with the last number it saw", async () => {
    const first = await read({ "last-event-id": "0" });
    for (let user = 1; user <= 5; user += 1) await tell(user);
    await vi.waitFor(() => expect(seqs(first.named("session"))).toEqual([1, 2, 3, 4, 5]));
    await first.stop();
    for (let user = 6; user <= 125; user += 1) await tell(user);
    const second = await read({ "last-event-id": "5" });
    for (let user = 126; user <= 130; user += 1) await tell(user);
    await vi.waitFor(() => expect(second.named("session").length).toBe(125));
    expect(seqs(second.named("session"))).toEqual(Array.from({ length: 125 }, (_, index) => index + 6));
  });

  it("tells a reader where it stands with the greeting, so that one cut off before any event misses nothing", async () => {
    await tell(1);
    await vi.waitFor(async () => expect(await outbox.lastSeq()).toBe(1));
    const first = await read();
    await first.id();
    await first.stop();
    await tell(2);
    const second = await read({ "last-event-id": first.named("hello")[0]?.id ?? "" });
    await vi.waitFor(() => expect(seqs(second.named("session"))).toEqual([2]));
  });

  it("starts from now for an invalid number or lies in the future", async () => {
    await tell(1);
    await vi.waitFor(async () => expect(await outbox.lastSeq()).toBe(1));
    const strange = await Promise.all(["99", "-1", "x"].map((id) => read({ "last-event-id": id })));
    for (const reader of strange) await reader.id();
    await tell(2);
    for (const reader of strange) await vi.waitFor(() => expect(seqs(reader.named("session"))).toEqual([2]));
  });

  it("tells a watched game whole, then its changes with rising versions, and other games not at all", async () => {
    const reader = await read();
    const [game, other] = book.live();
    if (game === undefined || other === undefined) throw new Error("Nothing is in play");
    const answer = await service.post(
      "/events-api/v1/watch",
      { reader: await reader.id(), gameIds: [String(game.id)] },
      key,
    );
    expect(answer).toEqual({ status: 200, body: { watching: 1 } });
    await vi.waitFor(() => expect(reader.games().length).toBe(1));
    const prices = new Map<string, string>();
    for (let step = 0; step < 150; step += 1) {
      clock.pass(5);
      ticker.look();
      // Lets the stream flow, as the time between two looks does.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    await vi.waitFor(() => expect(reader.games().at(-1)?.version).toBe(book.version(game)));
    const heard = reader.games();
    expect(heard[0]?.isSnapshot).toBe(true);
    expect(new Set(heard.map(({ gameId }) => gameId))).toEqual(new Set([String(game.id)]));
    const versions = heard.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, next) => one - next));
    expect(new Set(versions).size).toBeGreaterThan(50);
    // Applying the changes to the first state gives the current state.
    for (const { prices: changed, goneOutcomeIds, isSnapshot } of heard) {
      if (isSnapshot) prices.clear();
      for (const { outcomeId, coef, isBlocked } of changed) prices.set(outcomeId, `${coef} ${isBlocked}`);
      for (const id of goneOutcomeIds) prices.delete(id);
    }
    const view = book.view(game);
    const now = view.markets.flatMap(({ outcomes }) =>
      outcomes.map(({ id, coef }) => [id, `${coef} ${view.isSuspended}`] as const),
    );
    expect(Object.fromEntries(prices)).toEqual(Object.fromEntries(now));
  });

  it("moves a game of the line while it is watched, and tells the start", async () => {
    const game = book.line().find(({ startsAt }) => startsAt > clock.seconds + 300 && startsAt < clock.seconds + 3600);
    if (game === undefined) throw new Error("Nothing starts within the hour");
    const reader = await read();
    await service.post("/events-api/v1/watch", { reader: await reader.id(), gameIds: [String(game.id)] }, key);
    for (; clock.seconds <= game.startsAt; clock.pass(10)) ticker.look();
    ticker.look();
    await vi.waitFor(() =>
      expect(reader.games().at(-1)).toMatchObject({ section: "LIVE", status: "IN_PLAY", score: { home: 0, away: 0 } }),
    );
    expect(reader.games()[0]).toMatchObject({ section: "LINE", status: "NOT_STARTED", score: null, isSnapshot: true });
    await service.post("/events-api/v1/watch", { reader: await reader.id(), gameIds: [] }, key);
    const count = reader.games().length;
    clock.pass(60);
    ticker.look();
    await tell(1);
    await vi.waitFor(() => expect(reader.named("session").length).toBe(1));
    expect(reader.games().length).toBe(count);
  });

  it("follows no game of days ago: their courses would be drawn again, thousands for one who asks for them", async () => {
    const scheduled = book.live().find(({ id }) => id > 900_000_000_000);
    if (scheduled === undefined) throw new Error("No game of the schedule is in play");
    // Ids of a lane count its slots of some two hours.
    const old = scheduled.id - 30;
    expect(book.game(old)).not.toBeNull();
    expect(ticker.snapshot(String(old))).toBeNull();
    expect(ticker.snapshot(String(scheduled.id))).toMatchObject({ isSnapshot: true });
  });

  it("knows no reader that is not there, and refuses invalid ids", async () => {
    const reader = await read();
    const id = await reader.id();
    expect((await service.post("/events-api/v1/watch", { reader: "nobody", gameIds: [] }, key)).status).toBe(404);
    expect((await service.post("/events-api/v1/watch", { reader: id, gameIds: ["x"] }, key)).status).toBe(400);
    await service.post("/events-api/v1/watch", { reader: id, gameIds: ["4"] }, key);
    await tell(1);
    await vi.waitFor(() => expect(reader.named("session").length).toBe(1));
    expect(reader.games()).toEqual([]);
  });
});
