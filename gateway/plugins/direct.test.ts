import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimits: false });
});
afterAll(() => gateway.close());

/** Sends these pieces, one per packet, and returns the bodies of the given number of answers. */
async function exchange(pieces: readonly string[], answers: number): Promise<{ status: number; body: string }[]> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    received += text;
  });
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  const whole = () => received.split(/(?=HTTP\/1\.1 )/).filter((text) => /\r\n\r\n[^]*\S/.test(text));
  await expect.poll(() => whole().length).toBe(answers);
  socket.destroy();
  return whole().map((text) => ({ status: Number(text.slice(9, 12)), body: text.slice(text.indexOf("\r\n\r\n") + 4) }));
}

const known = "{ sports(section: LIVE) { name } }";
const names = '{"data":{"sports":[{"name":"Football"},{"name":"Tennis"}]}}';
const head = (length: number, more = "") =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n`;
const post = (body: string, more = "") => `${head(Buffer.byteLength(body), more)}${body}`;
const asked = (query: string) => JSON.stringify({ query });

describe("requests that are answered before Fastify reads them", () => {
  beforeAll(async () => {
    await gateway.ask(known);
  });

  it("may come in pieces", async () => {
    const body = JSON.stringify({ query: known, variables: { name: "Челси" } });
    const bytes = [head(Buffer.byteLength(body)), body.slice(0, 10), body.slice(10, 30), body.slice(30)];
    expect(await exchange(bytes, 1)).toEqual([{ status: 200, body: names }]);
  });

  it("may follow each other without waiting", async () => {
    const answers = await exchange([post(asked(known)) + post(asked("{ __typename }")) + post(asked(known))], 3);
    expect(answers.map(({ body }) => body)).toEqual([names, '{"data":{"__typename":"Query"}}', names]);
  });

  it.each([
    ["an unknown document", asked("query New { sports(section: LIVE) { name } }"), 200, names],
    ["no JSON", '{"query":', 400, "BAD_REQUEST"],
    ["no object", "7", 400, "BAD_REQUEST"],
    ["a name that secure parsers refuse", `{"query":"${known}","variables":{"__proto__":{"x":1}}}`, 400, "BAD_REQUEST"],
    [
      "the same in another spelling",
      `{"query":"${known}","variables":{"\\u005f_proto__":{"x":1}}}`,
      400,
      "BAD_REQUEST",
    ],
  ])("are handed on with their body: %s", async (_, body, status, text) => {
    const [answer] = await exchange([post(body)], 1);
    expect([answer?.status, answer?.body]).toEqual([status, expect.stringContaining(text)]);
    const inPieces = await exchange([head(Buffer.byteLength(body)), body.slice(0, 3), body.slice(3)], 1);
    expect(inPieces[0]?.status).toBe(status);
  });

  it("are handed on when their length is not told", async () => {
    const body = asked(known);
    const chunked = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect(await exchange([chunked], 1)).toEqual([{ status: 200, body: names }]);
  });

  it("keep their id, and get one when they have none", async () => {
    const headers = { "content-type": "application/json" };
    const given = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { ...headers, "x-request-id": "mine-1" },
      body: asked(known),
    });
    const without = await fetch(`${gateway.url}/graphql`, { method: "POST", headers, body: asked(known) });
    expect([given.headers.get("x-request-id"), without.headers.get("x-request-id")]).toEqual([
      "mine-1",
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });
});
