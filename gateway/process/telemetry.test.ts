import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { traceparentOf } from "./telemetry.ts";
import { demoCookie, startTestGateway } from "../testing/gateway.ts";

interface SpanBody {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** What the collector received. */
let sent: string[] = [];
let collector: Server;
beforeEach(async () => {
  sent = [];
  collector = createServer((request, response) => {
    let body = "";
    request
      .setEncoding("utf8")
      .on("data", (chunk: string) => void (body += chunk))
      .on("end", () => {
        sent.push(body);
        response.end("{}");
      });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterEach(async () => {
  collector.closeAllConnections();
  collector.close();
  await once(collector, "close");
});

const spans = () =>
  sent.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SpanBody[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });

describe("traces", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

  it("join the client's request, the operation and each upstream call; the context goes on upstream", async () => {
    const gateway = await startTestGateway({
      otlpEndpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    });
    await gateway.ask("{ sports(section: LIVE) { id } }", { headers: { traceparent } });
    const [call] = gateway.upstreams.callsOf("GET /sportsbook-api/v1/sports");
    await gateway.close();

    const mine = spans().filter((span) => span.traceId === traceId);
    const of = (name: string) => mine.find((span) => span.name === name);
    const [request, operation, upstream] = [
      of("POST /graphql"),
      of("query"),
      of("sportsbook get /sportsbook-api/v1/sports"),
    ];
    expect([request?.parentSpanId, operation?.parentSpanId, upstream?.parentSpanId]).toEqual([
      "b7ad6b7169203331",
      request?.spanId,
      operation?.spanId,
    ]);
    expect(upstream?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
    expect(call?.headers["traceparent"]).toBe(`00-${traceId}-${upstream?.spanId}-01`);
  });

  it("hold no query, header or variable", async () => {
    const gateway = await startTestGateway({
      otlpEndpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    });
    await gateway.ask("mutation($in: LogInInput!) { logIn(input: $in) { viewer { id } } }", {
      variables: { in: { login: "demo-hunter2", password: "hunter2-Secret" } },
      headers: { ...demoCookie, authorization: "" },
    });
    await fetch(`${gateway.url}/graphql?query=${encodeURIComponent('{ game(id: "77hunter2") { id } }')}`);
    await fetch(`${gateway.url}/hunter2`);
    await gateway.close();
    expect(spans().length).toBeGreaterThan(3);
    expect(sent.join("")).not.toMatch(/hunter2|session-of-demo/);
  });

  it("that a client begins go on without a collector too", async () => {
    const gateway = await startTestGateway();
    await gateway.ask("{ sports(section: LIVE) { id } }", { headers: { traceparent } });
    await gateway.ask("{ sports(section: LINE) { id } }", { headers: { traceparent: "00-xyz" } });
    expect(
      gateway.upstreams.callsOf("GET /sportsbook-api/v1/sports").map(({ headers }) => headers["traceparent"]),
    ).toEqual([traceparent, undefined]);
    await gateway.close();
  });
});

describe("traceparentOf", () => {
  it.each([
    ["00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", true],
    ["00-00000000000000000000000000000000-b7ad6b7169203331-01", false],
    ["00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01", false],
    ["ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", false],
    ["00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01", false],
    ["", false],
    [undefined, false],
  ])("%s", (header, isOne) => {
    expect(traceparentOf(header)).toBe(isOne ? header : undefined);
  });
});
