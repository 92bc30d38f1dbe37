/** Documents made to tell what they should not, or to cost more than they say: refused, quickly, with codes. */
import { getIntrospectionQuery } from "graphql";
import type { Client } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { get, onSocket, post, query, refusal, socketClient } from "./asking.ts";

let production: TestGateway;
let url: string;
let socket: Client;
beforeAll(async () => {
  production = await startTestGateway({ siteEnv: "production" });
  ({ url } = production);
  socket = socketClient(url);
});
afterAll(async () => {
  await socket.dispose();
  await production.close();
});

const many = (count: number, part: (index: number) => string, between = " ") =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);
const deep = (levels: number): string =>
  levels === 0
    ? "id"
    : `championship { sport { championships(section: LINE) { games { edges { node { ${deep(levels - 1)} } } } } } }`;

describe("the schema is not told where there is no explorer", () => {
  it.each([
    ["introspection", getIntrospectionQuery()],
    ["__schema", "{ __schema { queryType { name } } }"],
    ["__type", '{ __type(name: "Query") { fields { name } } }'],
    ["__schema under an alias", "{ harmless: __schema { types { name } } }"],
    ["__type in a fragment", '{ ...A } fragment A on Query { __type(name: "Viewer") { name } }'],
    [
      "__schema left out by a condition",
      "query($no: Boolean = false) { __schema @include(if: $no) { types { name } } }",
    ],
  ])("%s", async (_, text) => {
    const refused = { status: 400, codes: ["INTROSPECTION_DISABLED"] };
    expect(await refusal(await query(url, text))).toEqual(refused);
    expect(await refusal(await get(url, { query: text }, { accept: "application/graphql-response+json" }))).toEqual(
      refused,
    );
    expect(await onSocket(socket, text)).toEqual(["INTROSPECTION_DISABLED"]);
  });

  it("__typename is no secret", async () => {
    expect(await (await query(url, "{ __typename }")).json()).toEqual({ data: { __typename: "Query" } });
  });
});

describe("nothing is suggested", () => {
  it.each([
    ["a field", "{ sport(section: LINE) { id } }", {}],
    ["a field below", "{ sports(section: LINE) { nam } }", {}],
    ["an argument", "{ sports(sectio: LINE) { id } }", {}],
    ["a type", "query($a: Sectio) { __typename }", {}],
    ["an enum value", "{ sports(section: LIN) { id } }", {}],
    ["an input field", "{ games(filter: { sectio: LINE }) { totalCount } }", {}],
    ["a fragment's type", "{ ...A } fragment A on Quer { __typename }", {}],
    ["a directive's argument", "{ __typename @include(iff: true) }", {}],
    ["an enum value in a variable", "query($s: Section!) { sports(section: $s) { id } }", { s: "LIN" }],
    [
      "an input field in a variable",
      "query($f: GameFilter!) { games(filter: $f) { totalCount } }",
      { f: { sectio: "LINE" } },
    ],
    [
      "the same of a document that is compiled",
      "query($f: GameFilter!) { games(filter: $f) { totalCount } }",
      { f: { sprtId: "1" } },
    ],
  ])("for %s", async (_, text, variables) => {
    const response = await query(url, text, variables);
    const body = await response.text();
    expect(response.status).toBe(400);
    expect(body).not.toMatch(/did you mean/i);
    expect(JSON.stringify(await onSocket(socket, text, variables))).not.toMatch(/did you mean/i);
  });

  it("a mountain that the caller sent does not come back", async () => {
    const body = await (await query(url, `{ sports(section: "${"Did you mean ".repeat(15_000)}?") { id } }`)).text();
    expect(body.length).toBeLessThan(2000);
  });
});

