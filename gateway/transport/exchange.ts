/**
 * One HTTP exchange with an upstream service, straight on undici's dispatcher: without the stream that `pool.request`
 * builds for every answer, and with one limit on time (from the first byte sent to the last one read, so that a slow
 * drip ends too) and one on size.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** No whole answer within the time limit. */
export class ExchangeTimeout extends Error {
  override name = "ExchangeTimeout";
}

/** An answer that is longer than allowed, cut off, or no HTTP. `status` is 0 when not even that could be read. */
export class BrokenAnswer extends Error {
  override name = "BrokenAnswer";
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** The breaker is open, too many calls wait, or the turn came too late: the service was not asked. */
export class NotAsked extends Error {
  override name = "NotAsked";
  readonly why: "open" | "full" | "late";

  constructor(why: NotAsked["why"]) {
    super(reasons[why]);
    this.why = why;
  }
}

const reasons: Record<NotAsked["why"], string> = {
  open: "The service failed too often just now",
  full: "Too many calls wait for the service",
  late: "The call was given up while it waited",
};

export interface ExchangeLimits {
  /** Milliseconds from now until the exchange is given up, time in queues included. */
  timeoutMs: number;
  /** Longest answer in bytes. */
  maxBytes: number;
}

const noBytes = Buffer.alloc(0);

export class Exchange implements Dispatcher.DispatchHandler {
  /** Settles when the answer is there, or with why there is none. */
  readonly answer: Promise<RawAnswer>;
  readonly #maxBytes: number;
  readonly #timer: NodeJS.Timeout;
  #resolve!: (answer: RawAnswer) => void;
  #reject!: (reason: Error) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #failure: Error | null = null;
  #isSettled = false;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #length = 0;

  constructor({ timeoutMs, maxBytes }: ExchangeLimits) {
    this.#maxBytes = maxBytes;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#timer = setTimeout(expire, timeoutMs, this, timeoutMs);
  }

  /** Sends the request. @throws NotAsked when the exchange was given up while it waited; else as `answer` does. */
  send(dispatcher: Dispatcher, request: Dispatcher.DispatchOptions): Promise<RawAnswer> {
    if (this.#failure !== null) return Promise.reject(new NotAsked("late"));
    dispatcher.dispatch(request, this);
    return this.answer;
  }

  /** Gives the exchange up: the connection is ended if it is under way. */
  giveUp(reason: Error): void {
    if (this.#isSettled) return;
    this.#failure = reason;
    this.#settle();
    this.#reject(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure !== null) controller.abort(this.#failure);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers["content-length"] ?? 0) > this.#maxBytes) this.#tooLong();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > this.#maxBytes) this.#tooLong();
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#isSettled) return;
    this.#settle();
    const [first = noBytes] = this.#chunks;
    this.#resolve({
      status: this.#status,
      headers: this.#headers,
      bytes: this.#chunks.length < 2 ? first : Buffer.concat(this.#chunks, this.#length),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    // What began well and then broke is a broken answer, not a missing connection.
    this.giveUp(this.#status === 0 ? error : new BrokenAnswer("The answer was cut off", this.#status, error));
  }

  #tooLong(): void {
    this.giveUp(new BrokenAnswer(`The answer is longer than ${this.#maxBytes} bytes`, this.#status));
  }

  #settle(): void {
    this.#isSettled = true;
    clearTimeout(this.#timer);
  }
}

function expire(exchange: Exchange, timeoutMs: number): void {
  exchange.giveUp(new ExchangeTimeout(`No answer in ${timeoutMs} ms`));
}
