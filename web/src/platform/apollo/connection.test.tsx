// @vitest-environment jsdom
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Header } from "@/features/site/shell/Header.tsx";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { type Connection, createConnection } from "./connection.ts";
import { useAfterGap } from "./useAfterGap.ts";

let server: Server;
let sockets: WebSocketServer;
let connection: Connection;
let stop: () => void;
const browserSocket = globalThis.WebSocket;

/** A server that takes every connection and says nothing more. */
beforeEach(async () => {
  server = createServer();
  sockets = new WebSocketServer({ server, handleProtocols: () => "graphql-transport-ws" });
  sockets.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === "connection_init") socket.send('{"type":"connection_ack"}');
      if (type === "ping") socket.send('{"type":"pong"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;
  connection = createConnection(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, () => "en");
  stop = connection.client.subscribe(
    { query: 'subscription { gamesChanged(gameIds: ["1"]) { gameId } }' },
    { next: () => {}, error: () => {}, complete: () => {} },
  );
});
afterEach(async () => {
  cleanup();
  stop();
  connection.client.terminate();
  globalThis.WebSocket = browserSocket;
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

it("shows that prices may be old while the gateway can't tell them, though the socket stands", async () => {
  const app = { ...(await createTestApp(GUEST_SITE, () => undefined)), connection, connectionState: connection.state };
  await expect.poll(() => connection.state()).toBe("open");
  renderInApp(app, <Header />);
  const notice = /Prices may be out of date/;
  expect(screen.queryByText(notice)).toBeNull();
  act(() => connection.setFeedAway(true));
  expect(await screen.findByText(notice)).toBeTruthy();
  act(() => connection.setFeedAway(false));
  await expect.poll(() => screen.queryByText(notice)).toBeNull();
});

it("asks again after a gap that is too short to be told", async () => {
  const app = { ...(await createTestApp(GUEST_SITE, () => undefined)), connection, connectionState: connection.state };
  await expect.poll(() => connection.state()).toBe("open");
  const asked: string[] = [];
  const Page = () => {
    useAfterGap(() => asked.push(connection.state()));
    return null;
  };
  renderInApp(app, <Page />);
  await act(async () => {
    for (const socket of sockets.clients) socket.terminate();
    await expect.poll(() => asked).toEqual(["open"]);
  });
  expect(asked).toEqual(["open"]);
});
