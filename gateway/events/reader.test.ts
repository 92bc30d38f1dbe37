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

/** A stream that greets with an id and ends when told; notes what was asked of it. */
async function startStream() {
  const asked: { url: string | undefined; lastEventId: string | string[] | undefined }[] = [];
  let end = () => {};
  server = createServer((request, response) => {
    asked.push({ url: request.url, lastEventId: request.headers["last-event-id"] });
    if (request.method === "POST") return void response.end("{}");
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("id: 41\nevent: hello\ndata: {\"reader\":\"r1\"}\n\n");
    end = () => void response.end();
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { asked, end: () => end(), url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it("asks below the path of its base URL, and resumes from the greeting's number when nothing else came", async () => {
  const stream = await startStream();
  const states: boolean[] = [];
  reader = new EventReader({
    url: `${stream.url}/operator/`, serviceKey: "key", onEvent: () => {}, onConnected: (isConnected) => states.push(isConnected), onMissed: () => {}, onTrouble: () => {},
    pauseMs: { min: 1, max: 2 },
  });
  reader.start();
  await expect.poll(() => states).toEqual([true]);
  await reader.watch(["501"]);
  stream.end();
  await expect.poll(() => stream.asked).toEqual([
    { url: "/operator/events-api/v1/stream", lastEventId: undefined },
    { url: "/operator/events-api/v1/watch", lastEventId: undefined },
    { url: "/operator/events-api/v1/stream", lastEventId: "41" },
  ]);
});
