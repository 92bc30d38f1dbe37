import { afterEach, describe, expect, it, vi } from "vitest";
import { auth } from "../datasources/people/auth.ts";
import { sportsbook } from "../datasources/betting/sportsbook.ts";
import { OperationScope, operationScope } from "../execution/scope.ts";
import { startLyingService, whole, type Lie, type LyingService } from "../testing/lyingService.ts";
import type { paths as AuthPaths } from "../upstream/auth.ts";
import type { paths as BookPaths } from "../upstream/sportsbook.ts";
import { UpstreamError } from "./upstreamError.ts";
import { Upstream, type UpstreamOptions } from "./upstream.ts";

const sports = {
  sports: [
    {
      id: "1",
      name: "Football",
      slug: "football",
      gameCount: 20,
      lineCount: 13,
      liveCount: 7,
      area: "CLASSIC",
      cyberVariant: null,
    },
  ],
};
const good = whole(JSON.stringify(sports));
const silent: Lie = () => undefined;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function service(lie: Lie): Promise<LyingService> {
  const started = await startLyingService(lie);
  open.unshift(started);
  return started;
}

function book(url: string, options: Partial<UpstreamOptions> = {}): Upstream<BookPaths> {
  const upstream = new Upstream<BookPaths>({
    service: "book",
    url,
    timeoutMs: 2000,
    tryDelayMs: 5,
    calls: sportsbook.calls ?? {},
    ...options,
  });
  open.push({ close: async () => void upstream.close() });
  return upstream;
}

const ask = (upstream: Upstream<BookPaths>, lng = "en") =>
  upstream.get("/sportsbook-api/v1/sports", { query: { lng } });
const place = (upstream: Upstream<AuthPaths>) =>
  upstream.post("/auth-api/v1/disconnect", { headers: { "x-session": "s" } });
const failureOf = async (promise: Promise<unknown>): Promise<UpstreamError> => {
  const error: unknown = await promise.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`not an UpstreamError: ${String(error)}`);
  return error;
};
const told = ({ code, status }: UpstreamError) => ({ code, status });
const scopeOf = (deadlineMs = 5000, requestId = "r-1") => new OperationScope({ requestId, deadlineMs });
const inside = <T>(scope: OperationScope, call: () => Promise<T>) => operationScope.run(scope, call);

