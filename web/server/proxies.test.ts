import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerGatewayProxies } from "./proxies.ts";

it.each([
  ["GET", [503, 200], 200, 2],
  ["GET", [503, 503, 200], 503, 2],
  ["POST", [503, 200], 503, 1],
] as const)(
  "of a gateway that answers %s with %j the visitor hears %i, after %i calls",
  async (method, statuses, status, asked) => {
    let calls = 0;
    const gateway = createServer((_, response) => {
      response.writeHead(statuses[calls] ?? 500).end("{}");
      calls += 1;
    }).listen(0, "127.0.0.1");
    await once(gateway, "listening");
    const site = Fastify();
    await registerGatewayProxies(site, {
      gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      introduction: () => undefined,
    });
    const answer = await site.inject({
      method,
      url: "/graphql?query=%7B__typename%7D",
      ...(method === "POST" && { body: {} }),
    });
    expect([answer.statusCode, calls]).toEqual([status, asked]);
    await site.close();
    gateway.close();
  },
);
