/**
 * One upstream REST service: calls typed by the service's OpenAPI document. Any answer that isn't a 2xx in the
 * documented form is thrown as `UpstreamError`.
 *
 * A call waits for its turn (bulkhead, breaker) and is retried where that may help. Identical public calls at the same
 * time are made once. A call belongs to the operation in whose scope it is made: it carries the operation's request id,
 * and reads are cancelled with it. Answers are checked before use.
 */
import { Pool } from "undici";
import { operationScope, ScopeEndedError, type OperationScope } from "../execution/scope.ts";
import type { CallRule } from "./callRule.ts";
import { checkOf, type Check } from "./contracts.ts";
import { Exchange, NotAsked, type ExchangeLimits, type RawAnswer } from "./exchange.ts";
import { failed, NonsenseAnswer, refused } from "./failures.ts";
import { Guard, type BreakerState } from "./guard.ts";
import { bodyOf, fillPath, headersOf, methodName, queryString } from "./requests.ts";
import { retryPlan, type RetryPlan } from "./retry.ts";
import { SharedCalls, untilEnded } from "./shared.ts";
import type { Outcome, UpstreamOptions, UpstreamWatch } from "./options.ts";
import type { Answer, BytesAnswer, Call, FormCall, Method, OperationOf, Parts, PathsWith } from "./types.ts";

export type { UpstreamOptions } from "./options.ts";

/** Static data of a call, by method and path. */
interface Plan {
  /** Such as "get /games/{id}": its name in logs and spans. */
  name: string;
  method: Method;
  path: string;
  /** Given up when the client leaves; may be made again. */
  isRead: boolean;
  isPublic: boolean;
  maxAnswerBytes: number;
  retry: RetryPlan;
  check: Check | null;
}

/** An answer that was 2xx. */
interface Received {
  raw: RawAnswer;
  /** The JSON of the answer; undefined if bytes were asked for. */
  body: unknown;
}

const fourMegabytes = 4 * 1024 * 1024;

export class Upstream<Paths> {
  readonly service: string;
  readonly #pool: Pool;
  readonly #guard: Guard;
  readonly #prefix: string;
  readonly #rules: Readonly<Record<string, CallRule>>;
  readonly #limits: ExchangeLimits;
  readonly #tryDelayMs: number | undefined;
  readonly #passesCookies: boolean;
  readonly #watch: UpstreamWatch;
  readonly #shared = new SharedCalls();
  readonly #plans = new Map<string, Plan>();

