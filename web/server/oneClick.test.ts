import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registerOneClick } from "./oneClick.ts";

let gateway: FastifyInstance;
let web: FastifyInstance;
const asked: unknown[] = [];
let isDown = false;

beforeAll(async () => {
  gateway = Fastify();
  gateway.post("/graphql", (request, reply) => {
    if (isDown) return reply.code(503).send("");
    const { variables } = request.body as { variables: { input: { token: string } } };
    asked.push([variables, request.headers["x-forwarded-for"]]);
    return { data: { stopNewsletter: { isStopped: variables.input.token === "good.sign", errors: [] } } };
  });
  await gateway.listen({ port: 0, host: "127.0.0.1" });
  web = Fastify();
  await registerOneClick(web, { gatewayUrl: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await web.close();
  await gateway.close();
});

const post = (query: string, type = "application/x-www-form-urlencoded", payload = "List-Unsubscribe=One-Click") =>
  web.inject({
    method: "POST",
    url: `/en/user/stopnewsletter${query}`,
    headers: { "content-type": type, "x-forwarded-for": "198.51.100.7" },
    payload,
  });

it("a mail program stops newsletters by one call, as a form or as parts [2.37]", async () => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    expect((await post("?token=good.sign", type)).statusCode).toBe(200);
  expect(asked).toEqual(Array.from({ length: 2 }, () => [{ input: { token: "good.sign" } }, "198.51.100.7"]));
});

it("ignores an invalid link, and doesn't ask about it again", async () => {
  for (const query of ["", "?token=", "?token=bad", "?token=a&token=b"])
    expect((await post(query)).statusCode).toBe(400);
  expect((await post("?token=good.sign", "text/plain", "x".repeat(3000))).statusCode).toBe(413);
});

it("while the gateway is down, the mail program is to try again", async () => {
  isDown = true;
  expect((await post("?token=good.sign")).statusCode).toBe(503);
  isDown = false;
});
