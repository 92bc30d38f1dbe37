import type { Page, Request } from "@playwright/test";

/** What the page's sockets and requests carried since `listen`. */
export interface Traffic {
  /** Payloads of graphql-ws `next` frames, as text. */
  events: string[];
  /** Names of the operations sent over HTTP. */
  operations: string[];
}

/** Public queries go by GET, with their name in the query string. */
const operationOf = (request: Request): string => {
  if (request.method() === "GET") return new URL(request.url()).searchParams.get("operationName") ?? "";
  const body: unknown = request.postDataJSON();
  return typeof body === "object" && body !== null ? String(Reflect.get(body, "operationName")) : "";
};

/** Listens to a page before it is opened. */
export function listen(page: Page): Traffic {
  const traffic: Traffic = { events: [], operations: [] };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = String(payload);
      if (frame.includes('"type":"next"')) traffic.events.push(frame);
    }),
  );
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/graphql") traffic.operations.push(operationOf(request));
  });
  return traffic;
}
