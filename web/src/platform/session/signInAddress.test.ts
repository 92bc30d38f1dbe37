// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { signInLink, takeSecrets, withHiddenSecrets } from "./signInAddress.ts";

beforeEach(() => history.replaceState(null, "", "/"));

it.each([
  [
    "/en/user/login?method_id=1#token=t&sign=s",
    "/en/user/login?method_id=1",
    { token: "t", sign: "s", method_id: "1" },
  ],
  [
    "/en/user/login?method_id=2&token=t&sign=s&a=1",
    "/en/user/login?method_id=2&a=1",
    { token: "t", sign: "s", method_id: "2" },
  ],
  ["/en/user/login?code=c&state=x", "/en/user/login", { code: "c", state: "x" }],
  ["/en/user/login?token=of-the-query#token=behind", "/en/user/login", { token: "behind" }],
  ["/en/user/login?returnTo=%2Fen#top", "/en/user/login?returnTo=%2Fen#top", null],
])("takes what signs somebody in out of %s", (address, left, found) => {
  history.replaceState({ kept: true }, "", address);
  const taken = takeSecrets();
  expect(taken === null ? null : Object.fromEntries(taken)).toEqual(found);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(left);
  expect(history.state).toEqual({ kept: true });
  expect(takeSecrets()).toBeNull();
});

it("writes links whose secrets no server is sent, and moves those of others behind the #", () => {
  const link = signInLink("/en/user/login", { methodId: 1, token: "a.b", sign: "c" });
  expect(link).toBe("/en/user/login?method_id=1#token=a.b&sign=c");
  expect(withHiddenSecrets(link)).toBe(link);
  expect(withHiddenSecrets("/en/user/login?method_id=2&token=a.b&sign=c")).toBe(
    "/en/user/login?method_id=2#token=a.b&sign=c",
  );
  expect(withHiddenSecrets("/en/line#top")).toBe("/en/line#top");
});
