/** Clients that hold on to connections by sending next to nothing are let go; those that only listen are not. */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { onSocket, query, socketClient } from "./asking.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ requestTimeoutMs: 300 });
});
afterAll(() => gateway.close());

/** What a connection is told until it is ended by the other side. */
function hold(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    let told = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk) => (told += chunk.toString()));
    socket.on("close", () => resolve(told));
    socket.on("error", reject);
  });
}

describe("a request that does not come to its end", () => {
  it.each([
    ["headers", "POST /graphql HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    [
      "a body",
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":',
    ],
    [
      "chunks",
      'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"que\r\n',
    ],
  ])("is ended: %s", async (_, bytes) => {
    expect(await hold(bytes)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it("a socket that waits for news is left alone", async () => {
    const client = socketClient(gateway.url);
    let isClosed = false;
    client.on("closed", () => (isClosed = true));
    void onSocket(client, 'subscription { gamesChanged(gameIds: ["900"]) { gameId } }');
    // Others are let go meanwhile.
    await hold("GET /graphql HTTP/1.1\r\nHost: ");
    await hold("GET /graphql HTTP/1.1\r\nHost: ");
    expect(isClosed).toBe(false);
    expect(await onSocket(client, "{ __typename }")).toEqual([{ __typename: "Query" }]);
    await client.dispose();
    expect((await query(gateway.url, "{ __typename }")).status).toBe(200);
  });
});
