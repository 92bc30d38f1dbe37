import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executableSchema } from "../schema.ts";
import { startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { DocumentStore, type TrustedDocument } from "./store.ts";
import { readTrusted } from "./trusted.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const trustedOf = (name: string, text: string): TrustedDocument => ({ id: hashOf(text), name, text });

const sports = "query Sports($section: Section!) { sports(section: $section) { name } }";
const live = { section: "LIVE" };
const names = { sports: [{ name: "Football" }, { name: "Tennis" }] };
const codes = (body: { errors?: { extensions: { code: string } }[] }) =>
  body.errors?.map(({ extensions }) => extensions.code);

type Body = Record<string, unknown>;
async function post(url: string, body: Body, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] },
  };
}
const persisted = (sha256Hash: unknown, version: unknown = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash } },
});

describe("manifests of trusted documents", () => {
  it("hold the site's own operations, all of which the schema answers", () => {
    const trusted = readTrusted([]);
    expect(trusted.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["SiteConfig", "Games", "PlaceCoupon", "GamesChanged"]),
    );
    expect(new DocumentStore({ schema: executableSchema(), trusted }).broken).toEqual([]);
  });

  const folder = mkdtempSync(join(tmpdir(), "trusted-"));
  const written = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const manifest = (operations: object[]) =>
    JSON.stringify({ format: "apollo-persisted-query-manifest", version: 1, operations });

  it("of further clients are read beside it", () => {
    const file = written("bot.json", manifest([{ id: hashOf(sports), name: "Sports", type: "query", body: sports }]));
    expect(readTrusted([file])).toContainEqual(trustedOf("Sports", sports));
  });

  it.each([
    ["broken JSON", "{", /can't be read from .*broken-JSON/],
    ["no manifest", '{"operations":[]}', /no-manifest.* is no manifest/],
    [
      "a wrong hash",
      manifest([{ id: hashOf(sports), name: "Sports", type: "query", body: `${sports} ` }]),
      /id of Sports is not the SHA-256/,
    ],
  ])("with %s stop the start, named", (name, content, message) => {
    const file = written(`${name.replaceAll(" ", "-")}.json`, content);
    expect(() => readTrusted([file])).toThrow(message);
    expect(() => readTrusted([join(folder, "nowhere.json")])).toThrow(/can't be read from .*nowhere/);
  });
});

describe("documents by their hash", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ rateLimits: false, trusted: [trustedOf("Sports", sports)] });
  });
  afterAll(() => gateway.close());

  it.each<[string, Body]>([
    ["documentId", { documentId: hashOf(sports) }],
    ["documentId with the name of the hash", { documentId: `sha256:${hashOf(sports)}` }],
    ["Apollo's extension", persisted(hashOf(sports))],
    ["Apollo's extension with the text", { query: sports, ...persisted(hashOf(sports)) }],
  ])("are answered: %s", async (_, body) => {
    const { status, body: answer } = await post(gateway.url, { ...body, variables: live });
    expect([status, answer]).toEqual([200, { data: names }]);
  });

  it("are answered by GET in both forms", async () => {
    for (const [name, value] of [
      ["documentId", hashOf(sports)],
      ["extensions", JSON.stringify(persisted(hashOf(sports)).extensions)],
    ] as const) {
      const response = await fetch(
        `${gateway.url}/graphql?${new URLSearchParams({ [name]: value, variables: JSON.stringify(live) })}`,
        { headers: { "content-type": "application/json" } },
      );
      expect([response.status, await response.json()]).toEqual([200, { data: names }]);
    }
  });

  it("are learnt when a client sends hash and text, as Apollo's clients do after PERSISTED_QUERY_NOT_FOUND", async () => {
    const text = "query Learnt { sports(section: LIVE) { name } }";
    const before = await post(gateway.url, persisted(hashOf(text)));
    expect([before.status, before.headers.get("cache-control"), before.body.errors]).toEqual([
      200,
      "private, no-cache, must-revalidate",
      [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    ]);
    expect(codes((await post(gateway.url, { documentId: hashOf(text) })).body)).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
    expect((await post(gateway.url, { query: text, ...persisted(hashOf(text)) })).body).toEqual({ data: names });
    expect((await post(gateway.url, persisted(hashOf(text)))).body).toEqual({ data: names });
    expect((await post(gateway.url, { documentId: hashOf(text) })).body).toEqual({ data: names });
  });

  it("are adopted from anyone who sent the text alone, by GET too", async () => {
    const text = "query Adopted { sports(section: LIVE) { name } }";
    await fetch(
      `${gateway.url}/graphql?${new URLSearchParams({ query: text, extensions: JSON.stringify(persisted(hashOf(text)).extensions) })}`,
    );
    expect((await post(gateway.url, { documentId: hashOf(text) })).body).toEqual({ data: names });
  });

  it("are not learnt when they are wrong", async () => {
    const text = "query Wrong { nothing }";
    expect(codes((await post(gateway.url, { query: text, ...persisted(hashOf(text)) })).body)).toEqual([
      "GRAPHQL_VALIDATION_FAILED",
    ]);
    expect(codes((await post(gateway.url, persisted(hashOf(text)))).body)).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
  });

  it.each<[string, Body]>([
    ["a hash of something else", { query: "{ __typename }", ...persisted(hashOf(sports)) }],
    ["another version", persisted(hashOf(sports), 2)],
    ["no hash", persisted(undefined)],
    ["a number for a hash", persisted(7)],
    ["an id of another form", { documentId: "sports" }],
    ["a number for an id", { documentId: 7 }],
    ["several operations at once", [{ documentId: hashOf(sports) }] as unknown as Body],
  ])("are refused with %s", async (_, body) => {
    const { status, body: answer } = await post(gateway.url, body);
    expect([status, codes(answer)]).toEqual([400, ["BAD_REQUEST"]]);
  });
});

