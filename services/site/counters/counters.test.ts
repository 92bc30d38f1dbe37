import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testSettings } from "../../testing/services.ts";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import { countersOf, type Counter } from "./counters.ts";
import { countersService } from "./routes.ts";

let service: OneService;
beforeAll(async () => {
  service = await serveOne(countersService, { settings: testSettings });
});
afterAll(() => service.close());

const ask = (domain: string, projectId: string) =>
  service.get(`/counters-api/v1/counters?domain=${domain}&projectId=${projectId}`);

describe("counters", () => {
  it("are those of the project on the domain", async () => {
    expect((await ask("www.example.com", "1")).body).toEqual({
      counters: [{ id: "own-events", kind: "events", settings: { collector: "embedded", key: "demo-web" } }],
    });
    expect((await ask("LOCALHOST:3000", "1")).body).toMatchObject({
      counters: [{ id: "own-events" }, { id: "local-metrics" }],
    });
    expect((await ask("www.example.com", "2")).body).toEqual({ counters: [] });
    expect((await service.get("/counters-api/v1/counters?domain=x")).status).toBe(400);
  });

  it("are none in production as the product is sold", async () => {
    const sold = await serveOne(countersService, { settings: { ...testSettings, siteEnv: "production" } });
    expect((await sold.get("/counters-api/v1/counters?domain=www.example.com&projectId=1")).body).toEqual({
      counters: [],
    });
    await sold.close();
  });

  it("go by host, or by all below one", () => {
    const counters: Counter[] = [{ id: "a", kind: "metrics", settings: {} }];
    const rules = [{ projectId: "7", domains: [".example.com"], counters }];
    expect(countersOf("ar.example.com", "7", rules)).toEqual(counters);
    expect(countersOf("badexample.com", "7", rules)).toEqual([]);
  });
});
