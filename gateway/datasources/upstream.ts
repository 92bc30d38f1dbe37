/**
 * One upstream REST service: a keep-alive pool of connections, a time limit, and calls typed by the service's
 * OpenAPI document. Everything that is not a 2xx answer is thrown as `UpstreamError`.
 */
import { errors, FormData, Pool } from "undici";
import { UpstreamError } from "./errors.ts";
import { appHeaders, passedSetCookies } from "./headers.ts";
import { readRefusal } from "./refusals.ts";
import type { Answer, BytesAnswer, Call, FormCall, FullAnswer, Method, OperationOf, Parts, PathsWith } from "./upstreamTypes.ts";

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
    return this.#body("get", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "get">>>;
  }

  /** @throws UpstreamError */
  post<P extends PathsWith<Paths, "post">>(path: P, call: Call<OperationOf<Paths, P, "post">>): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#body("post", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** @throws UpstreamError */
  put<P extends PathsWith<Paths, "put">>(path: P, call: Call<OperationOf<Paths, P, "put">>): Promise<Answer<OperationOf<Paths, P, "put">>> {
    return this.#body("put", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "put">>>;
  }

  /** @throws UpstreamError */
  delete<P extends PathsWith<Paths, "delete">>(path: P, call: Call<OperationOf<Paths, P, "delete">>): Promise<Answer<OperationOf<Paths, P, "delete">>> {
    return this.#body("delete", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "delete">>>;
  }

  /** Posts a multipart form [7.17]. @throws UpstreamError */
  postForm<P extends PathsWith<Paths, "post">>(path: P, call: FormCall<OperationOf<Paths, P, "post">>): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#body("post", path, call as Parts) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** A call whose answer's status and cookies matter too. @throws UpstreamError */
  async full<M extends Method, P extends PathsWith<Paths, M>>(method: M, path: P, call: Call<OperationOf<Paths, P, M>>): Promise<FullAnswer<Answer<OperationOf<Paths, P, M>>>> {
    const answer = await this.#send(method, path, call as Parts);
    const { status, setCookie } = answer;
    return { body: this.#json(answer) as Answer<OperationOf<Paths, P, M>>, status, setCookies: passedSetCookies(setCookie) };
  }

  /** An answer that is no JSON, such as a picture. @throws UpstreamError */
  async bytes<P extends PathsWith<Paths, "get">>(path: P, call: Call<OperationOf<Paths, P, "get">>): Promise<BytesAnswer> {
    const { bytes, contentType } = await this.#send("get", path, call as Parts);
    return { bytes, contentType };
  }

  /** Closes the connections when their calls are done. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  async #body(method: Method, path: string, parts: Parts): Promise<unknown> {
    return this.#json(await this.#send(method, path, parts));
  }

  #json({ bytes, status }: Exchange): object {
    try {
      return objectIn(bytes.toString());
    } catch (error) {
      throw this.#failed(error, status);
    }
  }

  async #send(method: Method, path: string, parts: Parts): Promise<Exchange> {
    const started = performance.now();
    let status = 0;
    try {
      const answer = await this.#exchange(method, this.#prefix + fillPath(path, parts.path) + queryString(parts.query), parts);
      status = answer.status;
      if (status < 200 || status > 299) throw this.#refused(status, answer.bytes.toString());
      return answer;
    } catch (error) {
      throw error instanceof UpstreamError ? error : this.#failed(error, status);
    } finally {
      this.#observe?.(this.service, status, (performance.now() - started) / 1000);
    }
  }

  /** One exchange; a GET whose kept-alive connection the service had just closed is sent once more. */
  async #exchange(method: Method, path: string, parts: Parts, mayRepeat = method === "get"): Promise<Exchange> {
    const body = parts.form !== undefined ? formOf(parts.form) : parts.body === undefined ? undefined : JSON.stringify(parts.body);
    const headers = { ...appHeaders, ...(typeof body === "string" && { "content-type": "application/json" }), ...parts.headers };
    try {
      const { statusCode, headers: answered, body: answer } = await this.#pool.request({
        method: methods[method], path, headers, signal: AbortSignal.timeout(this.#timeoutMs), ...(body === undefined ? {} : { body }),
      });
      return {
        status: statusCode, bytes: Buffer.from(await answer.bytes()), setCookie: answered["set-cookie"], contentType: String(answered["content-type"] ?? ""),
      };
    } catch (error) {
      if (mayRepeat && error instanceof errors.SocketError) return this.#exchange(method, path, parts, false);
      throw error;
    }
  }

  #refused(status: number, text: string): UpstreamError {
    const { code, upstreamCode, reason } = readRefusal(status, text);
    return new UpstreamError(this.service, code, { status, upstreamCode, reason });
  }

  #failed(error: unknown, status: number): UpstreamError {
    const name = error instanceof Error ? error.name : "";
    const isTimeout = name === "TimeoutError" || error instanceof errors.HeadersTimeoutError
      || error instanceof errors.BodyTimeoutError || error instanceof errors.ConnectTimeoutError;
    if (isTimeout) return new UpstreamError(this.service, "UPSTREAM_TIMEOUT");
    const isNonsense = error instanceof SyntaxError || error instanceof errors.ResponseExceededMaxSizeError;
    return new UpstreamError(this.service, isNonsense ? "UPSTREAM_ERROR" : "NETWORK_ERROR", { status: status === 0 ? null : status });
  }
}

interface Exchange {
  status: number;
  bytes: Buffer;
  setCookie: string | string[] | undefined;
  contentType: string;
}

const methods = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const satisfies Record<Method, string>;

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) form.append(name, String(value));
  return form;
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
