/** Event streams are one more way in: the same is refused there. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defaultRates } from "../../gateway/admission/rates.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { post, refusal } from "./asking.ts";

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await startTestGateway({ siteEnv: "production" });
  ({ url } = gateway);
});
beforeEach(() => void (gateway.upstreams.calls.length = 0));
afterAll(() => gateway.close());

const accept = { accept: "text/event-stream" };
const ways: [string, (query: string, variables?: object, headers?: Record<string, string>) => Promise<Response>][] = [
  [
    "POST /graphql",
    (query, variables = {}, headers = {}) => post(url, JSON.stringify({ query, variables }), { ...accept, ...headers }),
  ],
  [
    "GET /graphql",
    (query, variables = {}, headers = {}) =>
      fetch(`${url}/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, {
        headers: { ...accept, ...headers },
      }),
  ],
  [
    "GET /graphql/stream",
    (query, variables = {}, headers = {}) =>
      fetch(`${url}/graphql/stream?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, {
        headers: { ...accept, ...headers },
      }),
  ],
];
/** What a stream says until it ends. */
const said = async (response: Response) => ({ status: response.status, text: await response.text() });

describe.each(ways)("%s", (_name, ask) => {
  it.each([
    ["origin", "https://evil.example"],
    ["origin", "null"],
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
  ])("refuses another site: %s %s", async (header, value) => {
    expect(
      await refusal(await ask("subscription { balanceChanged { id } }", {}, { [header]: value, ...demoCookie })),
    ).toEqual({ status: 403, codes: ["FORBIDDEN_ORIGIN"] });
    expect(gateway.upstreams.calls.filter(({ path }) => !path.startsWith("/events-api"))).toEqual([]);
  });

  it.each([
    ["introspection", "{ __schema { types { name } } }", "INTROSPECTION_DISABLED"],
    [
      "aliases",
      `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(" ")} }`,
      "OPERATION_TOO_LARGE",
    ],
    ["no GraphQL", "{ sports(", "GRAPHQL_PARSE_FAILED"],
  ])("refuses %s", async (_, text, code) => {
    const { status, codes } = await refusal(await ask(text));
    expect([status, codes[0]]).toEqual([400, code]);
  });

  it("refuses what costs too much", async () => {
    const { text } = await said(
      await ask("query($n: Int) { games(filter: {}, first: $n) { edges { node { markets { outcomes { id } } } } } }", {
        n: 100,
      }),
    );
    expect(text).toContain("OPERATION_TOO_COSTLY");
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/games")).toEqual([]);
  });
});

it.each(ways.filter(([name]) => name.startsWith("GET")))("%s never writes", async (_name, ask) => {
  expect((await ask("mutation { logOut { isSignedOut } }", {}, demoCookie)).status).toBe(405);
  expect(gateway.upstreams.calls.filter(({ method }) => method === "POST")).toEqual([]);
});

it("too many new documents are told when to come again", async () => {
  const strict = await startTestGateway({
    rates: {
      ...defaultRates,
      address: { ...defaultRates.address, DOCUMENT: { points: 100, windowSeconds: 60, lot: 1 } },
    },
  });
  const ask = async (index: number) => {
    const response = await post(
      strict.url,
      JSON.stringify({ query: `{ __typename } # ${index} ${"x".repeat(200)}` }),
      accept,
    );
    await response.text();
    return [response.status, Number(response.headers.get("retry-after")) > 0];
  };
  expect(await ask(0)).toEqual([200, false]);
  expect(await ask(1)).toEqual([429, true]);
  await strict.close();
});
