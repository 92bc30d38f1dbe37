import { request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { requestIdOf } from "#shared/wire/requestId.ts";
import { registerGatewayProxies } from "./proxies.ts";
import { introduce, visitorPlugin } from "./visitor.ts";

let gateway: FastifyInstance;
let web: FastifyInstance;
let url = "";
beforeAll(async () => {
  gateway = Fastify();
  gateway.get("/graphql", ({ headers }) => ({ told: headers["x-forwarded-for"], headers }));
  await gateway.listen({ host: "127.0.0.1", port: 0 });
  web = Fastify({ genReqId: requestIdOf });
  const introduction = introduce({ trustedProxies: ["loopback"] });
  await web.register(visitorPlugin, { introduction });
  await registerGatewayProxies(web, {
    gatewayUrl: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
    introduction,
  });
  web.get("/page", (request) => ({ told: request.headers["x-forwarded-for"] }));
  url = await web.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await web.close();
  await gateway.close();
});

it.each(["/graphql", "/page"])(
  "%s is told the address the visitor comes from, after what they say themselves",
  async (path) => {
    const told = async (headers: Record<string, string>) =>
      ((await (await fetch(`${url}${path}`, { headers })).json()) as { told: string }).told;
    expect(await told({})).toBe("127.0.0.1");
    expect(await told({ "x-forwarded-for": "203.0.113.9" })).toBe("203.0.113.9, 127.0.0.1");
    expect(await told({ "x-forwarded-for": "203.0.113.9, 198.51.100.1" })).toBe("203.0.113.9, 198.51.100.1, 127.0.0.1");
  },
);

/** Asks with a Connection header of one's own, which fetch does not send. */
const ask = (headers: Record<string, string>) =>
  new Promise<Record<string, string>>((resolve, reject) => {
    request(`${url}/graphql`, { headers, agent: false }, (response) => {
      let text = "";
      response
        .on("data", (chunk: Buffer) => {
          text += chunk.toString();
        })
        .on("end", () => resolve((JSON.parse(text) as { headers: Record<string, string> }).headers));
    })
      .on("error", reject)
      .end();
  });

const told = {
  "x-geo-country": "de",
  origin: "https://elsewhere.example",
  cookie: "session=a",
  "x-language": "ru",
  authorization: "Bearer b",
  "user-agent": "Mozilla/5.0",
  "x-request-id": "an-id-1",
};

it.each([
  "x-forwarded-for",
  "X-Forwarded-For",
  "x-geo-country",
  "origin",
  "cookie",
  "x-language",
  "authorization",
  "user-agent",
  "host",
  "x-request-id",
  "x-forwarded-proto",
  "close, x-forwarded-for, x-geo-country , ORIGIN,cookie,x-language",
  "keep-alive,\tx-forwarded-for",
  ",,x-forwarded-for,,",
  "x-forwarded-for;q=1, cookie",
])("no header is taken away by Connection: %s", async (connection) => {
  const headers = await ask({ ...told, connection });
  expect(headers).toMatchObject(told);
  expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
});

it("hops of a Forwarded header become those of X-Forwarded-For, and the header ends here", () => {
  const headers: Record<string, string | undefined> = {
    forwarded: 'for="[2001:db8::7]:4711", for=10.1.2.3',
    "x-forwarded-for": "192.0.2.9",
  };
  introduce({ trustedProxies: ["loopback"], forwardedHeader: "forwarded" })({
    headers,
    socket: { remoteAddress: "127.0.0.1" },
  } as never);
  expect(headers).toEqual({ "x-forwarded-for": "2001:db8::7, 10.1.2.3, 127.0.0.1" });
});
