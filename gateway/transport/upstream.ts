/**
 * One upstream REST service: calls typed by the service's OpenAPI document. What is not a 2xx answer of the form that
 * document gives is thrown as `UpstreamError`.
 *
 * Calls belong to the operation in whose scope they are made: its request id goes with them, and reads end with it.
 */
import type { BreakerState } from "./guard.ts";
import { UpstreamCalls } from "./calls.ts";
import type { UpstreamOptions } from "./options.ts";
import type { Answer, BytesAnswer, Call, FormCall, Method, OperationOf, Parts, PathsWith } from "./types.ts";

export type { UpstreamOptions } from "./options.ts";

export class Upstream<Paths> {
  readonly #calls: UpstreamCalls;

  constructor(options: UpstreamOptions) {
    this.#calls = new UpstreamCalls(options);
  }

  get service(): string {
    return this.#calls.service;
  }

  /** @throws UpstreamError */
  get<P extends PathsWith<Paths, "get">>(path: P, call: Call<OperationOf<Paths, P, "get">>): Promise<Answer<OperationOf<Paths, P, "get">>> {
    return this.#body("get", path, call) as Promise<Answer<OperationOf<Paths, P, "get">>>;
  }

  /** @throws UpstreamError */
  post<P extends PathsWith<Paths, "post">>(path: P, call: Call<OperationOf<Paths, P, "post">>): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#body("post", path, call) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** @throws UpstreamError */
  put<P extends PathsWith<Paths, "put">>(path: P, call: Call<OperationOf<Paths, P, "put">>): Promise<Answer<OperationOf<Paths, P, "put">>> {
    return this.#body("put", path, call) as Promise<Answer<OperationOf<Paths, P, "put">>>;
  }

  /** @throws UpstreamError */
  delete<P extends PathsWith<Paths, "delete">>(path: P, call: Call<OperationOf<Paths, P, "delete">>): Promise<Answer<OperationOf<Paths, P, "delete">>> {
    return this.#body("delete", path, call) as Promise<Answer<OperationOf<Paths, P, "delete">>>;
  }

  /** Posts a multipart form [7.17]. @throws UpstreamError */
  postForm<P extends PathsWith<Paths, "post">>(path: P, call: FormCall<OperationOf<Paths, P, "post">>): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#body("post", path, call) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** An answer that is no JSON, such as a picture. @throws UpstreamError */
  async bytes<P extends PathsWith<Paths, "get">>(path: P, call: Call<OperationOf<Paths, P, "get">>): Promise<BytesAnswer> {
    const { raw: { bytes, headers } } = await this.#calls.call("get", path, call, false);
    return { bytes, contentType: headers["content-type"] ?? "application/octet-stream" };
  }

  /** The public form of what went wrong around its calls. */
  failed(error: unknown): unknown {
    return this.#calls.failed(error);
  }

  /** How it stands, for metrics. */
  get state(): { breaker: BreakerState; active: number; waiting: number; connections: number } {
    return this.#calls.state;
  }

  /** Closes the connections when their calls are done. */
  close(): Promise<void> {
    return this.#calls.close();
  }

  async #body(method: Method, path: string, parts: Parts): Promise<unknown> {
    return (await this.#calls.call(method, path, parts, true)).body;
  }
}
