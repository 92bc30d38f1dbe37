/** Ids of operations that a client uses again: each answer comes under the id of the operation that asked for it. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { fakeToken } from "../testing/fakes/people/auth.ts";

interface Message {
  id?: string;
  type: string;
  payload?: { data?: unknown };
}

let gateway: TestGateway;
let socket: WebSocket;
let heard: Message[];
beforeEach(async () => {
  gateway = await startTestGateway();
  socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  heard = [];
  socket.on("message", (data) => heard.push(JSON.parse(String(data)) as Message));
  await once(socket, "open");
  say({ type: "connection_init", payload: { authorization: `Bearer ${fakeToken("demo")}` } });
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(["connection_ack"]);
  heard = [];
});
afterEach(async () => {
  socket.terminate();
  await gateway.close();
});

const say = (...messages: object[]) => {
  // One packet.
  const { _socket: network } = socket as unknown as { _socket: { cork(): void; uncork(): void } };
  network.cork();
  for (const message of messages) socket.send(JSON.stringify(message));
  network.uncork();
};
const begin = (id: string, query: string) => ({ id, type: "subscribe", payload: { query } });
const end = (id: string) => ({ id, type: "complete" });
const balance = "subscription { balanceChanged { id } }";

it("the old answer never comes under the id of a new operation", async () => {
  const asked: (() => void)[] = [];
  gateway.upstreams.on("GET /sportsbook-api/v1/sports", async () => {
    await new Promise<void>((resolve) => void asked.push(resolve));
    return { sports: [] };
  });
  say(begin("1", "{ old: __typename sports(section: LINE) { id } }"));
  await expect.poll(() => asked.length).toBe(1);
  say(end("1"), begin("1", balance));
  await expect.poll(() => heard.length).toBe(1);
  asked[0]?.();
  // By the time that another question to the same service is answered, so is the first.
  say(begin("3", "{ championships: __typename games(filter: { section: LINE }, first: 1) { totalCount } }"));
  await expect.poll(() => heard.some(({ id, type }) => id === "3" && type === "complete")).toBe(true);
  say(begin("2", "{ __typename }"));
  await expect.poll(() => heard.at(-1)).toEqual({ id: "2", type: "complete" });
  expect(heard.filter(({ id }) => id !== "3").map(({ id, type, payload }) => [id, type, payload?.data])).toEqual([
    ["1", "next", { balanceChanged: { id: "7001" } }],
    ["2", "next", { __typename: "Query" }],
    ["2", "complete", undefined],
  ]);
});

it("an operation goes on that took over the id of one ended in the same packet", async () => {
  say(begin("1", balance));
  await expect.poll(() => heard.length).toBe(1);
  say(end("1"), begin("1", balance), begin("2", "{ __typename }"));
  await expect.poll(() => heard.some(({ id, type }) => id === "2" && type === "complete")).toBe(true);
  await expect.poll(() => heard.filter(({ id, type }) => id === "1" && type === "next").length).toBe(2);
  expect(heard.filter(({ id, type }) => id === "1" && type === "complete")).toEqual([]);
});
