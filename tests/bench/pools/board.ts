/** The toto service of the bench: one draw, which changes whenever it is told to, and counts how often it is asked. */
import { createServer } from "node:http";
import { totoDraw } from "../../../gateway/testing/fakes/betting/totoBodies.ts";
import type { BoardAnswer, BoardOrder } from "./orders.ts";

const began = Number(process.env["BENCH_BEGAN"]);
let version = 1;
let calls = 0;

process.on("message", ({ sell }: BoardOrder) => {
  if (sell) version = Math.max(version + 1, Date.now() - began);
  process.send?.({ calls, version } satisfies BoardAnswer);
});

createServer((request, response) => {
  const path = request.url ?? "";
  if (path === "/events-api/v1/stream") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('id: 0\nevent: hello\ndata: {"reader":"bench"}\n\n');
    const alive = setInterval(() => response.write(":\n\n"), 2000);
    response.once("close", () => clearInterval(alive));
    return;
  }
  response.setHeader("content-type", "application/json");
  if (!path.startsWith("/toto-api/v1/draws")) return void response.end('{"status":"ok","watching":0}');
  calls += 1;
  response.end(JSON.stringify({ draws: [totoDraw({ version })], total: 1, has_more: false }));
}).listen(Number(process.env["BENCH_PORT"]), "127.0.0.1");
