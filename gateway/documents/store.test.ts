import { buildSchema, GraphQLError, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { DocumentStore, type DocumentStoreOptions } from "./store.ts";

const schema = buildSchema(`
  directive @cacheControl(maxAge: Int, scope: Scope, byCountry: Boolean) on FIELD_DEFINITION | OBJECT
  enum Scope { PUBLIC PRIVATE }
  type Query {
    sports: [Sport!] @cacheControl(maxAge: 60)
    game(id: ID!): Game @cacheControl(maxAge: 10)
    config: Config @cacheControl(maxAge: 300, byCountry: true)
    quote: Int
    me: Player
  }
  type Mutation { place: Int @cacheControl(maxAge: 60) }
  type Sport { id: ID! games: [Game!]  players: [Player!] stale: Int @cacheControl(maxAge: 0) }
  type Game @cacheControl(maxAge: 1) { id: ID! }
  type Config { name: String }
  type Player @cacheControl(scope: PRIVATE) { id: ID! }
`);
const storeWith = (options: Partial<DocumentStoreOptions> = {}) => new DocumentStore({ schema, ...options });

function operationOf(store: DocumentStore, text: string, name?: string) {
  const read = store.read(text);
  if (!("operation" in read)) throw read[0];
  const operation = read.operation(name);
  if (operation instanceof GraphQLError) throw operation;
  return operation;
}
const codesOf = (store: DocumentStore, text: string) => {
  const read = store.read(text);
  return "operation" in read ? [] : read.map(({ extensions }) => extensions["code"]);
};

describe("the store of documents", () => {
  it("reads a text once and prepares its operations once", () => {
    const store = storeWith();
    const first = operationOf(store, "query A { quote } query B { me { id } }", "B");
    expect(operationOf(store, "query A { quote } query B { me { id } }", "B")).toBe(first);
    expect([first.name, first.type, first.rootFields]).toEqual(["B", "query", ["me"]]);
    expect(operationOf(store, "query A { quote } query B { me { id } }", "A")).not.toBe(first);
  });

  it("finds what it has read by the hash of its text", () => {
    const store = storeWith();
    const { document } = operationOf(store, "{ quote }");
    expect(document.id).toMatch(/^[0-9a-f]{64}$/);
    expect(store.byId(document.id)).toBe(document);
    expect(store.byId("0".repeat(64))).toBeNull();
  });

  it("forgets the documents longest unused, but no trusted one", () => {
    const text = "{ quote }";
    const store = storeWith({ trusted: [{ id: "", name: "Quote", text }] });
    const first = operationOf(store, "query First { quote }").document;
    for (let index = 0; index < 1000; index += 1) store.read(`query Other${index} { quote }`);
    expect([store.byId(first.id), store.find(first.text)]).toEqual([null, null]);
    const trusted = store.find(text);
    expect(trusted).toMatchObject({ isTrusted: true, name: "Quote" });
    expect(store.byId(trusted?.id ?? "")).toBe(trusted);
  });

  it("does not keep what is too heavy, and runs it all the same", () => {
    const store = storeWith();
    const text = `{ quote } #${"x".repeat(9_000_000)}`;
    const { document } = operationOf(store, text);
    expect([store.find(text), store.byId(document.id)]).toEqual([null, null]);
  });

  it.each([
    ["{ quote", "GRAPHQL_PARSE_FAILED"],
    ["{ nothing }", "GRAPHQL_VALIDATION_FAILED"],
    ["{ quote quote quote }", "GRAPHQL_PARSE_FAILED"],
  ])("says what is wrong with %s", (text, code) => {
    expect(codesOf(storeWith({ maxTokens: 4 }), text)).toEqual([code]);
  });

  it.each([
    ["query A { quote } query B { quote }", undefined],
    ["query A { quote }", "B"],
    ["fragment F on Query { quote }", undefined],
  ])("has no operation in %s under the name %s", (text, name) => {
    const operation = storeWith().adopt(text, parse(text)).operation(name);
    expect(operation instanceof GraphQLError && operation.extensions["code"]).toBe("OPERATION_RESOLUTION_FAILURE");
  });

  it("takes none but trusted documents when told so", () => {
    const store = storeWith({ onlyTrusted: true, trusted: [{ id: "", name: "Quote", text: "{ quote }" }] });
    expect(codesOf(store, "{ quote }")).toEqual([]);
    expect(codesOf(store, "{ quote  }")).toEqual(["DOCUMENT_NOT_TRUSTED"]);
  });

  it("tells which trusted documents the schema can't answer", () => {
    const store = storeWith({ trusted: [{ id: "", name: "Gone", text: "{ gone }" }] });
    expect(store.broken.map(({ name }) => name)).toEqual(["Gone"]);
    expect(store.find("{ gone }")).toBeNull();
  });

  it("compiles a trusted document at once, another when it comes back", () => {
    const store = storeWith({ trusted: [{ id: "", name: "Quote", text: "{ quote }" }] });
    expect(operationOf(store, "{ quote }").compiled).not.toBeNull();
    const other = operationOf(store, "{ me { id } }");
    expect(other.compiled).toBeNull();
    expect(other.compiled).not.toBeNull();
  });
});

describe("whose an answer is and how long it may be kept", () => {
  it.each([
    [
      "the shortest age of its fields",
      "{ sports { id } config { name } }",
      { scope: "PUBLIC", maxAgeSeconds: 60, byCountry: true },
    ],
    [
      "a type's age, however deep",
      "{ sports { games { id } } }",
      { scope: "PUBLIC", maxAgeSeconds: 1, byCountry: false },
    ],
    [
      "through fragments",
      "{ sports { ...F } } fragment F on Sport { stale }",
      { scope: "PUBLIC", maxAgeSeconds: 0, byCountry: false },
    ],
    [
      "nothing for a root field nobody said anything about",
      "{ sports { id } quote }",
      { scope: "PUBLIC", maxAgeSeconds: 0, byCountry: false },
    ],
    [
      "private for one private type anywhere",
      "{ sports { players { id } } }",
      { scope: "PRIVATE", maxAgeSeconds: 60, byCountry: false },
    ],
    ["never for mutations", "mutation { place }", { scope: "PRIVATE", maxAgeSeconds: 0, byCountry: false }],
    ["never for names alone", "{ __typename }", { scope: "PUBLIC", maxAgeSeconds: 0, byCountry: false }],
    [
      "never for the schema",
      "{ __schema { queryType { name } } }",
      { scope: "PUBLIC", maxAgeSeconds: 0, byCountry: false },
    ],
  ])("%s", (_, text, policy) => {
    expect(operationOf(storeWith(), text).cachePolicy).toEqual(policy);
  });
});