describe("what a service may answer instead of an answer", () => {
  const drip: Lie = (socket) => {
    socket.write("HTTP/1.1 200 X\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{");
    const timer = setInterval(() => socket.write(" "), 20);
    socket.once("close", () => clearInterval(timer));
  };
  const huge: Lie = (socket) => {
    socket.write("HTTP/1.1 200 X\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n");
    const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    const push = (): void => {
      while (!socket.destroyed) if (!socket.write(chunk)) return void socket.once("drain", push);
    };
    push();
  };
  const cases: [string, Lie, string, number][] = [
    [
      "HTML for JSON",
      whole("<!doctype html><h1>It works</h1>", 200, { "content-type": "text/html" }),
      "UPSTREAM_ERROR",
      200,
    ],
    [
      "half a body",
      (socket) => socket.end('HTTP/1.1 200 X\r\ncontent-length: 500\r\n\r\n{"sports":['),
      "UPSTREAM_ERROR",
      200,
    ],
    ["a text where a list should be", whole('{"sports":"none"}'), "UPSTREAM_ERROR", 200],
    [
      "a number where a text should be",
      whole('{"sports":[{"id":1,"name":"F","slug":"f","gameCount":2}]}'),
      "UPSTREAM_ERROR",
      200,
    ],
    ["less than it must say", whole("{}"), "UPSTREAM_ERROR", 200],
    ["an error inside a 200", whole('{"error":{"code":17,"message":"no"}}'), "UPSTREAM_ERROR", 200],
    ["null", whole("null"), "UPSTREAM_ERROR", 200],
    ["nothing", whole(""), "UPSTREAM_ERROR", 200],
    ["no HTTP", (socket) => socket.end("220 mail.example ESMTP\r\n"), "UPSTREAM_ERROR", 500],
    ["a redirect", whole("", 302, { location: "http://127.0.0.1:9/" }), "UPSTREAM_ERROR", 302],
    ["10 MB that it announces", whole("x".repeat(10_000_000)), "UPSTREAM_ERROR", 200],
    ["10 MB and more in pieces", huge, "UPSTREAM_ERROR", 200],
    ["a slow drip", drip, "UPSTREAM_TIMEOUT", 500],
    ["silence", silent, "UPSTREAM_TIMEOUT", 500],
    ["a hang-up", (socket) => socket.destroy(), "NETWORK_ERROR", 599],
    ["a reset", (socket) => socket.resetAndDestroy(), "NETWORK_ERROR", 599],
    ["500", whole('{"code":"X","message":"x"}', 500), "UPSTREAM_ERROR", 500],
    ["503 and nothing more", whole("busy", 503), "UPSTREAM_UNAVAILABLE", 503],
    ["503 with a Retry-After of an hour", whole("busy", 503, { "retry-after": "3600" }), "UPSTREAM_UNAVAILABLE", 503],
    [
      "429 with a Retry-After of an hour",
      whole("slow down", 429, { "retry-after": "3600" }),
      "UPSTREAM_UNAVAILABLE",
      429,
    ],
    ["504", whole("", 504), "UPSTREAM_TIMEOUT", 504],
  ];

  it.each(cases)("%s is a typed error, and the next call is none [8.19, 8.20]", async (_, lie, code, status) => {
    const lying = await service(lie);
    const upstream = book(lying.url, { timeoutMs: 300 });
    expect(told(await failureOf(ask(upstream)))).toEqual({ code, status });
    lying.answer(good);
    expect(await ask(upstream)).toEqual(sports);
  });

  it("nobody there is a network error with a status of its own [8.20]", async () => {
    expect(told(await failureOf(ask(book("http://127.0.0.1:9"))))).toEqual({ code: "NETWORK_ERROR", status: 599 });
  });

  it("more than it must say is fine: services grow", async () => {
    const lying = await service(whole(JSON.stringify({ ...sports, mood: "sunny" })));
    expect(await ask(book(lying.url))).toMatchObject(sports);
  });

  it("nonsense is told to the watch by call and place, never by content", async () => {
    const nonsense = vi.fn();
    const lying = await service(
      whole(JSON.stringify({ sports: sports.sports.map((sport) => ({ ...sport, id: 1, name: "hunter2" })) })),
    );
    await failureOf(ask(book(lying.url, { watch: { nonsense } })));
    expect(nonsense.mock.calls).toEqual([["book", "get /sportsbook-api/v1/sports", "/sports/0/id must be string"]]);
  });
});

