/**
 * One upstream REST service: a keep-alive pool of connections, a time limit, and calls typed by the service's
 * OpenAPI document. Everything that is not a 2xx answer is thrown as `UpstreamError`.
 */
import { errors, Pool } from "undici";
import { UpstreamError } from "./errors.ts";

export interface UpstreamOptions {
  /** Name in errors, logs and metrics, such as "sportsbook". */
  service: string;
  /** Base URL; a path in it comes before the service's own. */
  url: string;
  /** Milliseconds until a call is given up. */
  timeoutMs: number;
  /** Told about every call: status (0 when there was no answer) and seconds. */
  observe?: (service: string, status: number, seconds: number) => void;
}

type Method = "get" | "post";
type PathsWith<Paths, M extends Method> = { [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never }[keyof Paths] & string;
type OperationOf<Paths, P extends keyof Paths, M extends Method> = Paths[P] extends Record<M, infer O> ? O : never;
type Answer<O> = O extends { responses: { 200: { content: { "application/json": infer R } } } } ? R : never;
type Part<O, Name extends "query" | "path"> = O extends { parameters: { [K in Name]?: infer V } } ? NonNullable<V> : never;
type Body<O> = O extends { requestBody?: infer R }
  ? [NonNullable<R>] extends [never] ? never : NonNullable<R> extends { content: { "application/json": infer B } } ? B : never
  : never;

/** What a call takes: only the parts its operation has. */
export type Call<O> =
  & ([Part<O, "query">] extends [never] ? object : { query?: Part<O, "query"> })
  & ([Part<O, "path">] extends [never] ? object : { path: Part<O, "path"> })
  & ([Body<O>] extends [never] ? object : { body: Body<O> })
  & { headers?: Record<string, string> };

interface Parts {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sent with every call [7.02]. */
const appHeaders = { accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-app-name": "white-label-gateway" };
/** A longer answer than this is refused. */
const maxAnswerBytes = 32 * 1024 * 1024;

export class Upstream<Paths> {
  readonly service: string;
  readonly origin: string;
  readonly #pool: Pool;
  readonly #prefix: string;
  readonly #timeoutMs: number;
  readonly #observe: UpstreamOptions["observe"];

  constructor({ service, url, timeoutMs, observe }: UpstreamOptions) {
    const base = new URL(url);
    this.service = service;
    this.origin = base.origin;
    this.#prefix = base.pathname.replace(/\/$/, "");
    this.#timeoutMs = timeoutMs;
    this.#observe = observe;
    this.#pool = new Pool(base.origin, {
      connections: 64, pipelining: 1, keepAliveTimeout: 30_000, headersTimeout: timeoutMs, bodyTimeout: timeoutMs,
      connect: { timeout: timeoutMs }, maxResponseSize: maxAnswerBytes,
    });
  }

  /** @throws UpstreamError */
  get<P extends PathsWith<Paths, "get">>(path: P, call: Call<OperationOf<Paths, P, "get">>): Promise<Answer<OperationOf<Paths, P, "get">>> {
    return this.#send("GET", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "get">>>;
  }

  /** @throws UpstreamError */
  post<P extends PathsWith<Paths, "post">>(path: P, call: Call<OperationOf<Paths, P, "post">>): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#send("POST", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** Closes the connections when their calls are done. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  async #send(method: "GET" | "POST", path: string, parts: Parts): Promise<unknown> {
    const started = performance.now();
    let status = 0;
    try {
      const answer = await this.#exchange(method, this.#prefix + fillPath(path, parts.path) + queryString(parts.query), parts);
      status = answer.status;
      if (status < 200 || status > 299) throw this.#refused(status, answer.text);
      return objectIn(answer.text);
    } catch (error) {
      throw error instanceof UpstreamError ? error : this.#failed(error, status);
    } finally {
      this.#observe?.(this.service, status, (performance.now() - started) / 1000);
    }
  }

  /** One exchange; a GET whose kept-alive connection the service had just closed is sent once more. */
  async #exchange(method: "GET" | "POST", path: string, parts: Parts, mayRepeat = method === "GET"): Promise<{ status: number; text: string }> {
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const headers = { ...appHeaders, ...(body === undefined ? {} : { "content-type": "application/json" }), ...parts.headers };
    try {
      const { statusCode, body: answer } = await this.#pool.request({
        method, path, headers, signal: AbortSignal.timeout(this.#timeoutMs), ...(body === undefined ? {} : { body }),
      });
      return { status: statusCode, text: await answer.text() };
    } catch (error) {
      if (mayRepeat && error instanceof errors.SocketError) return this.#exchange(method, path, parts, false);
      throw error;
    }
  }

  #refused(status: number, text: string): UpstreamError {
    const code = status === 401 ? "UNAUTHENTICATED" : status === 503 ? "UPSTREAM_UNAVAILABLE" : status === 504 ? "UPSTREAM_TIMEOUT" : "UPSTREAM_ERROR";
    return new UpstreamError(this.service, code, status, codeIn(text));
  }

  #failed(error: unknown, status: number): UpstreamError {
    const name = error instanceof Error ? error.name : "";
    const isTimeout = name === "TimeoutError" || error instanceof errors.HeadersTimeoutError
      || error instanceof errors.BodyTimeoutError || error instanceof errors.ConnectTimeoutError;
    if (isTimeout) return new UpstreamError(this.service, "UPSTREAM_TIMEOUT");
    const isNonsense = error instanceof SyntaxError || error instanceof errors.ResponseExceededMaxSizeError;
    return new UpstreamError(this.service, isNonsense ? "UPSTREAM_ERROR" : "UPSTREAM_UNAVAILABLE", status === 0 ? null : status);
  }
}

/** Half a surrogate pair, which anybody can send in JSON, has no form in a URL: it becomes the replacement character. */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

function fillPath(path: string, values: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]));
}

function queryString(query: Record<string, unknown> | undefined): string {
  if (query === undefined) return "";
  let text = "";
  for (const name in query) {
    const value = query[name];
    if (value !== undefined && value !== null) text += `${text === "" ? "?" : "&"}${name}=${encoded(value)}`;
  }
  return text;
}

/** Every answer of the contracts is an object. @throws SyntaxError for anything else. */
function objectIn(text: string): object {
  const body: unknown = JSON.parse(text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new SyntaxError("The answer is no JSON object");
  return body;
}

/** The stable code of an error body, null when there is none. */
function codeIn(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string" ? body.code : null;
  } catch {
    return null;
  }
}
