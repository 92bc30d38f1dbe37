import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient as createSseClient } from "graphql-sse";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { startMockServer, type MockServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "kit-mocks-"));
const mocks = join(folder, "mocks.json");
let server: MockServer;

beforeAll(async () => {
  writeFileSync(
    mocks,
    JSON.stringify([
      ["set", "Championship", "101", { name: "A league of ours" }],
      ["answer", "siteConfig", { companyName: "Ours" }],
    ]),
  );
  server = await startMockServer({ port: 0, mocks });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => void (await say("reset")));

/** Tells the mock something and answers what it says. */
async function say(command: string, ...args: unknown[]): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${server.url}/__mock/${command}`, { method: "POST", body: JSON.stringify(args) });
  return { status: answer.status, body: await answer.json() };
}

async function ask(query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: "POST",
    body: JSON.stringify({ query }),
    headers: { "content-type": "application/json", "x-language": "en", ...headers },
  });
  return answer.json();
}

const balance = "subscription { balanceChanged { id balance { amount } } }";
const event = { data: { balanceChanged: { id: "7001", balance: { amount: "7.00" } } } };

describe("the mock server", () => {
  it("lays its file of mocks over each fresh world, and takes more over HTTP", async () => {
    const query = '{ siteConfig { companyName } championship(id: "101") { name } game(id: "1001010") { status } }';
    const fresh = {
      data: {
        siteConfig: { companyName: "Ours" },
        championship: { name: "A league of ours" },
        game: { status: "IN_PLAY" },
      },
    };
    expect(await ask(query)).toEqual(fresh);
    expect(await say("set", "Game", "1001010", { status: "SUSPENDED" })).toEqual({ status: 200, body: { ok: true } });
    expect(await ask(query)).toMatchObject({ data: { game: { status: "SUSPENDED" } } });
    await say("reset");
    expect(await ask(query)).toEqual(fresh);
  });

  it("signs everybody in who brings no session, until they sign out", async () => {
    expect(await say("as", "player")).toEqual({
      status: 200,
      body: { session: expect.stringMatching(/^kit-session-/) },
    });
    expect(await ask("{ viewer { login } }")).toEqual({ data: { viewer: { login: "demo" } } });
    expect(await ask("{ viewer { login } }", { authorization: "Bearer nobody" })).toEqual({ data: { viewer: null } });
    await ask("mutation { logOut { isSignedOut } }");
    expect(await ask("{ viewer { login } }")).toEqual({ data: { viewer: null } });
  });

  it("pushes over graphql-ws and over SSE", async () => {
    const { body } = await say("as", "player");
    const told: Record<string, unknown[]> = { ws: [], sse: [] };
    const trouble = vi.fn();
    const sink = (name: "ws" | "sse") => ({
      next: (value: unknown) => void told[name]?.push(value),
      error: trouble,
      complete: () => {},
    });
    const ws = createClient({
      url: `${server.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${(body as { session: string }).session}` },
    });
    const sse = createSseClient({ url: `${server.url}/graphql`, retryAttempts: 0 });
    ws.subscribe({ query: balance }, sink("ws"));
    sse.subscribe({ query: balance }, sink("sse"));
    await vi.waitFor(async () => expect((await say("calls", "balanceChanged")).body).toHaveLength(2));
    await vi.waitFor(async () => {
      await say("push", "balanceChanged", { balance: { amount: "7.00" } });
      expect(told["ws"]).toContainEqual(event);
      expect(told["sse"]).toContainEqual(event);
    });
    sse.dispose();
    await ws.dispose();
    expect(trouble).not.toHaveBeenCalled();
  });

  it("cuts sockets and breaks requests while offline, and comes back", async () => {
    const closed = vi.fn();
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    socket.on("close", closed);
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN));
    await say("offline");
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(1006, expect.anything()));
    await expect(ask("{ viewer { id } }")).rejects.toThrow();
    await say("online");
    expect(await ask("{ viewer { id } }")).toEqual({ data: { viewer: null } });
  });

  it("fails and holds what it is told to, refuses what a strict test did not name, and tells what happened", async () => {
    await say("strict");
    await say("fail", "sports", { code: "UPSTREAM_UNAVAILABLE" }, { times: 1 });
    await say("hold", "route");
    expect(await ask("{ sports(section: LIVE) { id } }")).toMatchObject({
      errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }],
    });
    const held = ask('{ route(path: "/en") { path } }');
    await vi.waitFor(async () =>
      expect((await say("calls", "route")).body).toMatchObject([{ kind: "query", via: "browser", language: "en" }]),
    );
    await say("release", "route");
    expect(await held).toEqual({ data: { route: { path: "/en" } } });
    expect(await ask("{ viewer { id } }")).toMatchObject({ errors: [{ extensions: { code: "UNMOCKED" } }] });
    expect((await say("problems")).body).toEqual([expect.stringContaining('mock.allow("viewer")')]);
  });

  it("says what is wrong with a command, and lets no page from elsewhere say any", async () => {
    expect(await say("set", "Game", "1001010", { weather: "fine" })).toEqual({
      status: 400,
      body: { error: expect.stringContaining("no field Game.weather") },
    });
    expect(await say("set", "Weather", "1", {})).toMatchObject({ status: 400 });
    expect(await say("delay", "*", "soon")).toMatchObject({ status: 400 });
    expect(await say("explode")).toMatchObject({ status: 404 });
    const foreign = { method: "POST", body: "[]", headers: { origin: "https://elsewhere.example" } };
    expect((await fetch(`${server.url}/__mock/reset`, foreign)).status).toBe(403);
    const local = await fetch(`${server.url}/graphql`, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:5173" },
    });
    expect([local.status, local.headers.get("access-control-allow-origin")]).toEqual([204, "http://localhost:5173"]);
  });

  it("does not start with mocks that the schema does not have", async () => {
    const wrong = join(folder, "wrong.json");
    writeFileSync(wrong, JSON.stringify([["set", "Game", "1", { weather: "fine" }]]));
    await expect(startMockServer({ port: 0, mocks: wrong })).rejects.toThrow("no field Game.weather");
  });

  it("takes mocks from a module too", async () => {
    const file = join(folder, "mocks.mjs");
    writeFileSync(file, "export default (mock) => mock.answer('siteConfig', { companyName: 'From a module' });");
    const other = await startMockServer({ port: 0, mocks: file });
    const answer = await fetch(`${other.url}/graphql`, {
      method: "POST",
      body: JSON.stringify({ query: "{ siteConfig { companyName } }" }),
      headers: { "content-type": "application/json" },
    });
    expect(await answer.json()).toEqual({ data: { siteConfig: { companyName: "From a module" } } });
    await other.close();
  });
});