describe("overloads are refused before they are validated", () => {
  it.each([
    ["aliases", `{ ${many(100, (index) => `a${index}: sports(section: LINE) { id }`)} }`],
    [
      "aliases in a fragment",
      `{ ...A } fragment A on Query { ${many(40, (index) => `a${index}: siteConfig { companyName }`)} }`,
    ],
    ["directives", `{ ${many(60, () => "__typename @skip(if: false)")} }`],
    ["directives at one place", `{ __typename ${many(10, () => "@include(if: true)")} }`],
    ["unknown directives", `{ __typename ${many(800, (index) => `@a${index}`)} }`],
    ["root fields", `{ ${many(21, () => "__typename")} }`],
    [
      "root fields in fragments",
      `{ ${many(11, () => "...A")} } fragment A on Query { __typename sports(section: LINE) { id } }`,
    ],
    ["fields repeated", `{ viewer { ${many(1500, () => "id")} } }`],
    [
      "fields by nested fragments",
      `{ ...F0 } ${many(40, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F40 on Query { __typename }`,
    ],
    ["fragments", `{ __typename } ${many(60, (index) => `fragment F${index} on Query { __typename }`)}`],
    ["operations", many(30, (index) => `query A${index} { __typename }`)],
    ["depth", `{ game(id: "1") { ${deep(3)} } }`],
    [
      "depth by fragments",
      `{ game(id: "1") { ...A } } fragment A on Game { championship { sport { championships(section: LINE) { games { edges { node { ...B } } } } } } } fragment B on Game { ${deep(1)} }`,
    ],
    ["depth by nothing but braces", `{ ${"... { ".repeat(300)} game(id: "1") { ${deep(3)} } ${"} ".repeat(300)} }`],
  ])("%s", async (_, text) => {
    const started = performance.now();
    expect(await refusal(await query(url, text))).toEqual({ status: 400, codes: ["OPERATION_TOO_LARGE"] });
    expect(performance.now() - started).toBeLessThan(500);
    const codes = await onSocket(socket, text);
    expect(new Set(codes)).toEqual(new Set(["OPERATION_TOO_LARGE"]));
  });

  it.each([
    ["tokens", `{ ${"__typename ".repeat(3000)} }`, "GRAPHQL_PARSE_FAILED"],
    ["tokens that never end", `{ ${"a".repeat(10)} ${"{ a ".repeat(3000)}`, "GRAPHQL_PARSE_FAILED"],
    ["a value of brackets", `{ games(filter: { ids: ${"[".repeat(1900)} }) { totalCount } }`, "OPERATION_TOO_LARGE"],
    [
      "fragments in a circle",
      "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["a fragment in itself", "{ viewer { ...A } } fragment A on Viewer { id ...A }", "GRAPHQL_VALIDATION_FAILED"],
  ])("%s", async (_, text, code) => {
    const { status, codes } = await refusal(await query(url, text));
    expect([status, codes[0]]).toEqual([400, code]);
    expect((await onSocket(socket, text))[0]).toBe(code);
  });

  it("circular introspection, also where the explorer is on", async () => {
    const demo = await startTestGateway();
    const circle =
      "{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }";
    const { status, codes } = await refusal(await query(demo.url, circle));
    expect([status, codes[0]]).toEqual([400, "GRAPHQL_VALIDATION_FAILED"]);
    expect((await query(demo.url, getIntrospectionQuery())).status).toBe(200);
    await demo.close();
  });
});

describe("batches and bodies", () => {
  const one = { query: "{ __typename }" };

  it.each([
    ["a batch", [one, one]],
    ["a batch of one", [one]],
    ["an empty batch", []],
    ["a thousand", Array.from({ length: 1000 }, () => one)],
  ])("%s is refused", async (_, body) => {
    expect(await refusal(await post(url, JSON.stringify(body)))).toEqual({ status: 400, codes: ["BAD_REQUEST"] });
  });

  it("a huge body is refused, told or not", async () => {
    const body = JSON.stringify({ ...one, variables: { a: "x".repeat(400_000) } });
    expect(await refusal(await post(url, body))).toEqual({ status: 413, codes: ["BAD_REQUEST"] });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < 8; index += 1) controller.enqueue(new TextEncoder().encode("x".repeat(50_000)));
        controller.close();
      },
    });
    const chunked = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  it("a huge address is refused", async () => {
    expect((await get(url, { query: `{ __typename } #${"x".repeat(40_000)}` })).status).toBe(431);
  });

  it("a huge message ends the socket", async () => {
    const client = socketClient(url);
    const closed = new Promise<number>((resolve) =>
      client.on("closed", (event) => resolve((event as { code: number }).code)),
    );
    void onSocket(client, "{ __typename }", { a: "x".repeat(100_000) });
    expect(await closed).toBe(1009);
    await client.dispose();
  });
});
