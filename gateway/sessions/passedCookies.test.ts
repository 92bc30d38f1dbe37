import { afterEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { readSetCookie } from "./passedCookies.ts";

let gateway: TestGateway | null = null;
afterEach(async () => {
  await gateway?.close();
  gateway = null;
});

describe("readSetCookie", () => {
  const now = Date.UTC(2026, 10, 21);
  it.each([
    ["a=1", { name: "a", value: "1", seconds: 86_400 }],
    ["a=b%20c; Max-Age=60; Path=/x; Domain=.evil.example", { name: "a", value: "b c", seconds: 60 }],
    ["a=1; expires=Sat, 21 Nov 2026 00:10:00 GMT; HttpOnly", { name: "a", value: "1", seconds: 600 }],
    ["a=; max-age=0", { name: "a", value: "", seconds: 0 }],
    ["a=1; max-age=999999999999", { name: "a", value: "1", seconds: 34_560_000 }],
    ["", null],
    ["; Path=/", null],
  ])("%s", (line, cookie) => {
    expect(readSetCookie(line, now)).toEqual(cookie);
  });
});

describe("cookies of sign-in services", () => {
  it("reach the browser if they are on the list, each on its own, with the gateway's attributes", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /auth-api/v1/user", (_, reply) =>
      reply
        .header("set-cookie", [
          "ggru=abc; Max-Age=60; Domain=operator.example; Path=/inner",
          "grant=d%20e; Expires=Wed, 01 Jan 2020 00:00:00 GMT",
          "partner=77",
          "session=stolen; Max-Age=60",
          "tracker=1; Max-Age=60",
        ])
        .send({ result: { user_id: 42, login: "demo", user_name: null, ban_level: 0 } }),
    );
    const { headers } = await gateway.ask("{ viewer { login } }", { headers: demoCookie });
    expect(headers.getSetCookie()).toEqual([
      "ggru=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
      "grant=d%20e; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      "partner=77; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });

  it("of other services go nowhere", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", (_, reply) =>
      reply.header("set-cookie", "ggru=abc").send({ sports: [] }),
    );
    expect((await gateway.ask("{ sports(section: LIVE) { id } }")).headers.getSetCookie()).toEqual([]);
  });
});
