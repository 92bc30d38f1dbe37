/**
 * Nothing that opens a door is ever logged: the process runs with everything logged, and all of its output is searched.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fakeToken } from "../../gateway/testing/fakes/people/auth.ts";
import { startUpstreams, type FakeUpstreams } from "../../gateway/testing/upstreams.ts";
import { onSocket, post, query, raw, socketClient } from "./asking.ts";

const secrets = {
  password: "Pa55-word-of-demo",
  wrongPassword: "Wr0ng-guess-7731",
  session: "session-secret-8841",
  token: fakeToken("secret-token"),
  forged: "forged.bearer.5512",
  variable: "variable-secret-3340",
  literal: "literal-secret-6672",
  queryString: "address-secret-9917",
  body: "body-secret-2218",
  serviceKey: "service-key-4477",
  redis: "redis-password-5521",
  upstreamBody: "upstream-secret-1093",
  captcha: "captcha-answer-3471",
};

let upstreams: FakeUpstreams;
let gateway: ChildProcess;
let url = "";
let output = "";

beforeAll(async () => {
  upstreams = await startUpstreams();
  upstreams.on("GET /web-api/user/gettoken", (request, reply) =>
    request.headers["x-session"] === secrets.session
      ? { token: secrets.token }
      : reply.code(401).send({ code: "SESSION_DEAD", message: secrets.upstreamBody }),
  );
  // Trouble of every kind, with secrets in it.
  upstreams.on("GET /limit-service-api/api/external/web/v3/limits", (_, reply) =>
    reply.code(500).send({ code: "BROKEN", message: secrets.upstreamBody }),
  );
  upstreams.on("GET /sportsbook-api/v1/sports", (_, reply) =>
    reply.type("text/html").send(`<html>${secrets.upstreamBody}</html>`),
  );
  const services = Object.fromEntries(
    [
      "CONFIG",
      "AUTH",
      "CAPTCHA",
      "SOCIAL",
      "USERS",
      "ACCOUNTS",
      "LIMITS",
      "SPORTSBOOK",
      "COUPONS",
      "EVENTS",
      "CONTENT",
      "SEO",
      "REDIRECTS",
      "BLOCKS",
    ].map((name) => [`${name}_URL`, upstreams.url]),
  );
  gateway = spawn(process.execPath, ["gateway/main.ts"], {
    cwd: fileURLToPath(new URL("../../", import.meta.url)),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...services,
      GATEWAY_PORT: "0",
      LOG_LEVEL: "trace",
      SERVICE_KEY: secrets.serviceKey,
      REDIS_URL: `redis://user:${secrets.redis}@127.0.0.1:1/0`,
      NODE_ENV: "production",
    },
  });
  const keep = (chunk: Buffer) => (output += chunk.toString());
  gateway.stdout?.on("data", keep);
  gateway.stderr?.on("data", keep);
  url = await vi.waitUntil(() => /^gateway: (http:\S+)$/m.exec(output)?.[1], { timeout: 20_000 });
});
afterAll(async () => {
  const ended = new Promise((resolve) => gateway.once("exit", resolve));
  gateway.kill("SIGTERM");
  await ended;
  await upstreams.close();
});

describe("nothing that opens a door is logged", () => {
  it("by sign-ins, failures, garbage and trouble", async () => {
    const logIn = "mutation($input: LogInInput!) { logIn(input: $input) { errors { code } } }";
    const cookie = { cookie: `session=${secrets.session}` };
    upstreams.on("POST /auth-api/v1/auth/login", (_, reply) => reply.code(500).send({ message: secrets.upstreamBody }));
    for (const password of [secrets.password, secrets.wrongPassword])
      await query(url, logIn, { input: { login: "demo", password } });
    await query(
      url,
      `mutation { createToken(input: { login: "demo", password: "${secrets.literal}" }) { errors { code } } }`,
    );
    await query(url, "{ viewer { id limits { id } } sports(section: LINE) { id } }", {}, cookie);
    await query(url, "{ viewer { id } }", {}, { authorization: `Bearer ${secrets.forged}` });
    await query(url, "{ viewer { id } }", {}, { authorization: `Bearer ${secrets.token}` });
    await query(url, "{ __typename }", {}, { "x-captcha-result": secrets.captcha });
    // Wrong in every way, so that errors carry what was sent as far as they may.
    await query(url, "query($a: Int) { games(filter: {}, first: $a) { totalCount } }", { a: secrets.variable });
    await query(
      url,
      `{ games(filter: { search: "${secrets.literal}" , section: "${secrets.literal}" }) { totalCount } }`,
    );
    await post(url, `{"query": "${secrets.body}`);
    await post(url, `password=${secrets.body}`, { "content-type": "application/x-www-form-urlencoded" });
    await post(url, JSON.stringify({ query: "{ __typename }", variables: { a: secrets.body.repeat(20_000) } }));
    await raw(url, `/graphql?query=%7B__typename%7D&token=${secrets.queryString}`, { headers: cookie });
    await raw(url, `/nowhere?token=${secrets.queryString}`, { headers: cookie });
    const client = socketClient(url, cookie);
    await onSocket(client, "query($a: Int) { games(filter: {}, first: $a) { totalCount } }", { a: secrets.variable });
    await client.dispose();
    await query(url, "mutation { logOut { isSignedOut } }", {}, cookie);
    await vi.waitUntil(() => output.split('"request"').length > 10);

    // It did log: what follows is not true of silence.
    expect(output).toContain("/graphql");
    expect(output).toContain("/nowhere");
    expect(upstreams.calls.some(({ headers }) => headers["x-session"] === secrets.session)).toBe(true);
    expect(upstreams.calls.some(({ method, path }) => method === "POST" && path.startsWith("/auth-api/"))).toBe(true);
    for (const [name, secret] of Object.entries(secrets)) {
      expect(output.includes(secret), name).toBe(false);
      expect(output.includes(Buffer.from(secret).toString("base64")), `${name} in base64`).toBe(false);
      expect(output.includes(encodeURIComponent(secret)), `${name} encoded`).toBe(false);
    }
  });

  it("by metrics", async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain("gateway_operation_seconds");
    for (const [name, secret] of Object.entries(secrets)) expect(metrics.includes(secret), name).toBe(false);
  });
});
