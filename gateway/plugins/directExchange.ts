/** A request and its reply straight on Node's HTTP server, in the forms of Fastify's that operations use. */
import fastifyCookie from "@fastify/cookie";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answering, Asking, CookieOptions } from "../sessions/exchange.ts";
import { answer as badAnswer } from "./badRequests.ts";

export interface DirectParts {
  /** Address of a request's client, proxies considered. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether a request came over https, by a trusted proxy's word. */
  isSecure: (request: IncomingMessage) => boolean;
  onError: (error: unknown, requestId: string) => void;
}

export class DirectRequest implements Asking {
  readonly id: string;
  readonly body: unknown;
  readonly query: unknown;
  readonly #message: IncomingMessage;
  readonly #parts: DirectParts;
  #cookies: Record<string, string | undefined> | null = null;

  constructor(message: IncomingMessage, asked: { id: string; body?: unknown; query?: unknown }, parts: DirectParts) {
    this.#message = message;
    this.#parts = parts;
    this.id = asked.id;
    this.body = asked.body;
    this.query = asked.query;
  }

  get raw(): IncomingMessage {
    return this.#message;
  }

  get method(): string {
    return this.#message.method ?? "";
  }

  get headers(): IncomingMessage["headers"] {
    return this.#message.headers;
  }

  get ip(): string {
    return this.#parts.addressOf(this.#message);
  }

  get protocol(): "http" | "https" {
    return this.#parts.isSecure(this.#message) ? "https" : "http";
  }

  get cookies(): Record<string, string | undefined> {
    return (this.#cookies ??= fastifyCookie.parse(this.#message.headers.cookie ?? ""));
  }
}

export class DirectReply implements Answering {
  readonly raw: ServerResponse;
  readonly #id: string;
  readonly #parts: DirectParts;
  readonly #started = performance.now();
  readonly #headers: Record<string, string | string[]>;
  #status = 200;

  /** @param headers those of every answer, names in lower case */
  constructor(raw: ServerResponse, id: string, headers: Record<string, string>, parts: DirectParts) {
    this.raw = raw;
    this.#id = id;
    this.#headers = headers;
    this.#parts = parts;
  }

  get elapsedTime(): number {
    return performance.now() - this.#started;
  }

  get status(): number {
    return this.#status;
  }

  code(status: number): this {
    this.#status = status;
    return this;
  }

  header(name: string, value: string): this {
    this.#headers[name] = value;
    return this;
  }

  getHeader(name: string): string | string[] | undefined {
    return this.#headers[name];
  }

  setCookie(name: string, value: string, options: CookieOptions): this {
    const cookie = fastifyCookie.serialize(name, value, options);
    const present = this.#headers["set-cookie"];
    this.#headers["set-cookie"] =
      present === undefined ? cookie : [...(typeof present === "string" ? [present] : present), cookie];
    return this;
  }

  clearCookie(name: string, options: CookieOptions): this {
    return this.setCookie(name, "", { ...options, expires: new Date(1), maxAge: 0 });
  }

  send(payload?: unknown): this {
    if (payload !== undefined && typeof payload !== "string" && !Buffer.isBuffer(payload)) return this.#fail(payload);
    if (payload !== undefined) this.#headers["content-length"] = String(Buffer.byteLength(payload));
    this.raw.writeHead(this.#status, this.#headers);
    this.raw.end(payload);
    return this;
  }

  #fail(error: unknown): this {
    this.#parts.onError(error, this.#id);
    // An answer that has begun can't become an error.
    if (this.raw.headersSent) this.raw.destroy();
    else
      this.code(500)
        .header("content-type", "application/json; charset=utf-8")
        .send(JSON.stringify(badAnswer(500)));
    return this;
  }
}
