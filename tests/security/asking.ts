/** How the suite asks: raw requests with any method, headers and body, and what they are refused with. */
import { request } from "node:http";
import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";

export interface Refusal {
  status: number;
  codes: unknown[];
}

interface Body {
  errors?: { message: string; extensions?: { code?: unknown } }[];
  data?: unknown;
}

/** Status and codes of an answer. */
export async function refusal(response: Response): Promise<Refusal> {
  const body = (await response.json()) as Body;
  return { status: response.status, codes: (body.errors ?? []).map(({ extensions }) => extensions?.code) };
}

export const post = (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

/** Asks an operation as JSON. */
export const query = (url: string, text: string, variables: unknown = {}, headers: Record<string, string> = {}) =>
  post(url, JSON.stringify({ query: text, variables }), headers);

export const get = (url: string, parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql?${new URLSearchParams(parameters)}`, { headers });

/** A request with a path or headers that fetch would put right. */
export function raw(
  url: string,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Status with which an opening WebSocket is answered; 101 when it opens. */
export function openStatus(url: string, headers: Record<string, string>, path = "/graphql"): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}${path}`, "graphql-transport-ws", { headers });
    socket.once("open", () => {
      socket.close();
      resolve(101);
    });
    socket.once("unexpected-response", (_, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.once("error", (error) => reject(error));
  });
}

/** Codes with which an operation is refused on a socket; what came instead when it is not. */
export function onSocket(client: Client, text: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  return new Promise((resolve) => {
    const codesOf = (errors: readonly { extensions?: { code?: unknown } }[]) =>
      errors.map(({ extensions }) => extensions?.code);
    client.subscribe(
      { query: text, variables },
      {
        next: ({ errors, data }) => resolve(errors ? codesOf(errors) : [data]),
        error: (error) => resolve(Array.isArray(error) ? codesOf(error) : [error]),
        complete: () => resolve([]),
      },
    );
  });
}

export const socketClient = (url: string, headers: Record<string, string> = {}): Client => {
  class WithHeaders extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { ...("cookie" in headers && { origin: url }), ...headers } });
    }
  }
  return createClient({ url: `${url.replace("http", "ws")}/graphql`, webSocketImpl: WithHeaders, retryAttempts: 0 });
};
