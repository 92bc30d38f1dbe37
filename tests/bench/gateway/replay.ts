/**
 * The recorded REST services, in a process of their own: whole answers made beforehand and written to bare sockets, so
 * that what is measured is the server in front of them. Counts the calls.
 */
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Recording } from "./record.ts";

export type ReplayOrder = { recording: Recording } | { count: true };
export type ReplayAnswer = { port: number } | { calls: number; unknown: string[] };

const answers = new Map<string, Buffer>();
let calls = 0;
const unknown = new Set<string>();

const message = (status: number, body: string) =>
  Buffer.from(
    `HTTP/1.1 ${status} ${status === 200 ? "OK" : "Error"}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: keep-alive\r\n\r\n${body}`,
  );
const missing = message(404, JSON.stringify({ code: "NOT_RECORDED", message: "not recorded" }));
/** The event stream, silent: no scenario subscribes, and a gateway without one would keep asking for it. */
const stream = Buffer.from(
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\nid: 1\nevent: hello\ndata: {"reader":"bench"}\n\n',
);
const watching = message(200, JSON.stringify({ watching: 0 }));
const headEnd = "\r\n\r\n";

/** Parameters that say what is so without them, which some HTTP clients write out. */
const DEFAULTS: ReadonlySet<string> = new Set([
  "time=ALL",
  "hours=3",
  "timeZone=UTC",
  "order=CHAMPIONSHIP",
  "isBestFirst=false",
]);

const known = new Map<string, string>();
/** A request's name with its parameters in the order of the alphabet, without defaults and with plain commas. */
function canonical(name: string): string {
  const present = known.get(name);
  if (present !== undefined) return present;
  const [path = "", query = ""] = name.split("?");
  const form =
    query === ""
      ? path
      : `${path}?${decodeURIComponent(query)
          .split("&")
          .filter((part) => !DEFAULTS.has(part))
          .toSorted()
          .join("&")}`;
  known.set(name, form);
  return form;
}

/** Answers every whole request at the head of the text; gives back what is left. */
function serve(socket: Socket, text: string): string {
  let rest = text;
  for (;;) {
    const end = rest.indexOf(headEnd);
    if (end === -1) return rest;
    const head = rest.slice(0, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (rest.length < end + headEnd.length + length) return rest;
    rest = rest.slice(end + headEnd.length + length);
    const name = head.slice(0, head.indexOf(" ", head.indexOf(" ") + 1));
    if (name.includes(" /events-api/")) {
      socket.write(name.startsWith("GET") ? stream : watching);
      continue;
    }
    // Some HTTP clients write a comma as %2C, and the order of parameters is theirs.
    const answer = answers.get(name) ?? answers.get(canonical(name));
    calls += 1;
    if (answer === undefined) unknown.add(name);
    socket.write(answer ?? missing);
  }
}

const server = createServer((socket) => {
  let pending = "";
  socket.setNoDelay(true);
  // One byte a character, so that lengths are those of the wire.
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    pending = serve(socket, pending === "" ? chunk : pending + chunk);
  });
  socket.on("error", () => socket.destroy());
});

process.on("message", (order: ReplayOrder) => {
  if ("recording" in order) {
    for (const [name, { status, body }] of Object.entries(order.recording)) {
      const answer = message(status, body);
      answers.set(name, answer).set(canonical(name), answer);
    }
    server.listen(0, "127.0.0.1", () =>
      process.send?.({ port: (server.address() as AddressInfo).port } satisfies ReplayAnswer),
    );
    return;
  }
  process.send?.({ calls, unknown: [...unknown] } satisfies ReplayAnswer);
  calls = 0;
  unknown.clear();
});
process.on("disconnect", () => process.exit(0));