describe("a further try", () => {
  const failing = (times: number, lie: Lie): Lie => {
    let left = times;
    return (socket, request) => (left-- > 0 ? lie : good)(socket, request);
  };
  const breaking: Lie = (socket) => socket.destroy();

  it("is made once for a read whose connection failed", async () => {
    const retry = vi.fn();
    const lying = await service(failing(1, breaking));
    expect(await ask(book(lying.url, { watch: { retry } }))).toEqual(sports);
    expect([lying.heard.length, retry.mock.calls]).toEqual([2, [["book"]]]);
  });

  it("is not made for a 500, for a 404, nor when the connection fails twice", async () => {
    for (const [lie, calls] of [
      [whole("", 500), 1],
      [whole("{}", 404), 1],
      [breaking, 2],
    ] as const) {
      const lying = await service(lie);
      await failureOf(ask(book(lying.url)));
      expect(lying.heard).toHaveLength(calls);
    }
  });

  it("comes after the Retry-After of a 503 or 429, not before", { tags: "slow" }, async () => {
    for (const status of [503, 429]) {
      const lying = await service(failing(1, whole("", status, { "retry-after": "1" })));
      const started = performance.now();
      expect(await ask(book(lying.url))).toEqual(sports);
      expect(performance.now() - started).toBeGreaterThan(990);
      expect(lying.heard).toHaveLength(2);
    }
  });

  it("is not waited for longer than the operation has left", async () => {
    const lying = await service(failing(1, whole("", 503, { "retry-after": "60" })));
    const started = performance.now();
    const call = () =>
      book(lying.url).post("/sportsbook-api/v1/outcomes", { query: { lng: "en" }, body: { ids: ["1"] } });
    expect(told(await failureOf(inside(scopeOf(15_000), call)))).toEqual({ code: "UPSTREAM_UNAVAILABLE", status: 503 });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("is never made for a write", async () => {
    const lying = await service(breaking);
    const upstream = new Upstream<AuthPaths>({
      service: "auth",
      url: lying.url,
      calls: auth.calls ?? {},
      timeoutMs: 500,
    });
    open.push(upstream);
    expect(told(await failureOf(place(upstream)))).toEqual({ code: "NETWORK_ERROR", status: 599 });
    lying.answer(whole("", 503, { "retry-after": "0" }));
    await failureOf(place(upstream));
    expect(lying.heard).toHaveLength(2);
  });
});

describe("the breaker", () => {
  it("opens after failures in a row, answers at once while open, and closes when the service is back", async () => {
    const breaker = vi.fn();
    const lying = await service(whole("", 500));
    const upstream = book(lying.url, { failures: 3, halfOpenAfterMs: 1_000, watch: { breaker } });
    for (let time = 0; time < 3; time += 1) expect((await failureOf(ask(upstream))).code).toBe("UPSTREAM_ERROR");
    expect((await failureOf(ask(upstream))).code).toBe("UPSTREAM_UNAVAILABLE");
    expect([lying.heard.length, upstream.state.breaker]).toEqual([3, "open"]);
    lying.answer(good);
    await expect.poll(() => ask(upstream).catch(() => null)).toEqual(sports);
    expect(breaker.mock.calls.map(([, state]) => state as string)).toEqual(["open", "half-open", "closed"]);
  });

  it("stays closed for refusals and for a success in between", async () => {
    const lying = await service(whole("{}", 404));
    const upstream = book(lying.url, { failures: 2 });
    for (let time = 0; time < 5; time += 1) await failureOf(ask(upstream));
    for (const lie of [whole("", 500), good, whole("", 500), good]) {
      lying.answer(lie);
      await ask(upstream).catch(() => undefined);
    }
    expect(upstream.state.breaker).toBe("closed");
  });

  it("lets one call alone try, and it goes on though its caller leaves", async () => {
    const lying = await service(whole("", 500));
    const upstream = book(lying.url, { failures: 1, halfOpenAfterMs: 50 });
    await failureOf(ask(upstream));
    let answer: () => void = () => undefined;
    lying.answer((socket, request) => void (answer = () => good(socket, request)));
    const scope = scopeOf();
    await expect
      .poll(async () => {
        void inside(scope, () => ask(upstream)).catch(() => undefined);
        await new Promise((resolve) => setImmediate(resolve));
        return upstream.state.breaker;
      })
      .toBe("half-open");
    expect((await failureOf(ask(upstream, "ru"))).code).toBe("UPSTREAM_UNAVAILABLE");
    scope.cancel();
    await expect.poll(() => lying.heard.length).toBe(2);
    answer();
    await expect.poll(() => upstream.state.breaker).toBe("closed");
  });

  it("has calls that come during the trial wait for it: a page after an outage is whole at once", async () => {
    const lying = await service(whole("", 500));
    const upstream = book(lying.url, { failures: 1, halfOpenAfterMs: 50 });
    await failureOf(ask(upstream));
    lying.answer(good);
    const isDue = Date.now() + 50;
    await expect.poll(() => Date.now()).toBeGreaterThan(isDue);
    const page = await Promise.all(["en", "ru", "ar"].map((lng) => ask(upstream, lng)));
    expect(page).toEqual([sports, sports, sports]);
  });
});

describe("the bulkhead", () => {
  it("makes so many calls at once, lets so many wait, and refuses the rest at once", async () => {
    const held: (() => void)[] = [];
    const lying = await service((socket, request) => void held.push(() => good(socket, request)));
    const upstream = book(lying.url, { concurrency: 2, queue: 1 });
    const calls = ["en", "ru", "ar"].map((lng) => ask(upstream, lng));
    await expect.poll(() => held.length).toBe(2);
    expect(upstream.state).toMatchObject({ active: 2, waiting: 1 });
    expect((await failureOf(ask(upstream, "de"))).code).toBe("UPSTREAM_UNAVAILABLE");
    for (let answered = 0; answered < 3; answered += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(answered);
      held[answered]?.();
    }
    expect(await Promise.all(calls)).toEqual([sports, sports, sports]);
    expect(upstream.state).toMatchObject({ active: 0, waiting: 0, breaker: "closed" });
  });

  it("gives up in time what never had its turn, without sending it", async () => {
    const lying = await service(silent);
    const upstream = book(lying.url, { concurrency: 1, timeoutMs: 60_000 });
    const first = scopeOf(60_000);
    const call = failureOf(inside(first, () => ask(upstream, "en")));
    await expect.poll(() => lying.heard.length).toBe(1);
    const second = await failureOf(inside(scopeOf(200), () => ask(upstream, "ru")));
    expect(second.code).toBe("UPSTREAM_TIMEOUT");
    first.cancel();
    expect((await call).code).toBe("CANCELLED");
    await expect.poll(() => upstream.state).toMatchObject({ active: 0, waiting: 0 });
    expect(lying.heard).toHaveLength(1);
  });
});

describe("an operation's scope", () => {
  it("ends its reads upstream when the client leaves", async () => {
    const lying = await service(silent);
    const upstream = book(lying.url);
    const scope = scopeOf();
    const call = failureOf(
      inside(scope, () =>
        upstream.get("/sportsbook-api/v1/games/by-ids", { query: { ids: "1", markets: "none", lng: "en" } }),
      ),
    );
    await expect.poll(() => lying.heard.length).toBe(1);
    scope.cancel();
    expect(told(await call)).toEqual({ code: "CANCELLED", status: 499 });
    await expect.poll(() => lying.abandoned()).toBe(1);
    expect(upstream.state).toMatchObject({ active: 0, breaker: "closed" });
  });

  it("ends them at the deadline, and begins none after it", async () => {
    const lying = await service(silent);
    const scope = scopeOf(500);
    const call = () => failureOf(inside(scope, () => ask(book(lying.url))));
    expect((await call()).code).toBe("UPSTREAM_TIMEOUT");
    expect((await call()).code).toBe("UPSTREAM_TIMEOUT");
    expect(lying.heard).toHaveLength(1);
  });

  it("never ends a write", async () => {
    let answer: () => void = () => undefined;
    const lying = await service((socket, request) => void (answer = () => whole('{"success":true}')(socket, request)));
    const upstream = new Upstream<AuthPaths>({
      service: "auth",
      url: lying.url,
      calls: auth.calls ?? {},
      timeoutMs: 2000,
    });
    open.push(upstream);
    const scope = scopeOf(50);
    const call = inside(scope, () => place(upstream));
    await expect.poll(() => lying.heard.length).toBe(1);
    scope.cancel();
    await expect.poll(() => scope.ended !== null).toBe(true);
    answer();
    expect(await call).toEqual({ success: true });
    expect(lying.abandoned()).toBe(0);
  });

  it("sends its request id and trace context", async () => {
    const lying = await service(good);
    const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
    await inside(new OperationScope({ requestId: "from-client-7", deadlineMs: 1000, traceparent }), () =>
      ask(book(lying.url)),
    );
    expect(lying.heard[0]?.headers).toMatchObject({
      "x-request-id": "from-client-7",
      traceparent,
      "x-requested-with": "XMLHttpRequest",
      "x-app-name": "white-label-gateway",
    });
  });
});

describe("reads of public data", () => {
  it("are one call for all who ask the same at the same time, each language its own", async () => {
    const held: (() => void)[] = [];
    const lying = await service((socket, request) => void held.push(() => good(socket, request)));
    const upstream = book(lying.url);
    const calls = ["en", "en", "ru", "en"].map((lng) => inside(scopeOf(), () => ask(upstream, lng)));
    await expect.poll(() => held.length).toBe(2);
    for (const answer of held) answer();
    expect(await Promise.all(calls)).toEqual([sports, sports, sports, sports]);
    const again = ask(upstream);
    await expect.poll(() => held.length).toBe(3);
    held[2]?.();
    await again;
  });

  it("outlive the one who asked first, and end with the last one", async () => {
    let answer: () => void = () => undefined;
    const lying = await service((socket, request) => void (answer = () => good(socket, request)));
    const upstream = book(lying.url);
    const [first, second] = [scopeOf(), scopeOf()];
    const left = failureOf(inside(first, () => ask(upstream)));
    const stays = inside(second, () => ask(upstream));
    await expect.poll(() => lying.heard.length).toBe(1);
    first.cancel();
    expect((await left).code).toBe("CANCELLED");
    answer();
    expect(await stays).toEqual(sports);

    lying.answer(silent);
    const [third, fourth] = [scopeOf(), scopeOf()];
    const both = [third, fourth].map((scope) => failureOf(inside(scope, () => ask(upstream))));
    await expect.poll(() => lying.heard.length).toBe(2);
    third.cancel();
    fourth.cancel();
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual(["CANCELLED", "CANCELLED"]);
    await expect.poll(() => upstream.state.active).toBe(0);
  });
});
