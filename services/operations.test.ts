/** What operators see of a services process, and what strangers may do to it. */
import { connect } from "node:net";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import fastify from "fastify";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createMetrics } from "../scripts/lib/metrics.ts";
import { requestWatchPlugin } from "../scripts/lib/requestWatch.ts";
import { startTestServices, type TestServices } from "./testing/services.ts";
import { gatewayWordPlugin } from "./platform/http/visitorHeaders.ts";
import { startServices } from "./server.ts";
import { readSettings } from "./settings.ts";
import { serviceNames } from "./registry.ts";
import { SettingsError } from "./platform/settings/settings.ts";

let test: TestServices | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

async function start(options: Parameters<typeof startTestServices>[0] = {}): Promise<TestServices> {
  test = await startTestServices(options);
  return test;
}

describe("the log", () => {
  it("has one line a request with the id that the gateway handed down, and never a query", async () => {
    const lines: string[] = [];
    const { services } = await start({ logLevel: "info", logTo: { write: (line) => void lines.push(line) } });
    const answer = await fetch(`${services.url}/bff-api/config/all.json?lang=en&token=secret`, {
      headers: { "x-request-id": "from-the-gateway-1" },
    });
    await answer.arrayBuffer();
    expect(answer.headers.get("x-request-id")).toBe("from-the-gateway-1");
    await vi.waitFor(() => expect(lines.some((line) => line.includes("from-the-gateway-1"))).toBe(true));
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === "request");
    expect(told).toMatchObject([
      {
        requestId: "from-the-gateway-1",
        method: "GET",
        path: "/bff-api/config/all.json",
        status: 200,
        ms: expect.any(Number) as number,
      },
    ]);
    expect(lines.join("")).not.toContain("secret");
  });

  it.each(["bad id", "x".repeat(129), "<script>"])("takes no id like %j over", async (id) => {
    const { services } = await start();
    const answer = await fetch(`${services.url}/health`, { headers: { "x-request-id": id } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("/metrics", () => {
  it("tells requests by route, the outbox, coupons, settling, messages and jobs", async () => {
    const { services, runJob } = await start();
    await fetch(`${services.url}/bff-api/config/all.json?lang=en`);
    await fetch(`${services.url}/nothing/here`);
    await runJob("settle");
    const text = await (await fetch(`${services.url}/metrics`)).text();
    expect(text).toMatch(/services_job_last_success_timestamp_seconds\{job="settle"\} \d{10}/);
    expect(text).toContain('services_http_seconds_count{route="/bff-api/config/all.json",method="GET",status="2xx"} 1');
    expect(text).toContain('services_http_seconds_count{route="none",method="GET",status="4xx"} 1');
    for (const name of [
      "services_outbox_unnumbered",
      "services_coupons_pending",
      "services_payment_mismatches",
      "services_withdrawals_waiting",
      "services_requests_waiting",
      "services_coupons_overdue_seconds",
      "services_settling_due",
      "services_settling_lag_seconds",
      "services_messages_waiting",
      "services_messages_failed",
    ]) {
      expect(text).toMatch(new RegExp(`^${name} 0$`, "m"));
    }
    expect(text).toMatch(/services_job_failures_total\{job="settle"\} 0/);
    expect(text).not.toContain("here");
  });

  it("leaves out a value that can't be read, and counts that", async () => {
    const { services } = await start();
    services.context.metrics.watch("services_broken", "Fails", () => {
      throw new Error("no");
    });
    const text = await (await fetch(`${services.url}/metrics`)).text();
    expect(text).not.toMatch(/^services_broken /m);
    expect(text).toContain("services_coupons_pending 0");
    const again = await (await fetch(`${services.url}/metrics`)).text();
    expect(again).toMatch(/services_metric_failures_total\{metric="services_broken"\} [1-9]/);
  });

  it("is not there for those who came through a proxy of this machine, unless they show a key", async () => {
    const { services } = await start({ settings: { metricsKey: "a-key-for-metrics" } });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${services.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9", ...headers } })).status;
    expect(await ask({})).toBe(404);
    expect(await ask({ authorization: "Bearer wrong" })).toBe(404);
    expect(await ask({ authorization: "Bearer a-key-for-metrics" })).toBe(200);
    expect(await ask({ "x-service-key": "test-key" })).toBe(200);
  });

  it.each(["203.0.113.9", "10.0.0.7", "::ffff:198.51.100.1", "2001:db8::1"])(
    "is not there for %s without a key",
    async (remoteAddress) => {
      const app = fastify();
      await app.register(requestWatchPlugin, {
        metrics: createMetrics("test"),
        log: pino({ level: "silent" }),
        keys: ["the-key", null],
      });
      const ask = async (headers: Record<string, string>, from = remoteAddress) =>
        (await app.inject({ url: "/metrics", remoteAddress: from, headers })).statusCode;
      expect([
        await ask({}),
        await ask({ "x-service-key": "another" }),
        await ask({ "x-service-key": "the-key" }),
        await ask({}, "127.0.0.1"),
        await ask({}, "::1"),
      ]).toEqual([404, 404, 200, 200, 200]);
      await app.close();
    },
  );
});

describe("the word of a gateway on a visitor", () => {
  /** What a service reads of a request from an address. */
  async function read(remoteAddress: string, headers: Record<string, string>, gateways = ["loopback", "10.0.0.0/8"]) {
    const app = fastify();
    await app.register(gatewayWordPlugin, { gateways, serviceKey: "the-key" });
    app.get("/", ({ headers: { "x-client-address": address = null, "x-geo-country": country = null } }) => ({
      address,
      country,
    }));
    const answer = (await app.inject({ url: "/", remoteAddress, headers })).json<{
      address: string | null;
      country: string | null;
    }>();
    await app.close();
    return answer;
  }
  const told = { "x-client-address": "198.51.100.1", "x-geo-country": "de" };

  it.each<[string, Record<string, string>]>([
    ["127.0.0.1", {}],
    ["::1", {}],
    ["::ffff:127.0.0.1", {}],
    ["10.1.2.3", {}],
    ["203.0.113.9", { "x-service-key": "the-key" }],
  ])("is believed from %s with %j", async (address, headers) => {
    expect(await read(address, { ...told, ...headers })).toEqual({ address: "198.51.100.1", country: "de" });
  });

  it.each<[string, Record<string, string>]>([
    ["203.0.113.9", {}],
    ["203.0.113.9", { "x-service-key": "wrong" }],
    ["203.0.113.9", { "x-forwarded-for": "127.0.0.1" }],
    ["2001:db8::1", {}],
  ])("is not believed from %s with %j: the address is its own", async (address, headers) => {
    expect(await read(address, { ...told, ...headers })).toEqual({ address, country: null });
  });
});

describe("slow and many clients", () => {
  it("closes a connection whose body does not end", async () => {
    const { services } = await start({ requestTimeoutMs: 300 });
    const { port } = new URL(services.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /auth-api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    );
    const drip = setInterval(() => socket.write(" "), 50);
    let answer = "";
    socket
      .on("data", (chunk: Buffer) => {
        answer += chunk.toString();
      })
      .on("error", () => {});
    await once(socket, "close");
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(["", "GET / HTTP/1.1\r\nhost: x\r\n"])("closes a connection whose head does not end: %j", async (head) => {
    const { services } = await start({ requestTimeoutMs: 300 });
    const socket = connect(Number(new URL(services.url).port), "127.0.0.1");
    if (head !== "") socket.write(head);
    socket.on("error", () => {}).resume();
    await once(socket, "close");
  });

  it("takes no more connections of one address than it may, and takes others again when some have gone", async () => {
    const { services } = await start({ settings: { addressConnections: 3 } });
    const { port } = new URL(services.url);
    const open = () =>
      connect(Number(port), "127.0.0.1")
        .on("error", () => {})
        .resume();
    const health = async (socket: ReturnType<typeof open>) => {
      const answered = once(socket, "data").then(([data]) => String(data).slice(0, 15));
      socket.write("GET /health HTTP/1.1\r\nhost: x\r\n\r\n");
      return Promise.race([answered, once(socket, "close").then(() => "closed")]);
    };
    const sockets = [open(), open(), open()];
    for (const socket of sockets) expect(await health(socket)).toBe("HTTP/1.1 200 OK");
    expect(await health(open())).toBe("closed");
    sockets[0]?.destroy();
    await vi.waitFor(async () => expect(await health(open())).toBe("HTTP/1.1 200 OK"));
    for (const socket of sockets) socket.destroy();
  });
});

describe("settings", () => {
  const strong = {
    SERVICE_KEY: "9f2c41d87ab03e65c1f84d7720be96a3",
    SECRETS_KEY: "bX0q3vYt8m1Zc7KfR2dWnH5sJ9uLpQ4eA6gTiO0xVkE=",
    PUBLIC_URL: "https://bets.example",
  };

  it("HOST opens the site and the gateway, never the services", () => {
    expect(readSettings({ HOST: "0.0.0.0" }).host).toBe("127.0.0.1");
    expect(readSettings({ SERVICES_HOST: "0.0.0.0", SERVICE_KEY: "own" }).host).toBe("0.0.0.0");
  });

  it("production starts with its own keys and address", () => {
    expect(readSettings({ ...strong, SITE_ENV: "production" })).toMatchObject({
      siteEnv: "production",
      siteUrl: "https://bets.example",
      services: serviceNames,
    });
  });

  it("production refuses the embedded database unless a setting allows it", async () => {
    const settings = readSettings({ ...strong, SITE_ENV: "production" });
    await expect(startServices({ settings })).rejects.toThrow(/^DATABASE_URL is missing/);
    expect(readSettings({ ...strong, SITE_ENV: "production", ALLOW_EMBEDDED_DATABASE: "1" })).toMatchObject({
      allowsEmbeddedDatabase: true,
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ SITE_ENV: "production", SERVICE_KEY: "" }, /^SERVICE_KEY is missing/],
    [{ SITE_ENV: "production", SERVICE_KEY: "demo-service-key" }, /^SERVICE_KEY is the demo's/],
    [{ SITE_ENV: "production", SERVICE_KEY: "k".repeat(31) }, /^SERVICE_KEY is too short/],
    [{ SITE_ENV: "production", SERVICE_KEY: "k".repeat(32) }, /^SERVICE_KEY is easy to guess/],
    [{ SITE_ENV: "production", SECRETS_KEY: "00".repeat(32) }, /^SECRETS_KEY is easy to guess/],
    [{ SITE_ENV: "production", METRICS_KEY: "metrics-metrics-metrics" }, /^METRICS_KEY is easy to guess/],
    [{ SITE_ENV: "production", SECRETS_KEY: "" }, /^SECRETS_KEY is missing/],
    [{ SECRETS_KEY: "too-short" }, /^SECRETS_KEY is not usable/],
    [{ SITE_ENV: "production", PUBLIC_URL: "" }, /^PUBLIC_URL is missing/],
    [{ PUBLIC_URL: "bet.example.test" }, /^PUBLIC_URL=bet\.example\.test is not an origin/],
    [{ PUBLIC_URL: "bet.example.test:8080" }, /^PUBLIC_URL=bet\.example\.test:8080 is not an origin/],
    [{ PUBLIC_URL: "https://bets.example, ftp://bets.example" }, /^PUBLIC_URL=ftp:/],
    [{ PUBLIC_URL: "https://bets.example/site" }, /^PUBLIC_URL=https:\/\/bets\.example\/site is not an origin/],
    [{ SERVICES_HOST: "0.0.0.0", SERVICE_KEY: "" }, /^SERVICE_KEY is missing: services that other machines reach/],
    [{ TRUSTED_GATEWAYS: "10.0.0.0/8, 999.1.1.1" }, /^TRUSTED_GATEWAYS=999\.1\.1\.1 is neither an address nor a range/],
    [{ METRICS_KEY: "short" }, /^METRICS_KEY is not usable/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL=loud is not usable/],
  ])("names what is wrong in %j with one line that tells no key", (env, message) => {
    const read = () => readSettings({ ...strong, ...env });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(message);
    const line = String(
      (() => {
        try {
          read();
        } catch (error) {
          return (error as Error).message;
        }
        return "";
      })(),
    );
    expect(line).not.toMatch(/\n|too-short"|k{31}|=short/);
  });
});

describe("docs/running.md", () => {
  const page = readFileSync(new URL("../docs/running.md", import.meta.url), "utf8");

  it("lists every service", () => {
    const listed = /^\| `SERVICES` \|.*?: ([a-z, ]+) \|$/m.exec(page)?.[1]?.split(", ") ?? [];
    expect(listed).toEqual(serviceNames.toSorted());
  });

  it.each(["services/platform/settings/settings.ts", "web/server/settings.ts", "gateway/settings.ts"])(
    "has every setting that %s reads in a table",
    (file) => {
      const source = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
      const names = new Set(
        [...source.matchAll(/(?:env\["|\(env, "|^ {2}|url\(")([A-Z][A-Z_]+[A-Z])\b/gm)].map(([, name]) => name ?? ""),
      );
      const told = page
        .split("\n")
        .filter((line) => line.startsWith("| `") || line.startsWith("- "))
        .join("\n");
      expect([...names].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
      expect(names.size).toBeGreaterThan(8);
    },
  );
});
