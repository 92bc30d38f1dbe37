import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimits: false });
});
afterAll(() => gateway.close());

interface Asked {
  query: string;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}
interface Way {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
}

/** Headers that say when, or how this one connection goes on. */
const passing = new Set(["date", "connection", "keep-alive", "x-request-id", "transfer-encoding"]);

async function send({ query, ...rest }: Asked, { method = "POST", headers = {} }: Way) {
  const body = { query, ...rest };
  const search = new URLSearchParams(
    Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
  const response =
    method === "POST"
      ? await fetch(`${gateway.url}/graphql`, {
          method,
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        })
      : await fetch(`${gateway.url}/graphql?${search}`, { method, headers });
  return {
    status: response.status,
    body: await response.text(),
    headers: Object.fromEntries([...response.headers].filter(([name]) => !passing.has(name))),
  };
}

let made = 0;
/** An unknown document: a comment makes a document new to the gateway. */
const anew = (query: string) => `${query} # ${(made += 1)}`;

describe("an operation of a known document", () => {
  const games =
    "query Games($ids: [ID!], $first: Int) { games(filter: { ids: $ids }, first: $first) { totalCount edges { node { id championship { name } markets(main: true) { outcomes { coef } } } } } }";
  const two = "query One { sports(section: LINE) { id } } query Two { sports(section: LIVE) { name } }";
  const json = { accept: "application/json" };
  const graphql = { accept: "application/graphql-response+json" };

  it.each<[string, Asked, Way]>([
    ["a query", { query: "{ sports(section: LIVE) { id name } }" }, {}],
    ["a query by GET", { query: "{ sports(section: LIVE) { id name } }" }, { method: "GET" }],
    ["variables", { query: games, variables: { ids: ["1", "2"], first: 2 } }, {}],
    ["variables by GET", { query: games, variables: { ids: ["1", "2"], first: 2 } }, { method: "GET" }],
    [
      "variables and extensions of null",
      { query: "{ __typename }", variables: null, extensions: null, operationName: null },
      {},
    ],
    ["one of several operations", { query: two, operationName: "Two" }, {}],
    ["one of several operations by GET", { query: two, operationName: "One" }, { method: "GET" }],
    ["none of several operations", { query: two }, {}],
    ["an operation that is not there", { query: two, operationName: "Three" }, { headers: json }],
    [
      "an operation that is not there, for the newer type",
      { query: two, operationName: "Three" },
      { headers: graphql },
    ],
    ["a variable of a wrong type", { query: games, variables: { ids: 7, first: "x" } }, {}],
    [
      "a variable of a wrong type, for a caller of plain JSON",
      { query: games, variables: { first: "x" } },
      { headers: json },
    ],
    [
      "a variable of a wrong type, for a caller of the newer type",
      { query: games, variables: { first: "x" } },
      { headers: graphql },
    ],
    [
      "an enum that is not in the schema",
      { query: "query($s: Section!) { sports(section: $s) { id } }", variables: { s: "MOON" } },
      {},
    ],
    ["a variable that is missing", { query: "query($s: Section!) { sports(section: $s) { id } }" }, { method: "GET" }],
    ["a refused argument", { query: games, variables: { first: 101 } }, {}],
    [
      "a player's data",
      { query: "{ viewer { id accounts { balance { amount } } } }" },
      { headers: { cookie: "session=session-of-demo" } },
    ],
    ["a failed service", { query: "{ viewer { limits { id } } }" }, { headers: { cookie: "session=session-of-demo" } }],
    ["a mutation", { query: "mutation { logOut { isSignedOut } }" }, {}],
    [
      "a mutation that sets a cookie",
      { query: "mutation { logOut { isSignedOut } }" },
      { headers: { cookie: "session=session-of-demo" } },
    ],
    ["a mutation by GET", { query: "mutation { logOut { isSignedOut } }" }, { method: "GET" }],
    ["a subscription", { query: "subscription { balanceChanged { id } }" }, {}],
    ["a subscription by GET", { query: "subscription { balanceChanged { id } }" }, { method: "GET" }],
    ["the schema", { query: "{ __schema { queryType { name } } }" }, {}],
    [
      "another language",
      { query: 'mutation { logIn(input: { login: "", password: "" }) { errors { message } } }' },
      { headers: { "x-language": "ru" } },
    ],
    ["JSON by name", { query: "{ sports(section: LIVE) { id } }" }, { headers: json }],
    ["the newer type", { query: "{ sports(section: LIVE) { id } }" }, { headers: graphql }],
    ["anything", { query: "{ sports(section: LIVE) { id } }" }, { headers: { accept: "*/*" } }],
    [
      "both types",
      { query: "{ sports(section: LIVE) { id } }" },
      { headers: { accept: "application/graphql-response+json, application/json;q=0.9" } },
    ],
    [
      "both types, JSON better",
      { query: "{ sports(section: LIVE) { id } }" },
      { headers: { accept: "application/graphql-response+json;q=0.5,application/json" } },
    ],
    ["a type that is not spoken", { query: "{ sports(section: LIVE) { id } }" }, { headers: { accept: "text/html" } }],
    [
      "an allowed origin",
      { query: "{ sports(section: LIVE) { id } }" },
      { headers: { origin: "https://www.example.com" } },
    ],
    ["another site", { query: "{ sports(section: LIVE) { id } }" }, { headers: { origin: "https://evil.example" } }],
    [
      "a site that the browser calls another",
      { query: "{ sports(section: LIVE) { id } }" },
      { method: "GET", headers: { "sec-fetch-site": "cross-site" } },
    ],
  ])("is answered as a new one is: %s", async (_, asked, way) => {
    gateway.upstreams.on("GET /limit-service-api/api/external/web/v3/limits", (_request, reply) =>
      reply.code(500).send({ code: "BROKEN", message: "broken" }),
    );
    const query = anew(asked.query);
    const byApollo = await send({ ...asked, query }, way);
    const again = await send({ ...asked, query }, way);
    const compiled = await send({ ...asked, query }, way);
    expect(again).toEqual(byApollo);
    expect(compiled).toEqual(byApollo);
  });
});
