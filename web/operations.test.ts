/** What operators see of a site process, what strangers may do to it, and which settings it starts with. */
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startWeb, type WebOptions, type WebServer } from "./server.ts";
import { readWebSettings } from "./server/settings.ts";
import { SettingsError } from "../scripts/lib/environment.ts";

let gateway: FastifyInstance;
let gatewayUrl = "";
/** Ids of the requests that the gateway was asked under. */
let told: string[] = [];
let web: WebServer | undefined;
beforeAll(async () => {
  gateway = Fastify();
  gateway.post("/graphql", async (request, reply) => {
    told.push(String(request.headers["x-request-id"]));
    return reply.code(503).send({ errors: [{ message: "away" }] });
  });
  await gateway.listen({ host: "127.0.0.1", port: 0 });
  gatewayUrl = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;
});
afterAll(() => gateway.close());
afterEach(async () => {
  await web?.close();
  web = undefined;
  told = [];
});

async function start(options: WebOptions = {}): Promise<WebServer & { port: number }> {
  web = await startWeb({ port: 0, host: "127.0.0.1", gatewayUrl, isDev: false, renderThreads: 1, ...options });
  return { ...web, port: Number(new URL(web.url).port) };
}

describe("a request's id", () => {
  it(
    "stands in the site's log and goes on to the gateway, from a page and from the browser's own calls",
    { tags: "slow" },
    async () => {
      vi.stubEnv("LOG_LEVEL", "info");
      const lines: string[] = [];
      try {
        const { url } = await start({ logTo: { write: (line) => void lines.push(line) } });
        const page = await fetch(`${url}/en?secret=abc`, {
          headers: { "x-request-id": "page-1", cookie: "session=nobody" },
        });
        expect(page.headers.get("x-request-id")).toBe("page-1");
        const call = await fetch(`${url}/graphql`, {
          method: "POST",
          headers: { "x-request-id": "call-1", "content-type": "application/json" },
          body: "{}",
        });
        expect(call.status).toBe(503);
        await vi.waitFor(() => expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(2));
      } finally {
        vi.unstubAllEnvs();
      }
      expect(told).toContain("page-1");
      expect(told).toContain("call-1");
      const requests = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === "request");
      expect(requests).toMatchObject([
        { requestId: "page-1", method: "GET", path: "/en" },
        { requestId: "call-1", method: "POST", path: "/graphql", status: 503 },
      ]);
      expect(lines.join("")).not.toMatch(/secret|nobody/);
    },
  );
});

