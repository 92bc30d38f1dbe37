// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { rememberTrip } from "@/account/oauthTrip.ts";
import { arrivalOf, isOfAnybody } from "./arrival.ts";

const trip = { network: "GOOGLE", state: "ours", returnTo: "/en/results" } as const;
beforeEach(() => {
  sessionStorage.clear();
  rememberTrip({ network: "GOOGLE", url: "https://network.example/authorize?state=ours", returnTo: "/en/results" });
});

it.each([
  ["", null],
  ["?returnTo=%2Fen", null],
  ["?code=c", null],
  ["?code=c&state=ours", { kind: "oauth", code: "c", trip }],
  ["?error=access_denied&state=ours", { kind: "refused" }],
  ["?code=c&state=theirs", { kind: "lost" }],
  ["?error=access_denied&state=theirs", { kind: "lost" }],
  ["?method_id=2&token=t&sign=s", { kind: "token", methodId: 2, token: "t", sign: "s" }],
  ["?method_id=2&token=t", null],
])("reads %j", (search, arrival) => expect(arrivalOf(new URLSearchParams(search))).toEqual(arrival));

it("takes a way back once, and survives what somebody else left in the storage", () => {
  expect(arrivalOf(new URLSearchParams("?code=c&state=ours"))).toMatchObject({ kind: "oauth" });
  expect(arrivalOf(new URLSearchParams("?code=c&state=ours"))).toEqual({ kind: "lost" });
  sessionStorage.setItem("oauth_trip", "{nonsense");
  expect(arrivalOf(new URLSearchParams("?code=c&state=ours"))).toEqual({ kind: "lost" });
});

it("may have been sent by anybody, unless one-tap made it for this browser", () => {
  const token = { kind: "token", token: "t", sign: "s" } as const;
  expect([1, 2, 3, Number.NaN].map((methodId) => isOfAnybody({ ...token, methodId }))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(isOfAnybody({ kind: "oauth", code: "c", trip })).toBe(false);
});
