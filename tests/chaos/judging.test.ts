/** What judges answers under faults finds what may not be. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { Excuses } from "./excuses.ts";
import { Load } from "./load.ts";
import { ask } from "./player.ts";
import { Prices } from "./truth.ts";

it("finds two prices of one version", () => {
  const prices = new Prices();
  const home = { outcomeId: "7.1x2.home", coef: "2.000", isBlocked: false };
  prices.tell("the service", "7", 3, [home]);
  prices.tell("a query", "7", 3, [home]);
  prices.tell("a query", "7", 4, [{ ...home, coef: "2.100" }]);
  expect([prices.agreements, prices.disagreements]).toEqual([1, []]);
  prices.tell("a subscription", "7", 4, [{ ...home, isBlocked: true, coef: "2.100" }]);
  expect(prices.disagreements).toEqual(["7 at 4: 7.1x2.home is 2.100 blocked to a subscription, 2.100 to a query"]);
});

it("excuses a service while it is at fault and for seconds after, and no other one", () => {
  const excuses = new Excuses();
  const from = performance.now();
  expect(excuses.holds("limits", from, from + 1)).toBe(false);
  const end = excuses.begin("limits");
  const now = performance.now();
  expect([
    excuses.holds("limits", from, now),
    excuses.holds("accounts", from, now),
    excuses.holds("limits", from - 2, from - 1),
  ]).toEqual([true, false, false]);
  end();
  const ended = performance.now();
  expect([
    excuses.holds("limits", ended + 4000, ended + 4001),
    excuses.holds("limits", ended + 6000, ended + 6001),
  ]).toEqual([true, false]);
});

const upstream = (service: string) => ({ code: "UPSTREAM_UNAVAILABLE", upstream: { service, status: 500 } });
const viewerOf = (login: string) => ({ login, accounts: [], limits: [] });

it.each([
  ["another player's data", { data: { viewer: viewerOf("demo2") } }, "demo was told of demo2"],
  ["a sign-out that nobody asked for", { data: { viewer: null } }, "demo was signed out"],
  [
    "an error of the gateway's own",
    {
      data: null,
      errors: [{ message: "Something went wrong.", path: ["viewer"], extensions: { code: "INTERNAL_SERVER_ERROR" } }],
    },
    "INTERNAL_SERVER_ERROR",
  ],
  [
    "a failure of a service that is well",
    {
      data: { viewer: { ...viewerOf("demo"), limits: null } },
      errors: [{ message: "", path: ["viewer", "limits"], extensions: upstream("limits") }],
    },
    "viewer.limits",
  ],
  [
    "a failure of a field by another field's service",
    { data: { sports: null }, errors: [{ message: "", path: ["sports"], extensions: upstream("accounts") }] },
    "sports",
  ],
  ["no answer in time", null, "took"],
])("finds %s", async (_, answer, found) => {
  const server = createServer(
    (request, response) =>
      void request.resume().once("end", () => {
        const send = () =>
          response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer ?? { data: {} }));
        if (answer === null) setTimeout(send, 60);
        else send();
      }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const gatewayUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const excuses = new Excuses();
  excuses.begin("accounts");
  const player = {
    login: "demo",
    cookie: "",
    accountId: "1",
    ask: (query: string, variables?: object) => ask(gatewayUrl, query, variables),
  };
  const line = [{ gameId: "7", outcomeId: "7.1x2.home", coef: "2.000" }];
  const load = new Load({
    gatewayUrl,
    players: [player],
    excuses,
    prices: new Prices(),
    line,
    deadlineMs: answer === null ? 30 : 5000,
    seed: "judge",
    placingMs: 50,
  });
  await expect.poll(() => load.wrongs.some((wrong) => wrong.includes(found))).toBe(true);
  await load.stop();
  server.close();
  server.closeAllConnections();
});
