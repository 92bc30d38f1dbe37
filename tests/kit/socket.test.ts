import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Engine } from "./engine.ts";
import { createMock } from "./mock.ts";
import { Sockets, type Wire } from "./socket.ts";

const engine = new Engine();
const sockets = new Sockets(engine);
const mock = createMock(engine.state, sockets);
beforeEach(() => {
  engine.state.reset("saffron");
  sockets.restore();
});
afterEach(() => sockets.close());

/** A page's end of a socket: what it got, and how it ended. */
function page(session: string | null = null) {
  const frames: Record<string, unknown>[] = [];
  const ends: number[] = [];
  const handlers: ((message: string) => void)[] = [];
  const wire: Wire = {
    send: (message) => frames.push(JSON.parse(message)),
    close: (code) => void ends.push(code),
    onMessage: (handler) => void handlers.push(handler),
    onClose: () => {},
  };
  sockets.accept(wire, { session, language: "en" });
  return { frames, ends, say: (frame: object) => handlers.forEach((handle) => handle(JSON.stringify(frame))) };
}

/** A socket that said hello and subscribed. */
async function subscribed(query: string, session: string | null = null, variables: object = {}) {
  const socket = page(session);
  socket.say({ type: "connection_init" });
  await vi.waitFor(() => expect(socket.frames).toContainEqual({ type: "connection_ack" }));
  socket.say({ id: "1", type: "subscribe", payload: { query, variables } });
  return socket;
}

const games =
  "subscription G($ids: [ID!]!) { gamesChanged(gameIds: $ids) { gameId version status isSnapshot prices { outcomeId coef isBlocked } } }";
const balance = "subscription { balanceChanged { id balance { amount currency } } }";

describe("sockets", () => {
  it("shake hands and answer pings", async () => {
    const { frames, say } = page();
    say({ type: "connection_init" });
    say({ type: "ping" });
    await vi.waitFor(() =>
      expect(frames).toEqual(expect.arrayContaining([{ type: "connection_ack" }, { type: "pong" }])),
    );
  });

  it("close with 4401 when a page subscribes before it said hello", async () => {
    const { ends, say } = page();
    say({ id: "1", type: "subscribe", payload: { query: balance } });
    await vi.waitFor(() => expect(ends).toEqual([4401]));
  });

  it("tell each game's state first, then its changes, with a version that rises", async () => {
    const { frames } = await subscribed(games, null, { ids: ["1001010", "unknown"] });
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    expect(frames[1]).toMatchObject({
      id: "1",
      type: "next",
      payload: { data: { gamesChanged: { gameId: "1001010", version: 1, isSnapshot: true } } },
    });
    mock.push("gamesChanged", { gameId: "1001010", prices: [{ outcomeId: "1001010.1x2.home", coef: "3.300" }] });
    mock.push("gamesChanged", { gameId: "1002010", status: "SUSPENDED" });
    await vi.waitFor(() => expect(frames).toHaveLength(3));
    expect(frames[2]).toEqual({
      id: "1",
      type: "next",
      payload: {
        data: {
          gamesChanged: {
            gameId: "1001010",
            version: 2,
            status: "IN_PLAY",
            isSnapshot: false,
            prices: [{ outcomeId: "1001010.1x2.home", coef: "3.300", isBlocked: false }],
          },
        },
      },
    });
    expect(mock.get("Outcome", "1001010.1x2.home")["coef"]).toBe("3.300");
  });

  it("complete what a push does not tell", async () => {
    const { frames } = await subscribed(balance, engine.state.signIn());
    await vi.waitFor(() => expect(engine.state.channels.size).toBe(1));
    mock.push("balanceChanged", { balance: { amount: "7.00" } });
    await vi.waitFor(() =>
      expect(frames[1]).toEqual({
        id: "1",
        type: "next",
        payload: { data: { balanceChanged: { id: "7001", balance: { amount: "7.00", currency: "RUB" } } } },
      }),
    );
  });

  it("refuse a guest the player's own subscriptions", async () => {
    const { frames } = await subscribed(balance);
    await vi.waitFor(() =>
      expect(frames[1]).toMatchObject({
        id: "1",
        type: "next",
        payload: { errors: [{ extensions: { code: "UNAUTHENTICATED" } }] },
      }),
    );
    expect(engine.state.problems).toEqual([]);
  });

  it("refuse a subscription that the schema does not have, and remember it", async () => {
    const { frames } = await subscribed("subscription { weatherChanged { id } }");
    await vi.waitFor(() => expect(frames[1]).toMatchObject({ id: "1", type: "error" }));
    expect(engine.state.problems).toEqual([expect.stringContaining("weatherChanged")]);
  });

  it("stop when the page completes", async () => {
    const { frames, say } = await subscribed(games, null, { ids: ["1001010"] });
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    say({ id: "1", type: "complete" });
    await vi.waitFor(() => expect(engine.state.channels.size).toBe(0));
    mock.push("gamesChanged", { gameId: "1001010", status: "SUSPENDED" });
    expect(frames).toHaveLength(2);
  });

  it("are cut by drop, refused meanwhile, and let in after restore", async () => {
    const { ends } = await subscribed(games, null, { ids: ["1001010"] });
    mock.drop();
    expect(ends).toEqual([1006]);
    expect(page().ends).toEqual([1006]);
    mock.restore();
    const { frames } = await subscribed(games, null, { ids: ["1001010"] });
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    expect(sockets.size).toBe(1);
  });

  it("close when their session ends", async () => {
    const session = engine.state.signIn();
    const own = page(session);
    const other = page();
    sockets.endSession(session);
    expect(own.ends).toEqual([4401]);
    expect(other.ends).toEqual([]);
  });
});
