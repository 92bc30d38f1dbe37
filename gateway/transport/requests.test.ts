import { describe, expect, it } from "vitest";
import { fillPath, headersOf, queryString } from "./requests.ts";

describe("a call's path", () => {
  it.each([
    ["17", "/a/17/b"],
    ["a/../b", "/a/a%2F..%2Fb/b"],
    ["..", "/a/%2E%2E/b"],
    [".", "/a/%2E/b"],
    ["?x=1#y", "/a/%3Fx%3D1%23y/b"],
    ["\r\nX: 1", "/a/%0D%0AX%3A%201/b"],
    ["\ud800", "/a/%EF%BF%BD/b"],
  ])("keeps %j in its place", (id, path) => {
    expect(fillPath("/a/{id}/b", { id })).toBe(path);
  });

  it("takes a query without what is not there", () => {
    expect(queryString({ a: "1&b=2", b: undefined, c: null, d: 0, e: ["x", "y"] })).toBe("?a=1%26b%3D2&d=0&e=x%2Cy");
    expect(queryString({})).toBe("");
  });
});

describe("a call's headers", () => {
  const named = (list: string[]) =>
    Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])));

  it("are the app's own, the trail and what the call gives [7.02]", () => {
    expect(named(headersOf({ body: {}, headers: { "x-session": "s" } }, { requestId: "r" }))).toEqual({
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-app-name": "white-label-gateway",
      "content-type": "application/json",
      "x-request-id": "r",
      "x-session": "s",
    });
  });

  it("are none that is not on the list", () => {
    expect(() => headersOf({ headers: { cookie: "session=1" } as object }, {})).toThrow(/cookie is not on the list/);
  });

  it("are none that could not stand in a header: a line break in one would be another header", () => {
    expect(
      named(
        headersOf(
          { headers: { "x-captcha-result": "a\r\nx-session: stolen", "x-fingerprint": "Ж", "x-language": "en" } },
          {},
        ),
      ),
    ).not.toHaveProperty("x-captcha-result");
    expect(named(headersOf({ headers: { "x-fingerprint": "Ж", "x-language": "en" } }, {}))).toMatchObject({
      "x-language": "en",
    });
  });
});
