import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const get = (path: string) => fetch(gateway.url + path);

describe("files of the operator", () => {
  it("has the policy logo, once asked for and then kept [7.12]", async () => {
    const picture = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
    gateway.upstreams.on("GET /web-api/policy/logo.agif", (_, reply) => reply.type("image/gif").send(picture));
    for (let time = 0; time < 2; time += 1) {
      const response = await get("/web-api/policy/logo.agif");
      expect([
        response.status,
        response.headers.get("content-type"),
        response.headers.get("x-content-type-options"),
      ]).toEqual([200, "image/gif", "nosniff"]);
      expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
    }
    expect(gateway.upstreams.callsOf("GET /web-api/policy/logo.agif")).toHaveLength(1);
  });

  it("has scripts, styles and dictionaries, which may be kept for ever", async () => {
    gateway.upstreams.on("GET /apps/x/main.abc.js", (_, reply) =>
      reply.type("application/javascript").header("set-cookie", "a=b").send("go()"),
    );
    gateway.upstreams.on("GET /dictionaries/en/main.abc.json", () => ({ a: "b" }));
    const [script, words] = await Promise.all([get("/apps/x/main.abc.js"), get("/dictionaries/en/main.abc.json")]);
    expect([script.status, script.headers.get("content-type"), await script.text()]).toEqual([
      200,
      "application/javascript; charset=utf-8",
      "go()",
    ]);
    expect([script.headers.get("cache-control"), script.headers.get("set-cookie")]).toEqual([
      "public, max-age=31536000, immutable",
      null,
    ]);
    expect(await words.json()).toEqual({ a: "b" });
  });

  it("passes on no other media type than a file's own", async () => {
    gateway.upstreams.on("GET /apps/x/page.js", (_, reply) => reply.type("text/html").send("<script>"));
    gateway.upstreams.on("GET /dictionaries/en/x.json", (_, reply) => reply.type("text/html").send("<script>"));
    expect((await get("/apps/x/page.js")).status).toBe(502);
    expect((await get("/dictionaries/en/x.json")).status).toBe(502);
  });

  it.each([
    "/apps/x/page.html",
    "/apps/x/.env",
    "/apps/..%2f..%2fx/a.js",
    "/apps/x/%2e%2e%2fa.js",
    "/apps/x/none.js",
    "/dictionaries/en/none.json",
    "/apps/x",
  ])("has no %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
