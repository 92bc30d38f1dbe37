import { createHash } from "node:crypto";
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { addTypenameToDocument, print } from "@apollo/client/utilities";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { GamesDocument } from "@/operations/betting/generated.ts";
import { LogOutDocument } from "@/operations/people/generated.ts";
import { SignInStatusDocument } from "@/operations/site/generated.ts";
import { documentHashes } from "@/operations/hashes.generated.ts";
import { createPersistedLink } from "./persistedLink.ts";

interface Sent {
  method: string;
  url: URL;
  body: { query?: string; extensions?: { persistedQuery?: { version: number; sha256Hash: string } } };
}

const notFound = { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };

/** A client whose requests are answered by `answers` in turn and kept. */
function clientAnswered(...answers: object[]) {
  const sent: Sent[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push({
      method: init?.method ?? "",
      url: new URL(String(input)),
      body: JSON.parse(String(init?.body ?? "{}")) as Sent["body"],
    });
    return Response.json(answers[sent.length - 1] ?? { data: null });
  };
  const link = ApolloLink.from([
    createPersistedLink(),
    new HttpLink({ uri: "http://gateway.test/graphql", fetch: send, enhancedClientAwareness: { transport: false } }),
  ]);
  return { sent, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

const games = { filter: { section: "LINE" }, first: 2 } as const;
const signedOut = { data: { viewer: null } };

describe("documents by their hash", () => {
  it("are those that are sent", () => {
    for (const document of [GamesDocument, LogOutDocument, SignInStatusDocument]) {
      const text = print(addTypenameToDocument(document));
      expect(Object.values(documentHashes)).toContain(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("go as texts, by POST and with their name, where a tester asks for it", async () => {
    globalThis.sendsDocuments = true;
    try {
      const { client, sent } = clientAnswered({ data: { games: null } });
      await client.query({ query: GamesDocument, variables: games });
      expect(sent).toMatchObject([{ method: "POST", body: { operationName: "Games", variables: games } }]);
      expect(sent[0]?.body.query).toContain("query Games(");
      expect(sent[0]?.body.extensions?.persistedQuery).toBeUndefined();
    } finally {
      globalThis.sendsDocuments = undefined;
    }
  });

  it("send a public query by GET, with variables, without its text", async () => {
    const { client, sent } = clientAnswered({ data: { games: null } });
    await client.query({ query: GamesDocument, variables: games });
    expect(sent.map(({ method }) => method)).toEqual(["GET"]);
    const parameters = sent[0]?.url.searchParams;
    expect(JSON.parse(parameters?.get("extensions") ?? "")).toEqual({
      persistedQuery: { version: 1, sha256Hash: documentHashes["Games"] },
    });
    expect(JSON.parse(parameters?.get("variables") ?? "")).toEqual(games);
    expect(parameters?.get("query")).toBeNull();
  });

  it("send a player's query and every mutation by POST", async () => {
    const { client, sent } = clientAnswered(signedOut, { data: { logOut: null } });
    await client.query({ query: SignInStatusDocument });
    await client.mutate({ mutation: LogOutDocument });
    expect(sent.map(({ method, body }) => [method, body.query, body.extensions?.persistedQuery?.sha256Hash])).toEqual([
      ["POST", undefined, documentHashes["SignInStatus"]],
      ["POST", undefined, documentHashes["LogOut"]],
    ]);
  });

  it("follow with the text, by POST, when the gateway is of another build", async () => {
    const { client, sent } = clientAnswered(notFound, { data: { games: null } });
    const { data } = await client.query({ query: GamesDocument, variables: games });
    expect(data).toEqual({ games: null });
    expect(sent.map(({ method, body }) => [method, body.query?.startsWith("query Games")])).toEqual([
      ["GET", undefined],
      ["POST", true],
    ]);
  });

  it("let a document that is in no manifest go as it is", async () => {
    const { client, sent } = clientAnswered(signedOut);
    await client.query({ query: parse("query Unlisted { viewer { id } }") });
    expect([sent[0]?.method, sent[0]?.body.query !== undefined, sent[0]?.body.extensions?.persistedQuery]).toEqual([
      "POST",
      true,
      undefined,
    ]);
  });
});
