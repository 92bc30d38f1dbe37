/**
 * What happens to live connections as a whole: renewed tokens, bounds, readers that stop, and a source that is away.
 */
import type { FormattedExecutionResult } from "graphql";
import type { Client } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { demoCookie, startTestGateway, testOptions, type TestGateway } from "../testing/gateway.ts";
import { account } from "../testing/fakes/money/accounts.ts";
import { fakeToken } from "../testing/fakes/people/auth.ts";

let gateway: TestGateway;
const start = async (live: Partial<ReturnType<typeof testOptions>["live"]> = {}) => {
  gateway = await startTestGateway({ live: { ...testOptions("").live, ...live } });
  await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
};
const raw: WebSocket[] = [];
beforeEach(() => raw.splice(0));
afterEach(async () => {
  for (const socket of raw) socket.terminate();
  await gateway.close();
});

type Result = FormattedExecutionResult<Record<string, Record<string, unknown> | null>, unknown>;
const gamesQuery = 'subscription { gamesChanged(gameIds: ["501"]) { version } }';
const balanceQuery = "subscription { balanceChanged { balance { amount } } }";
const change = (version: number, extra: object = {}) => ({
  gameId: "501",
  version,
  section: "LIVE",
  status: "IN_PLAY",
  goneOutcomeIds: [],
  isSnapshot: false,
  score: null,
  prices: [],
  ...extra,
});
const balance = (money: string) => gateway.upstreams.emit("balance", { userId: 42, account: { ...account, money } });

function listen(client: Client, query: string) {
  const said: Result[] = [];
  let isDone = false;
  client.subscribe<Record<string, Record<string, unknown> | null>>(
    { query },
    {
      next: (result) => void said.push(result),
      error: () => void (isDone = true),
      complete: () => void (isDone = true),
    },
  );
  return { said, isDone: () => isDone };
}

/** A socket that a test speaks over itself, acknowledged. */
async function open(params: object = {}) {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  raw.push(socket);
  const heard: { type: string; id?: string; payload?: Record<string, unknown> }[] = [];
  const codes: number[] = [];
  socket.on("message", (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]));
  socket.on("close", (code) => codes.push(code));
  await new Promise((resolve, reject) => socket.once("open", resolve).on("error", reject));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ type: "connection_init", payload: params });
  await expect.poll(() => heard[0]?.type ?? codes[0]).toBeDefined();
  return {
    socket,
    say,
    heard,
    codes,
    pongs: () => heard.filter(({ type }) => type === "pong").map(({ payload }) => payload),
  };
}

describe("a token", () => {
  const soon = () => fakeToken("demo", Math.ceil(Date.now() / 1000) + 2);

  it(
    "is renewed by a ping: its subscriptions go on beyond the old one's end, by the new one [4.34]",
    { tags: "slow" },
    async () => {
      await start();
      const { say, heard, pongs, codes } = await open({ authorization: `Bearer ${soon()}` });
      say({ id: "1", type: "subscribe", payload: { query: balanceQuery } });
      const renewed = fakeToken("renewed");
      say({ type: "ping", payload: { authorization: `Bearer ${renewed}` } });
      await expect
        .poll(pongs)
        .toEqual([{ renewed: true, expiresAt: expect.stringMatching(/^20\d\d-.*Z$/) as unknown }]);
      const until = Date.now() + 3500;
      await expect.poll(() => Date.now() > until).toBe(true);
      await expect
        .poll(() => {
          balance("5.00");
          return heard.some(({ type, payload }) => type === "next" && JSON.stringify(payload).includes("5.00"));
        })
        .toBe(true);
      expect(codes).toEqual([]);
      expect(JSON.stringify(heard)).not.toContain(renewed);
    },
  );

  it("of another player, a dead one and one on a guest's socket are refused, and the old one stands", async () => {
    await start();
    gateway.upstreams.on("GET /auth-api/v1/user", ({ headers }, reply) => {
      if (headers.authorization === `Bearer ${fakeToken("dead", 4_000_000_000)}`)
        return reply.code(401).send({ code: "NO", message: "" });
      return {
        result: {
          user_id: headers.authorization === `Bearer ${fakeToken("other", 4_000_000_000)}` ? 43 : 42,
          login: "x",
          user_name: null,
          ban_level: 0,
        },
      };
    });
    const [player, guest] = [await open({ authorization: `Bearer ${fakeToken("demo", 4_000_000_000)}` }), await open()];
    for (const name of ["other", "dead"]) {
      const before = player.pongs().length;
      player.say({ type: "ping", payload: { authorization: `Bearer ${fakeToken(name, 4_000_000_000)}` } });
      await expect.poll(() => player.pongs().length).toBe(before + 1);
    }
    expect(player.pongs()).toEqual([
      { renewed: false, code: "FORBIDDEN" },
      { renewed: false, code: "UNAUTHENTICATED" },
    ]);
    guest.say({ type: "ping", payload: { authorization: `Bearer ${fakeToken("demo", 4_000_000_000)}` } });
    guest.say({ type: "ping", payload: { hello: 1 } });
    await expect.poll(() => guest.pongs().length).toBe(2);
    expect(guest.pongs()).toEqual(expect.arrayContaining([{ renewed: false, code: "FORBIDDEN" }, { hello: 1 }]));
    expect([...player.codes, ...guest.codes]).toEqual([]);
  });
});

