import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { EventReader } from "./reader.ts";

let server: Server | null = null;
let reader: EventReader | null = null;
afterEach(async () => {
  await reader?.stop();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** A stream that greets with an id and ends on command; records the requests it got. */
async function startStream(ids: readonly number[] = [41]) {
  const asked: { url: string | undefined; lastEventId: string | string[] | undefined }[] = [];
  let end = () => {};
  server = createServer((request, response) => {
    asked.push({ url: request.url, lastEventId: request.headers["last-event-id"] });
    if (request.method === "POST") return void response.end("{}");
    response.writeHead(200, { "content-type": "text/event-stream" });
    const id = ids[Math.min(ids.length, asked.filter(({ url }) => url === request.url).length) - 1];
    response.write(`id: ${id}\nevent: hello\ndata: {"reader":"r1"}\n\n`);
    end = () => void response.end();
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { asked, end: () => end(), url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it("asks below the path of its base URL, and resumes from the greeting's number when nothing else came", async () => {
  const stream = await startStream();
  const states: boolean[] = [];
  reader = new EventReader({
    url: `${stream.url}/operator/`,
    serviceKey: "key",
    onEvent: () => {},
    onConnected: (isConnected) => states.push(isConnected),
    onMissed: () => {},
    onTrouble: () => {},
    pauseMs: { min: 1, max: 2 },
  });
  reader.start();
  await expect.poll(() => states).toEqual([true]);
  await reader.watch(["501"]);
  stream.end();
  await expect
    .poll(() => stream.asked)
    .toEqual([
      { url: "/operator/events-api/v1/stream", lastEventId: undefined },
      { url: "/operator/events-api/v1/watch", lastEventId: undefined },
      { url: "/operator/events-api/v1/stream", lastEventId: "41" },
    ]);
});

it.each([
  ["where it left off", [41, 41], 0],
  ["before that, as another database does", [41, 7], 1],
  ["behind events that were dropped by age", [41, 90], 1],
] as const)("tells that something was missed when the stream goes on elsewhere: %s", async (_where, ids, missed) => {
  const stream = await startStream(ids);
  let [connected, told] = [0, 0];
  reader = new EventReader({
    url: stream.url,
    serviceKey: "key",
    onEvent: () => {},
    onConnected: (isConnected) => {
      connected += isConnected ? 1 : 0;
    },
    onMissed: () => {
      told += 1;
    },
    onTrouble: () => {},
    pauseMs: { min: 1, max: 2 },
  });
  reader.start();
  await expect.poll(() => connected).toBe(1);
  stream.end();
  await expect.poll(() => connected).toBe(2);
  expect(told).toBe(missed);
});
