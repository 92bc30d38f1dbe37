import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
/** Sockets of upstream calls that ended before they were answered. */
let givenUp: string[];
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  givenUp = [];
});
afterEach(() => gateway.close());

/** Lets a route of the services hang, and notes when the gateway gives it up. */
function hang(route: string): void {
  gateway.upstreams.on(route, (request) => {
    request.raw.socket.once("close", () => givenUp.push(route));
    return never();
  });
}
const config = "GET /bff-api/config/all.json";
const games = "GET /sportsbook-api/v1/games/by-ids";
const disconnect = "POST /auth-api/v1/disconnect";

describe("the deadline of an operation", () => {
  // The second time the document is known, and goes another way.
  it.each([
    ["new", 1],
    ["known", 3],
  ])("takes only the fields that hang, in a %s document", { tags: "slow" }, async (_, times) => {
    gateway = await startTestGateway({ operationTimeoutMs: 1_000, rateLimits: false });
    hang(games);
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      const { status, data, errors } = await gateway.ask('{ game(id: "5") { id } sports(section: LIVE) { id } }');
      expect([status, data]).toEqual([200, { game: null, sports: [{ id: "1" }, { id: "2" }] }]);
      expect(errors?.map(({ path, extensions }) => [path, extensions["code"]])).toEqual([
        [["game"], "UPSTREAM_TIMEOUT"],
      ]);
      expect(performance.now() - started).toBeLessThan(5_000);
    }
  });

  it("ends the tries that are made with pauses between them", async () => {
    gateway = await startTestGateway({ operationTimeoutMs: 1_000, tryDelayMs: 60_000, rateLimits: false });
    gateway.upstreams.on(config, (_, reply) => reply.code(503).send({ code: "DOWN", message: "down" }));
    const { data, errors } = await gateway.ask("{ siteConfig { companyName } sports(section: LIVE) { id } }");
    expect(data).toEqual({ siteConfig: null, sports: [{ id: "1" }, { id: "2" }] });
    expect(errors).toHaveLength(1);
  });
});

describe("a client that leaves", () => {
  const leave = async (body: object, waited: () => boolean) => {
    const text = JSON.stringify(body);
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncookie: ${demoCookie.cookie}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
    await expect.poll(waited).toBe(true);
    socket.destroy();
  };

  it.each([
    ["new", 0],
    ["known", 2],
  ])("ends the reads that were made for it, with a %s document", async (_, before) => {
    gateway = await startTestGateway({ rateLimits: false });
    const query = "{ viewer { login } }";
    for (let time = 0; time < before; time += 1) await gateway.ask(query, { headers: demoCookie });
    const asked = gateway.upstreams.callsOf("GET /auth-api/v1/user").length;
    hang("GET /auth-api/v1/user");
    await leave({ query }, () => gateway.upstreams.callsOf("GET /auth-api/v1/user").length > asked);
    await expect.poll(() => givenUp).toEqual(["GET /auth-api/v1/user"]);
  });

  it("does not end a write", async () => {
    gateway = await startTestGateway({ rateLimits: false });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let isWhole: boolean | null = null;
    gateway.upstreams.on(disconnect, async (request) => {
      await gate;
      isWhole = !request.raw.socket.destroyed;
      return { success: true };
    });
    await leave(
      { query: "mutation { logOut { isSignedOut } }" },
      () => gateway.upstreams.callsOf(disconnect).length === 1,
    );
    // The gateway has seen the client go once it answers somebody who came after.
    await gateway.ask("{ __typename }");
    open();
    await expect.poll(() => isWhole).toBe(true);
  });
});