  constructor({
    service,
    url,
    calls = {},
    timeoutMs,
    maxAnswerBytes = fourMegabytes,
    tryDelayMs,
    passesCookies = false,
    watch = {},
    ...guard
  }: UpstreamOptions) {
    const base = new URL(url);
    this.service = service;
    this.#prefix = base.pathname.replace(/\/$/, "");
    this.#rules = calls;
    this.#limits = { timeoutMs, maxBytes: maxAnswerBytes };
    this.#tryDelayMs = tryDelayMs;
    this.#passesCookies = passesCookies;
    this.#watch = watch;
    this.#guard = new Guard(guard, (state) => watch.breaker?.(service, state));
    // The exchange has its own limit on time, from beginning to end.
    this.#pool = new Pool(base.origin, {
      connections: guard.concurrency ?? 128,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { timeout: timeoutMs },
    });
  }

  /** @throws UpstreamError */
  get<P extends PathsWith<Paths, "get">>(
    path: P,
    call: Call<OperationOf<Paths, P, "get">>,
  ): Promise<Answer<OperationOf<Paths, P, "get">>> {
    return this.#body("get", path, call) as Promise<Answer<OperationOf<Paths, P, "get">>>;
  }

  /** @throws UpstreamError */
  post<P extends PathsWith<Paths, "post">>(
    path: P,
    call: Call<OperationOf<Paths, P, "post">>,
  ): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#body("post", path, call) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** @throws UpstreamError */
  put<P extends PathsWith<Paths, "put">>(
    path: P,
    call: Call<OperationOf<Paths, P, "put">>,
  ): Promise<Answer<OperationOf<Paths, P, "put">>> {
    return this.#body("put", path, call) as Promise<Answer<OperationOf<Paths, P, "put">>>;
  }

  /** @throws UpstreamError */
  delete<P extends PathsWith<Paths, "delete">>(
    path: P,
    call: Call<OperationOf<Paths, P, "delete">>,
  ): Promise<Answer<OperationOf<Paths, P, "delete">>> {
    return this.#body("delete", path, call) as Promise<Answer<OperationOf<Paths, P, "delete">>>;
  }

  /** Posts a multipart form [7.17]. @throws UpstreamError */
  postForm<P extends PathsWith<Paths, "post">>(
    path: P,
    call: FormCall<OperationOf<Paths, P, "post">>,
  ): Promise<Answer<OperationOf<Paths, P, "post">>> {
    return this.#body("post", path, call) as Promise<Answer<OperationOf<Paths, P, "post">>>;
  }

  /** An answer that is no JSON, such as a picture. @throws UpstreamError */
  async bytes<P extends PathsWith<Paths, "get">>(
    path: P,
    call: Call<OperationOf<Paths, P, "get">>,
  ): Promise<BytesAnswer> {
    const {
      raw: { bytes, headers },
    } = await this.#call("get", path, call, false);
    return { bytes, contentType: headers["content-type"] ?? "application/octet-stream" };
  }

  /** The public form of what went wrong around its calls. */
  failed(error: unknown): unknown {
    return failed(this.service, error);
  }

  /** Its state, for metrics. */
  get state(): { breaker: BreakerState; active: number; waiting: number; connections: number } {
    return { breaker: this.#guard.state, ...this.#guard.load, connections: this.#pool.stats.connected };
  }

  /** Closes the connections when their calls are done. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  async #body(method: Method, path: string, parts: Parts): Promise<unknown> {
    return (await this.#call(method, path, parts, true)).body;
  }

  async #call(method: Method, path: string, parts: Parts, wantsJson: boolean): Promise<Received> {
    const plan = this.#plan(method, path);
    const target = this.#prefix + fillPath(path, parts.path) + queryString(parts.query);
    if (!plan.isPublic) return this.#tries(plan, target, parts, wantsJson);
    // The key holds every header, so data fetched with one token can't be given to another.
    const key =
      parts.headers === undefined && parts.body === undefined
        ? target
        : `${target} ${JSON.stringify([parts.headers, parts.body])}`;
    try {
      return await this.#shared.run(key, () => this.#tries(plan, target, parts, wantsJson));
    } catch (error) {
      throw failed(this.service, error);
    }
  }

  async #tries(plan: Plan, target: string, parts: Parts, wantsJson: boolean): Promise<Received> {
    try {
      return await this.#once(plan, target, parts, wantsJson);
    } catch (first) {
      if (plan.retry === null) throw first;
      const again = plan.retry.execute(({ attempt }) => {
        // The first try was made already; the policy begins with its failure.
        if (attempt === 0) return Promise.reject(first);
        this.#watch.retry?.(this.service);
        return this.#once(plan, target, parts, wantsJson);
      });
      const scope = operationScope.getStore();
      if (scope === undefined) return again;
      return untilEnded(scope, again).catch((error: unknown) => {
        throw failed(this.service, error);
      });
    }
  }

  async #once(plan: Plan, target: string, parts: Parts, wantsJson: boolean): Promise<Received> {
    const started = performance.now();
    const caller = operationScope.getStore();
    const span = this.#watch.trace?.(this.service, plan.name, caller?.traceparent);
    let outcome: Outcome = "none";
    try {
      const raw = await this.#exchange(plan, target, parts, caller, span?.traceparent ?? caller?.traceparent);
      const { status } = raw;
      outcome = status;
      if (this.#passesCookies) passCookies(raw, caller);
      if (status < 200 || status > 299) throw refused(this.service, raw);
      return { raw, body: wantsJson ? this.#read(plan, raw) : undefined };
    } catch (error) {
      if (error instanceof NotAsked) outcome = "not_asked";
      else if (error instanceof ScopeEndedError) outcome = "cancelled";
      throw failed(this.service, error);
    } finally {
      this.#watch.exchange?.(this.service, outcome, (performance.now() - started) / 1000);
      span?.end(outcome);
    }
  }

  async #exchange(
    plan: Plan,
    target: string,
    parts: Parts,
    caller: OperationScope | undefined,
    traceparent: string | undefined,
  ): Promise<RawAnswer> {
    const scope = plan.isRead ? caller : undefined;
    if (scope?.ended) throw scope.ended;
    const headers = headersOf(parts, { requestId: caller?.requestId, traceparent });
    const isTrial = this.#guard.isTrial;
    const exchange = new Exchange({ ...this.#limits, maxBytes: plan.maxAnswerBytes });
    const sent = this.#guard.run(() =>
      exchange.send(this.#pool, { method: methodName(plan.method), path: target, headers, body: bodyOf(parts) }),
    );
    sent.catch((error: unknown) => exchange.giveUp(error as Error));
    if (scope === undefined) return exchange.answer;
    // What finds out for all whether the service is back goes on though its caller leaves.
    if (isTrial) return untilEnded(scope, exchange.answer);
    const leave = (reason: Error) => exchange.giveUp(reason);
    scope.listen(leave);
    try {
      return await exchange.answer;
    } finally {
      scope.unlisten(leave);
    }
  }

  /** @throws NonsenseAnswer for anything that isn't a JSON, or not as the contract has it */
  #read({ check, name }: Plan, { bytes, status }: RawAnswer): unknown {
    let what: string | null;
    try {
      const body: unknown = JSON.parse(bytes.toString());
      what =
        typeof body !== "object" || body === null || Array.isArray(body)
          ? "is no JSON object"
          : (check?.(body) ?? null);
      if (what === null) return body;
    } catch {
      what = "is no JSON";
    }
    this.#watch.nonsense?.(this.service, name, what);
    throw new NonsenseAnswer(status, what);
  }

  #plan(method: Method, path: string): Plan {
    const name = `${method} ${path}`;
    return this.#plans.get(name) ?? this.#makePlan(name, method, path);
  }

  #makePlan(name: string, method: Method, path: string): Plan {
    const rule = this.#rules[`${methodName(method)} ${path}`] ?? {};
    const isRead = method === "get" || rule.isRead === true;
    const plan: Plan = {
      name,
      method,
      path,
      isRead,
      isPublic: rule.isPublic === true,
      maxAnswerBytes: Math.max(rule.maxAnswerBytes ?? 0, this.#limits.maxBytes),
      check: checkOf(method, path),
      retry: isRead ? retryPlan(rule, this.#tryDelayMs) : null,
    };
    this.#plans.set(name, plan);
    return plan;
  }
}

function passCookies({ headers: { "set-cookie": lines } }: RawAnswer, caller: OperationScope | undefined): void {
  if (lines !== undefined) for (const line of Array.isArray(lines) ? lines : [lines]) caller?.onSetCookie?.(line);
}