describe("a gateway for trusted documents only", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ trusted: [trustedOf("Sports", sports)], trustedDocuments: "only" });
  });
  afterAll(() => gateway.close());

  it("answers them, by hash and by text", async () => {
    expect((await post(gateway.url, { documentId: hashOf(sports), variables: live })).body).toEqual({ data: names });
    expect((await post(gateway.url, { query: sports, variables: live })).body).toEqual({ data: names });
  });

  it.each<[string, Body, string, number]>([
    ["another text", { query: "{ __typename }" }, "DOCUMENT_NOT_TRUSTED", 403],
    ["the same text with a space more", { query: `${sports} `, variables: live }, "DOCUMENT_NOT_TRUSTED", 403],
    [
      "another text with its hash",
      { query: "{ __typename }", ...persisted(hashOf("{ __typename }")) },
      "DOCUMENT_NOT_TRUSTED",
      403,
    ],
    ["an unknown hash", persisted("0".repeat(64)), "PERSISTED_QUERY_NOT_SUPPORTED", 200],
    ["an unknown id", { documentId: "0".repeat(64) }, "PERSISTED_QUERY_NOT_FOUND", 200],
    ["the schema", { query: "{ __schema { queryType { name } } }" }, "DOCUMENT_NOT_TRUSTED", 403],
    ["what is no GraphQL", { query: "{" }, "DOCUMENT_NOT_TRUSTED", 403],
  ])("refuses %s", async (_, body, code, status) => {
    const { status: told, body: answer } = await post(gateway.url, body);
    expect([told, codes(answer)]).toEqual([status, [code]]);
  });

  it("refuses other documents by GET and on sockets, and shows no explorer", async () => {
    const byGet = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent("{ __typename }")}`);
    const shouted = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent("{ __typename }")}`, {
      headers: { "content-type": "APPLICATION/JSON" },
    });
    expect(codes((await shouted.json()) as { errors: { extensions: { code: string } }[] })).toEqual([
      "DOCUMENT_NOT_TRUSTED",
    ]);
    expect([byGet.status, codes((await byGet.json()) as { errors: { extensions: { code: string } }[] })]).toEqual([
      403,
      ["DOCUMENT_NOT_TRUSTED"],
    ]);
    const refused = await new Promise((resolve) => {
      gateway
        .socket()
        .subscribe({ query: "{ __typename }" }, { next: resolve, error: resolve, complete: () => resolve(null) });
    });
    expect(refused).toMatchObject([{ extensions: { code: "DOCUMENT_NOT_TRUSTED" } }]);
    expect((await fetch(`${gateway.url}/explorer`)).status).toBe(404);
  });
});
