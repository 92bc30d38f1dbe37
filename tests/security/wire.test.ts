/** What no HTTP client sends by itself: bytes on the wire. The way straight on Node's server must be no way around. */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";

let gateway: TestGateway;
const body = JSON.stringify({ query: "{ __typename }" });
const end = "Connection: close\r\n\r\n";
const head = "Host: gateway\r\nContent-Type: application/json\r\n";
const length = `Content-Length: ${body.length}\r\n`;
const asked = "/graphql?query=%7B__typename%7D";
const evil = "Host: gateway\r\nOrigin: http://evil.example\r\n";
const answered = '{"data":{"__typename":"Query"}}';

/** Everything that is answered to these bytes until the connection ends. */
function send(bytes: string, allowHalfOpen = false): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect({ host: "127.0.0.1", port: Number(new URL(gateway.url).port), allowHalfOpen }, () =>
      allowHalfOpen ? socket.end(bytes) : void socket.write(bytes),
    );
    socket.on("data", (data) => {
      heard += data.toString();
      if (allowHalfOpen && heard.endsWith("}")) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);

beforeAll(async () => {
  gateway = await startTestGateway();
  // Known from now on.
  for (let time = 0; time < 3; time += 1) await gateway.ask("{ __typename }");
});
afterAll(() => gateway.close());

describe("bytes on the wire", () => {
  it.each([
    ["as usual", `POST /graphql HTTP/1.1\r\n${head}${length}${end}${body}`],
    ["HTTP/1.0", `POST /graphql HTTP/1.0\r\n${head}${length}\r\n${body}`],
    [
      "a chunked body",
      `POST /graphql HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n${end}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ],
    [
      "who waits for leave to send a body",
      `POST /graphql HTTP/1.1\r\n${head}${length}Expect: 100-continue\r\n${end}${body}`,
    ],
  ])("are answered: %s", async (_, bytes) => {
    expect(await send(bytes)).toMatch(/HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n\{"data":\{"__typename":"Query"\}\}$/);
  });

  it("are answered in order when several requests come at once, known and unknown ones", async () => {
    const other = JSON.stringify({ query: "query Other { __typename }" });
    const requests = [
      [body, ""],
      [other, ""],
      [body, "Connection: close\r\n"],
    ].map(
      ([text = "", close = ""]) =>
        `POST /graphql HTTP/1.1\r\n${head}Content-Length: ${text.length}\r\n${close}\r\n${text}`,
    );
    expect((await send(requests.join(""))).split(answered)).toHaveLength(4);
  });

  it("are answered to a client that has said everything and closed its side", async () => {
    expect(await send(`POST /graphql HTTP/1.1\r\n${head}${length}\r\n${body}`, true)).toContain(answered);
  });

  it.each([
    ["two lengths", `POST /graphql HTTP/1.1\r\n${head}${length}Content-Length: 3\r\n${end}${body}`, 400],
    [
      "a length and chunks",
      `POST /graphql HTTP/1.1\r\n${head}${length}Transfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
      400,
    ],
    ["no host", `GET ${asked} HTTP/1.1\r\n${end}`, 400],
    [
      "a header without an end",
      `GET ${asked} HTTP/1.1\r\nHost: gateway\r\nX-Long: ${"a".repeat(40_000)}\r\n${end}`,
      431,
    ],
    ["an expectation nobody knows", `POST /graphql HTTP/1.1\r\n${head}${length}Expect: miracles\r\n${end}${body}`, 417],
    ["HEAD", `HEAD ${asked} HTTP/1.1\r\nHost: gateway\r\n${end}`, 405],
    [
      "HEAD of a mutation",
      `HEAD /graphql?query=mutation%7BlogOut%7Berrors%7Bcode%7D%7D%7D HTTP/1.1\r\nHost: gateway\r\n${end}`,
      405,
    ],
    ["a parameter twice", `GET ${asked}&query=%7B__typename%7D HTTP/1.1\r\nHost: gateway\r\n${end}`, 400],
    ["variables that are no JSON", `GET ${asked}&variables=%ZZ HTTP/1.1\r\nHost: gateway\r\n${end}`, 400],
    [
      "a GET that says it is a form",
      `GET ${asked} HTTP/1.1\r\nHost: gateway\r\nContent-Type: text/plain\r\n${end}`,
      415,
    ],
    [
      "two types",
      `POST /graphql HTTP/1.1\r\nHost: gateway\r\nContent-Type: text/plain\r\nContent-Type: application/json\r\n${length}${end}${body}`,
      415,
    ],
    ["another origin", `GET ${asked} HTTP/1.1\r\n${evil}${end}`, 403],
    ["another origin, the address in full", `GET http://gateway${asked} HTTP/1.1\r\n${evil}${end}`, 403],
    ["another origin, letters as numbers", `GET ${asked.replace("g", "%67")} HTTP/1.1\r\n${evil}${end}`, 403],
    [
      "another origin behind an allowed one",
      `POST /graphql HTTP/1.1\r\n${head}Origin: https://www.example.com\r\nOrigin: http://evil.example\r\n${length}${end}${body}`,
      403,
    ],
    [
      "no origin but a foreign site",
      `POST /graphql HTTP/1.1\r\n${head}Origin: \r\nSec-Fetch-Site: cross-site\r\n${length}${end}${body}`,
      403,
    ],
    ["the origin of a sandbox", `POST /graphql HTTP/1.1\r\n${head}Origin: null\r\n${length}${end}${body}`, 403],
  ])("are refused: %s", async (_, bytes, status) => {
    const heard = await send(bytes);
    expect(statusOf(heard)).toBe(status);
    expect(heard).not.toContain('__typename":"Query');
  });
});
