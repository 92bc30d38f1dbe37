/** A server that closes waits for what it owes, and for nothing else. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { lastAnswers } from "../../scripts/lib/lastAnswers.ts";

it("ends each connection with the answer it waits for, and those on which nothing was said", async () => {
  const app = fastify({ forceCloseConnections: "idle" });
  const endConnections = lastAnswers(app.server);
  app.addHook("preClose", async () => endConnections());
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/slow", async () => {
    asked.resolve();
    await answer.promise;
    return "late";
  });
  app.get("/quick", async () => "soon");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;

  const open = async (
    path: string | null,
  ): Promise<{ socket: Socket; heard: () => string; ended: Promise<unknown> }> => {
    const socket = connect(port, "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk: Buffer) => void (heard += chunk.toString()));
    await once(socket, "connect");
    if (path !== null) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return { socket, heard: () => heard, ended: once(socket, "close") };
  };
  const [waiting, idle, silent] = [await open("/slow"), await open("/quick"), await open(null)];
  await asked.promise;
  await expect.poll(idle.heard).toContain("soon");
  // The server has seen the silent one, too.
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(3);

  const closed = app.close();
  await Promise.all([idle.ended, silent.ended]);
  expect(waiting.heard()).toBe("");
  answer.resolve();
  await Promise.all([waiting.ended, closed]);
  expect(waiting.heard()).toMatch(/^HTTP\/1\.1 200 [^]*late$/);
});