describe("bounds", () => {
  it("on operations of a socket", async () => {
    await start({ operationsPerSocket: 2 });
    const { say, heard } = await open();
    for (const id of ["1", "2", "3"]) say({ id, type: "subscribe", payload: { query: gamesQuery } });
    await expect
      .poll(() => heard.filter(({ type }) => type === "error"))
      .toEqual([
        {
          id: "3",
          type: "error",
          payload: [expect.objectContaining({ extensions: { code: "TOO_MANY_SUBSCRIPTIONS" } })],
        },
      ]);
    say({ id: "1", type: "complete" });
    say({ id: "4", type: "subscribe", payload: { query: gamesQuery } });
    await expect
      .poll(() => {
        gateway.upstreams.emit("game", change(1, { isSnapshot: true }));
        return heard.some(({ id, type }) => id === "4" && type === "next");
      })
      .toBe(true);
  });

  it("on sockets and streams of a player, whatever they signed in with", async () => {
    await start({ connectionsPerPlayer: 2 });
    const authorization = `Bearer ${fakeToken("demo")}`;
    const [first, second] = [await open({ authorization }), await open({ authorization })];
    const third = await open({ authorization });
    await expect.poll(() => third.codes).toEqual([4429]);
    const stream = await fetch(`${gateway.url}/graphql/stream`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream", ...demoCookie },
      body: JSON.stringify({ query: gamesQuery }),
    });
    expect([stream.status, await stream.json()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: "TOO_MANY_CONNECTIONS" } }] },
    ]);
    first.socket.close();
    await expect.poll(async () => (await open({ authorization })).codes).toEqual([]);
    expect(second.codes).toEqual([]);
  });

  it("on guests of an address, which does not keep players out who were let in before", async () => {
    await start({ connectionsPerAddress: 1 });
    const guest = await open();
    const status = await new Promise((resolve) => {
      const refused = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
      refused.once("unexpected-response", (_, response) => resolve(response.statusCode)).on("error", () => undefined);
    });
    expect(status).toBe(429);
    guest.socket.close();
    await expect
      .poll(
        async () => (await open({ authorization: `Bearer ${fakeToken("demo")}` }).catch(() => null))?.heard[0]?.type,
      )
      .toBe("connection_ack");
    await expect.poll(async () => (await open()).heard[0]?.type).toBe("connection_ack");
  });
});

describe("a source that is away", () => {
  it(
    "leaves public streams standing for the grace, then ends them with a code, and refuses new ones until it is back",
    { tags: "slow" },
    async () => {
      await start({ graceMs: 4000 });
      const client = gateway.socket();
      const unshared = listen(
        client,
        'subscription { ... @skip(if: false) { gamesChanged(gameIds: ["501"]) { version } } }',
      );
      const [reader, mine] = [
        listen(client, gamesQuery),
        listen(gateway.socket({ headers: demoCookie }), balanceQuery),
      ];
      // Each is there once it hears of the game.
      await expect
        .poll(() => {
          gateway.upstreams.emit("game", change(5, { isSnapshot: true }));
          return Math.min(reader.said.length, unshared.said.length);
        })
        .toBeGreaterThan(0);
      const heard = reader.said.length;
      // Back within the grace: nothing is stated.
      gateway.upstreams.dropStreams();
      await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
      await expect
        .poll(() => {
          gateway.upstreams.emit("game", change(6, { isSnapshot: true }));
          return reader.said.length;
        })
        .toBeGreaterThan(heard);
      expect(reader.isDone()).toBe(false);
      // Away for longer.
      gateway.upstreams.refuseStreams(true);
      gateway.upstreams.dropStreams();
      await expect.poll(reader.isDone).toBe(true);
      expect(reader.said.at(-1)).toEqual({
        data: null,
        errors: [{ message: "Live data is not available just now.", extensions: { code: "EVENTS_UNAVAILABLE" } }],
      });
      // The same for a document whose messages can't be shared.
      expect(unshared.isDone()).toBe(true);
      const refused = listen(client, gamesQuery);
      await expect
        .poll(() => refused.said)
        .toMatchObject([{ errors: [{ extensions: { code: "EVENTS_UNAVAILABLE" } }] }]);
      gateway.upstreams.refuseStreams(false);
      await expect
        .poll(async () => {
          const back = listen(gateway.socket(), gamesQuery);
          await expect
            .poll(() => {
              gateway.upstreams.emit("game", change(7, { isSnapshot: true }));
              return back.said.length;
            })
            .toBeGreaterThan(0);
          return back.said.at(-1);
        })
        .toEqual({ data: { gamesChanged: { version: 7 } } });
      // What concerns a player was resumed all the while.
      await expect
        .poll(() => {
          balance("7.00");
          return JSON.stringify(mine.said.at(-1));
        })
        .toContain("7.00");
    },
  );

  it("that is first there when players have been served counts as one that missed something: they ask for everything again", async () => {
    await start();
    const codes: number[] = [];
    const upstreams = gateway.upstreams;
    upstreams.refuseStreams(true);
    const other = await startTestGateway({ urls: testOptions(upstreams.url).urls });
    other
      .socket({ headers: demoCookie, onClose: (code) => codes.push(code) })
      .subscribe({ query: balanceQuery }, { next: () => {}, error: () => {}, complete: () => {} });
    const guest: number[] = [];
    const reader = listen(other.socket({ onClose: (code) => guest.push(code) }), gamesQuery);
    await expect
      .poll(async () =>
        /gateway_subscriptions\{field="balanceChanged"\} 1/.test(await (await fetch(`${other.url}/metrics`)).text()),
      )
      .toBe(true);
    upstreams.refuseStreams(false);
    await expect.poll(() => codes).toEqual([1012]);
    expect([guest, reader.isDone()]).toEqual([[], false]);
    await other.close();
  });
});
