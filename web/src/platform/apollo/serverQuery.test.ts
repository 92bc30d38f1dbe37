// @vitest-environment node
import { randomUUID } from "node:crypto";
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { SportsTreeDocument } from "@/operations/betting/generated.ts";
import { ViewerDocument } from "@/operations/people/generated.ts";
import { documentHashes } from "@/operations/hashes.generated.ts";
import { DocumentCache } from "./documentCache.ts";
import { createServerQuery, lifetime } from "./serverQuery.server.ts";

interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } } | null;
}

const KEPT = { "cache-control": "public, max-age=5", vary: "Origin, Accept, Accept-Language, X-Language" };
const unknown = () =>
  Response.json({ errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });

/** A client whose gateway answers so. Each has an address of its own: what is kept is kept for the process. */
function clientOf(answer: (sent: Sent) => Response, uri = `http://${randomUUID()}.test/graphql`, language = "en") {
  const sent: Sent[] = [];
  const client = new ApolloClient({ cache: new DocumentCache(), link: ApolloLink.empty() });
  client.query = createServerQuery(client, {
    uri,
    headers: () => ({ cookie: "session=abc", "x-language": language }),
    publicHeaders: () => ({ "x-language": language }),
    send: async (url, { method = "GET", headers, body } = {}) => {
      const one: Sent = {
        url: new URL(url),
        method,
        headers: new Headers(headers),
        body: typeof body === "string" ? (JSON.parse(body) as Sent["body"]) : null,
      };
      sent.push(one);
      return answer(one);
    },
  });
  return { client, sent, uri };
}

const tree = (client: ApolloClient) =>
  client.query({
    query: SportsTreeDocument,
    variables: { section: "LINE" },
    fetchPolicy: "no-cache",
    errorPolicy: "all",
  });

describe("questions of the server", () => {
  it("go by hash: what is everybody's by GET and without a word of the visitor, what is their by POST", async () => {
    const { client, sent } = clientOf(() => Response.json({ data: { sports: [], viewer: null } }));
    await tree(client);
    await client.query({ query: ViewerDocument, fetchPolicy: "no-cache" });
    const [shared, own] = sent;
    expect([shared?.method, shared?.url.searchParams.get("variables"), shared?.headers.get("cookie")]).toEqual([
      "GET",
      '{"section":"LINE"}',
      null,
    ]);
    expect(JSON.parse(shared?.url.searchParams.get("extensions") ?? "")).toEqual({
      persistedQuery: { version: 1, sha256Hash: documentHashes["SportsTree"] },
    });
    expect([
      own?.method,
      own?.headers.get("cookie"),
      own?.body?.extensions?.persistedQuery.sha256Hash,
      own?.body?.query,
    ]).toEqual(["POST", "session=abc", documentHashes["Viewer"], undefined]);
  });

  it("are asked once for as long as the gateway lets everybody have the answer, in each language", async () => {
    const first = clientOf(() => Response.json({ data: { sports: [] } }, { headers: KEPT }));
    const other = clientOf(() => Response.json({ data: { sports: [] } }, { headers: KEPT }), first.uri, "ru");
    const answers = [await tree(first.client), await tree(first.client), await tree(other.client)];
    expect([first.sent.length, other.sent.length]).toEqual([1, 1]);
    expect(answers[1]?.data).toBe(answers[0]?.data);
  });

  it.each([
    ["private, max-age=5", "", "0", 0],
    ["no-store", "", "0", 0],
    ["public, max-age=5", "Cookie", "0", 0],
    ["public, max-age=5", "Accept, X-Geo-Country", "0", 0],
    ["public, max-age=5", "Origin, Accept-Language, X-Language", "2", 3000],
    ["public, max-age=5", "", "9", 0],
    ["public, max-age=60", "", "0", 60_000],
  ])("may be kept with %s, vary %s and age %s for %i ms", (control, vary, age, milliseconds) => {
    expect(lifetime(new Response(null, { headers: { "cache-control": control, vary, age } }))).toBe(milliseconds);
  });

  it("are never kept when something failed", async () => {
    const { client, sent } = clientOf(() =>
      Response.json(
        { data: { sports: null }, errors: [{ message: "The sportsbook is away" }] },
        { status: 503, headers: KEPT },
      ),
    );
    const answers = [await tree(client), await tree(client)];
    expect(sent).toHaveLength(2);
    expect(answers.map(({ error }) => CombinedGraphQLErrors.is(error))).toEqual([true, true]);
  });

  it("send their text to a gateway of another build, which has the hash with it from then on", async () => {
    const { client, sent } = clientOf(({ body }) =>
      body?.query === undefined ? unknown() : Response.json({ data: { sports: [] } }),
    );
    expect((await tree(client)).data).toEqual({ sports: [] });
    expect(sent.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(sent[1]?.body?.query).toContain("__typename");
    expect(sent[1]?.body?.extensions?.persistedQuery.sha256Hash).toBe(documentHashes["SportsTree"]);
  });

  it("fail when there is no answer, and when its errors are not asked for", async () => {
    const away = clientOf(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(tree(away.client)).rejects.toThrow();
    const refused = clientOf(() => Response.json({ errors: [{ message: "No" }] }));
    await expect(refused.client.query({ query: gql`query Odd { odd }`, fetchPolicy: "no-cache" })).rejects.toThrow(
      "No",
    );
  });

  it("leave their answers where components read them, unless told otherwise", async () => {
    const { client, sent } = clientOf(() => Response.json({ data: { sports: [] } }));
    const ask = () => client.query({ query: SportsTreeDocument, variables: { section: "LINE" } });
    await ask();
    expect((await ask()).data).toEqual({ sports: [] });
    expect(sent).toHaveLength(1);
    expect(client.readQuery({ query: SportsTreeDocument, variables: { section: "LINE" } })).toEqual({ sports: [] });
  });
});