describe("/metrics", () => {
  it("tells requests, pages by where they came from, renders and refusals", { tags: "slow" }, async () => {
    const { url } = await start({ pageRate: 0.1 });
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await fetch(`${url}/en/office`, { headers: { cookie: "session=x" }, redirect: "manual" })).status);
    expect(statuses.at(-1)).toBe(429);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/^web_pages_total\{state="bypass"\} \d+$/m);
    expect(text).toMatch(/^web_render_seconds_count\{kind="own"\} [1-9]/m);
    expect(text).toMatch(/^web_pages_refused_total\{reason="many"\} [1-9]/m);
    expect(text).toMatch(/^web_renders\{stage="waiting"\} 0$/m);
    expect(text).toMatch(/web_http_seconds_count\{route="\*",method="GET",status="4xx"\} [1-9]/);
    expect(text).not.toContain("office");
  });

  it("is an invalid page for those who come through a proxy, unless they show the key", { tags: "slow" }, async () => {
    vi.stubEnv("METRICS_KEY", "a-key-for-metrics");
    try {
      const { url } = await start();
      const ask = async (headers: Record<string, string>) =>
        (await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9", ...headers } })).status;
      expect([
        await ask({}),
        await ask({ authorization: "Bearer wrong" }),
        await ask({ authorization: "Bearer a-key-for-metrics" }),
      ]).toEqual([404, 404, 200]);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe("slow and many clients", () => {
  it.each(["/en/user/stopnewsletter?token=x", "/en/", "/graphql"])(
    "can't hold a connection by a body that does not end: POST %s",
    { tags: "slow", timeout: 30_000 },
    async (path) => {
      const { port } = await start({ requestTimeoutMs: 300 });
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket
        .on("data", (chunk: Buffer) => {
          answer += chunk.toString();
        })
        .on("error", () => {});
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nL`,
      );
      const drip = setInterval(() => socket.write("i"), 50);
      await once(socket, "close");
      clearInterval(drip);
      expect(answer).toMatch(/^HTTP\/1\.1 4(?:08|05|00|15) /);
    },
  );

  it.each(["", "GET /en HTTP/1.1\r\nhost: x\r\nx-a: "])(
    "can't hold a connection by a head that does not end: %j",
    { tags: "slow", timeout: 30_000 },
    async (head) => {
      const { port } = await start({ requestTimeoutMs: 300 });
      const socket = connect(port, "127.0.0.1")
        .on("error", () => {})
        .resume();
      if (head !== "") socket.write(head);
      await once(socket, "close");
    },
  );

  it("have so many connections of one address, and more from a proxy", async () => {
    const { port } = await start({ addressConnections: 2 });
    const open = () =>
      connect(port, "127.0.0.1")
        .on("error", () => {})
        .resume();
    const health = (socket: ReturnType<typeof open>) => {
      const answered = once(socket, "data").then(([data]) => String(data).slice(0, 15));
      socket.write("GET /health HTTP/1.1\r\nhost: x\r\n\r\n");
      return Promise.race([answered, once(socket, "close").then(() => "closed")]);
    };
    // This machine counts as a proxy, which stands for eight.
    const sockets = Array.from({ length: 16 }, open);
    for (const socket of sockets) expect(await health(socket)).toBe("HTTP/1.1 200 OK");
    expect(await health(open())).toBe("closed");
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await health(open())).toBe("HTTP/1.1 200 OK"));
  });
});

describe("settings", () => {
  it("that are empty count as absent", () => {
    expect(
      readWebSettings({
        GATEWAY_URL: "",
        WEB_PORT: " ",
        HOST: "",
        PUBLIC_URL: "",
        TRUSTED_PROXIES: "",
        LOG_LEVEL: "",
        METRICS_KEY: "",
        PAGE_RATE: "",
      }),
    ).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      gatewayUrl: "http://127.0.0.1:4000",
      siteEnv: "demo",
      trustedProxies: ["loopback"],
      logLevel: "warn",
      metricsKey: null,
      pageRate: 8,
      hasPageCache: true,
    });
    expect(
      readWebSettings({
        PAGE_RATE: "off",
        PAGE_CACHE: "off",
        RENDER_THREADS: "0",
        TRUSTED_PROXIES: "10.0.0.0/8, uniquelocal",
      }),
    ).toMatchObject({ pageRate: null, hasPageCache: false, renderThreads: 0 });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ SITE_ENV: "production" }, /^PUBLIC_URL is missing/],
    [{ PUBLIC_URL: "bet.example.test" }, /^PUBLIC_URL=bet\.example\.test is not an origin/],
    [{ SITE_ENV: "production", PUBLIC_URL: "https://a.example, b.example" }, /^PUBLIC_URL=b\.example is not/],
    [{ TRUSTED_PROXIES: "999.1.1.1" }, /^TRUSTED_PROXIES=999\.1\.1\.1 is neither/],
    [{ TRUSTED_PROXIES: "10.0.0.1,nonsense" }, /^TRUSTED_PROXIES=nonsense is neither/],
    [{ GATEWAY_URL: "gateway:4000" }, /^GATEWAY_URL=gateway:4000 is not/],
    [{ GATEWAY_URL: "nowhere" }, /^GATEWAY_URL=nowhere is not/],
    [{ WEB_PORT: "http" }, /^WEB_PORT=http/],
    [{ WEB_PORT: "70000" }, /^WEB_PORT=70000/],
    [{ PAGE_RATE: "lots" }, /^PAGE_RATE=lots/],
    [{ PAGE_CACHE: "no" }, /^PAGE_CACHE=no/],
    [{ RENDER_THREADS: "-1" }, /^RENDER_THREADS=-1/],
    [{ SITE_ENV: "prod" }, /^SITE_ENV=prod/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL=loud/],
    [{ METRICS_KEY: "short" }, /^METRICS_KEY is too short/],
  ])("that can't be used are named in one line: %j", (env, line) => {
    expect(() => readWebSettings(env)).toThrow(SettingsError);
    expect(() => readWebSettings(env)).toThrow(line);
    expect(() => readWebSettings(env)).not.toThrow(/\n/);
  });
});
