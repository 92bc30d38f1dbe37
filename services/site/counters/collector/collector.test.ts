import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveOne } from "../../../betting/sportsbook/testing/serve.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { countersService } from "../routes.ts";

let test: TestServices;
beforeAll(async () => void (test = await startTestServices()));
afterAll(() => test.close());

const path = "/event-collector-api/v1/events";
let visits = 0;
const visit = () => `visit-${String((visits += 1)).padStart(4, "0")}`;
const view = (number: number, change: object = {}) => ({
  number,
  event: 1,
  data: { path: "/en/line", route: "line" },
  at: 1_790_000_000_000,
  ...change,
});
const send = (body: object) =>
  test.call<{ recorded?: number; code?: string }>("POST", path, {
    body: { counter: "own-events", key: "demo-web", visit: visit(), events: [view(0)], ...body },
  });
const recent = async () =>
  (await test.call<{ events: Record<string, unknown>[] }>("GET", `${path}?first=5`)).body.events;

describe("the embedded collector [7.38]", () => {
  it("keeps events of the catalogue by their numbers, each once", async () => {
    const own = { visit: visit(), events: [view(0), view(1, { event: 31, data: { code: "LIMIT_REACHED" } })] };
    expect((await send(own)).body).toEqual({ recorded: 2 });
    expect((await send(own)).body).toEqual({ recorded: 0 });
    expect((await recent()).slice(0, 2)).toEqual([
      { counter: "own-events", event: 31, name: "couponRefused", data: { code: "LIMIT_REACHED" }, at: 1_790_000_000 },
      {
        counter: "own-events",
        event: 1,
        name: "pageView",
        data: { path: "/en/line", route: "line" },
        at: 1_790_000_000,
      },
    ]);
  });

  it("leaves out what the catalogue doesn't have, and what has other fields", async () => {
    const events = [
      view(0, { event: 9_999 }),
      view(1, { data: { path: "/en" } }),
      view(2, { data: { path: "/en", route: "home", login: "demo" } }),
      view(3),
    ];
    expect((await send({ events })).body).toEqual({ recorded: 1 });
  });

  it("dates no event later than it came", async () => {
    await send({ events: [view(0, { at: 9_000_000_000_000 })] });
    expect(Number((await recent())[0]?.["at"])).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
  });

  it.each([
    ["another key", { key: "demo" }, 403],
    ["another counter", { counter: "local-metrics" }, 403],
    ["no events", { events: [] }, 400],
    ["too many events", { events: Array.from({ length: 51 }, (_, number) => view(number)) }, 400],
    ["a visit that is none", { visit: "x" }, 400],
  ])("refuses %s", async (_, body, status) => expect((await send(body)).status).toBe(status));

  it("reports days to the operator", async () => {
    const report = (headers: Record<string, string>) =>
      test.call<{ rows: { event: number; events: number; visits: number }[] }>(
        "GET",
        "/event-collector-api/v1/report?from=2026-09-21&to=2026-09-21",
        { headers },
      );
    expect((await report({})).status).toBe(401);
    const { rows } = (await report({ "x-service-key": "test-key" })).body;
    expect(rows).toEqual([
      { day: "2026-09-21", event: 1, name: "pageView", events: 2, visits: 2 },
      { day: "2026-09-21", event: 31, name: "couponRefused", events: 1, visits: 1 },
    ]);
  });
});

it("a production takes none as it is sold, and shows none", async () => {
  const { context } = test.services;
  const sold = await serveOne(countersService, {
    ...context,
    settings: { ...context.settings, siteEnv: "production" },
  });
  const sent = await sold.post(path, {
    counter: "own-events",
    key: "demo-web",
    visit: "visit-0001",
    events: [view(0)],
  });
  expect([sent.status, (await sold.get(path)).status]).toEqual([403, 404]);
  await sold.close();
});
