import { afterEach, describe, expect, it } from "vitest";
import { hashOf } from "../documents/store.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const lines = async (name: string) =>
  (await (await fetch(`${gateway.url}/metrics`)).text()).split("\n").filter((line) => line.startsWith(name));

describe("/metrics", () => {
  it("names operations of trusted documents, and no others: callers could invent names without end", async () => {
    const text = "query Menu { sports(section: LINE) { id } }";
    gateway = await startTestGateway({ trusted: [{ name: "Menu", text, id: hashOf(text) }] });
    await gateway.ask(text);
    await gateway.ask("query Invented { sports(section: LINE) { name } }");
    await gateway.ask("query Invented { nonsense }");
    const names = (await lines("gateway_operation_seconds_count")).map((line) =>
      /operation="(\w+)",type="(\w+)"/.exec(line)?.slice(1).join(" "),
    );
    expect(names.toSorted()).toEqual(["Menu query", "other query", "other unknown"]);
    expect(await lines("gateway_operation_errors_total{")).toEqual([
      'gateway_operation_errors_total{operation="other",type="unknown"} 1',
    ]);
  });

  it("count subscriptions by field while they go on", async () => {
    gateway = await startTestGateway();
    const client = gateway.socket({ headers: demoCookie });
    const stops = [
      'subscription { gamesChanged(gameIds: ["501"]) { gameId } }',
      "subscription { balanceChanged { id } }",
      "subscription { balanceChanged { points } }",
    ].map((query) =>
      client.subscribe({ query }, { next: () => undefined, error: () => undefined, complete: () => undefined }),
    );
    await expect
      .poll(() => lines("gateway_subscriptions{"))
      .toEqual(['gateway_subscriptions{field="gamesChanged"} 1', 'gateway_subscriptions{field="balanceChanged"} 2']);
    for (const stop of stops) stop();
    await expect
      .poll(() => lines("gateway_subscriptions{"))
      .toEqual(['gateway_subscriptions{field="gamesChanged"} 0', 'gateway_subscriptions{field="balanceChanged"} 0']);
    expect(await lines("gateway_subscriptions_total{")).toEqual([
      'gateway_subscriptions_total{field="gamesChanged"} 1',
      'gateway_subscriptions_total{field="balanceChanged"} 2',
    ]);
  });

  it("show how each upstream stands", async () => {
    gateway = await startTestGateway();
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", () => ({ sports: 7 }));
    await gateway.ask("{ sports(section: LINE) { id } }");
    expect(await lines("gateway_upstream_nonsense_total{")).toEqual([
      'gateway_upstream_nonsense_total{service="sportsbook"} 1',
    ]);
    for (const service of ["sportsbook", "auth", "redirects", "counters"]) {
      expect(await lines(`gateway_upstream_breaker{service="${service}"}`)).toEqual([
        `gateway_upstream_breaker{service="${service}"} 0`,
      ]);
    }
    expect((await lines('gateway_upstream_connections{service="sportsbook"}'))[0]).toMatch(/ 1$/);
  });
});
