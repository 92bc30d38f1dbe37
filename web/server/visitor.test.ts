import type { AddressInfo } from "node:net";
import proxy from "@fastify/http-proxy";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitorPlugin } from "./visitor.ts";

let gateway: FastifyInstance;
let web: FastifyInstance;
let url = "";
beforeAll(async () => {
  gateway = Fastify();
  gateway.get("/graphql", (request) => ({ told: request.headers["x-forwarded-for"] }));
  await gateway.listen({ host: "127.0.0.1", port: 0 });
  web = Fastify();
  await web.register(visitorPlugin, { trustedProxies: ["loopback"] });
  await web.register(proxy, { upstream: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`, prefix: "/graphql", rewritePrefix: "/graphql" });
  web.get("/page", (request) => ({ told: request.headers["x-forwarded-for"] }));
  url = await web.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await web.close();
  await gateway.close();
});

it.each(["/graphql", "/page"])("%s is told the address the visitor comes from, after what he says himself", async (path) => {
  const told = async (headers: Record<string, string>) => ((await (await fetch(`${url}${path}`, { headers })).json()) as { told: string }).told;
  expect(await told({})).toBe("127.0.0.1");
  expect(await told({ "x-forwarded-for": "203.0.113.9" })).toBe("203.0.113.9, 127.0.0.1");
  expect(await told({ "x-forwarded-for": "203.0.113.9, 198.51.100.1" })).toBe("203.0.113.9, 198.51.100.1, 127.0.0.1");
});
