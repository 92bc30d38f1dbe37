import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Engine } from "./engine.ts";
import { createMock } from "./mock.ts";
import { languageOf, sessionOf, startEngineServer } from "./server.ts";
import { Sockets } from "./socket.ts";

const engine = new Engine();
const mock = createMock(engine.state, new Sockets(engine));
let server: Awaited<ReturnType<typeof startEngineServer>>;
beforeAll(async () => {
  server = await startEngineServer(engine);
});
afterAll(() => server.close());
beforeEach(() => engine.state.reset("saffron"));

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/graphql`, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
const sport = JSON.stringify({ query: '{ championship(id: "101") { sport { name } } viewer { login } }' });

describe("the engine behind the server that renders", () => {
  it("answers in the language and for the session of the request", async () => {
    const answer = await post(sport, { "x-language": "ar", cookie: `theme=dark; session=${engine.state.signIn()}` });
    expect(await answer.json()).toEqual({
      data: { championship: { sport: { name: "كرة القدم" } }, viewer: { login: "demo" } },
    });
    expect(mock.calls()).toMatchObject([{ via: "ssr", language: "ar", rootFields: ["championship", "viewer"] }]);
  });

  it("knows the site's operations by their hash, by POST and by GET", async () => {
    const { operations } = JSON.parse(
      await readFile(new URL("../../gateway/documents/trusted.json", import.meta.url), "utf8"),
    ) as { operations: { id: string; name: string }[] };
    const hash = operations.find(({ name }) => name === "Championship")?.id;
    const asked = {
      operationName: "Championship",
      variables: { id: "101" },
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    };
    const known = { data: { championship: { id: "101", sport: { slug: "football" } } } };
    expect(await (await post(JSON.stringify(asked))).json()).toMatchObject(known);
    expect(await (await post(JSON.stringify({ documentId: hash, variables: asked.variables }))).json()).toMatchObject(
      known,
    );
    const query = new URLSearchParams({
      operationName: "Championship",
      variables: JSON.stringify(asked.variables),
      extensions: JSON.stringify(asked.extensions),
    });
    expect(await (await fetch(`${server.url}/graphql?${query}`)).json()).toMatchObject(known);
    expect((await post(JSON.stringify({ documentId: "0".repeat(64) }))).status).toBe(400);
    expect(engine.state.problems).toHaveLength(1);
  });

  it("sets the cookie of a sign-in and clears it at a sign-out", async () => {
    const signIn = await post(
      JSON.stringify({ query: 'mutation { logIn(input: {login: "demo", password: "Demo-2026!"}) { viewer { id } } }' }),
    );
    const cookie = signIn.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^session=kit-session-\d+; Path=\/; HttpOnly/);
    const signOut = await post(JSON.stringify({ query: "mutation { logOut { isSignedOut } }" }), {
      cookie: cookie.split(";")[0] ?? "",
    });
    expect(signOut.headers.get("set-cookie")).toContain("Max-Age=0");
    expect(await (await post(sport, { cookie: cookie.split(";")[0] ?? "" })).json()).toMatchObject({
      data: { viewer: null },
    });
  });

  it("breaks the connection, or answers with a status, when it was told to", async () => {
    mock.fail("viewer", "network", { times: 1 });
    await expect(post(sport)).rejects.toThrow();
    mock.fail("*", { status: 503 }, { times: 1 });
    expect((await post(sport)).status).toBe(503);
    expect((await post(sport)).status).toBe(200);
  });

  it("refuses what is no JSON and other paths", async () => {
    expect((await post("{ not json")).status).toBe(400);
    expect(engine.state.problems).toHaveLength(1);
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});

describe("headers", () => {
  it.each([
    ["en", "ru", "en"],
    [undefined, "de-DE,ar;q=0.8,en;q=0.5", "ar"],
    [undefined, "fr", "ru"],
    ["xx", undefined, "ru"],
    [undefined, undefined, "ru"],
  ])("chooses a language: X-Language %s, Accept-Language %s → %s", (chosen, accepted, language) => {
    expect(languageOf(chosen, accepted)).toBe(language);
  });

  it.each([
    ["Bearer t-1", "session=s-1", "t-1"],
    [undefined, "a=b; session=s-1; c=d", "s-1"],
    [undefined, "mysession=s-1", null],
    [undefined, undefined, null],
  ])("finds the session: %s, %s → %s", (authorization, cookie, session) => {
    expect(sessionOf(authorization, cookie)).toBe(session);
  });
});
