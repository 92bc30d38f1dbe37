import { describe, expect, it } from "vitest";
import { ANALYTICS_EVENTS, eventNameOf, readEventData } from "./analyticsEvents.ts";

describe("the catalogue of events", () => {
  it("has a number for each, and no two with the same one", () => {
    const ids = Object.values(ANALYTICS_EVENTS).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([eventNameOf(1), eventNameOf(31), eventNameOf(9999)]).toEqual(["pageView", "couponRefused", null]);
  });

  it("has nothing personal among the fields", () => {
    const fields = Object.values(ANALYTICS_EVENTS).flatMap((event) => Object.keys(event.fields));
    for (const field of fields) expect(field).not.toMatch(/user|player|login|mail|phone|name|account|amount|text/i);
  });

  it.each([
    [
      { path: "/en", route: "home" },
      { path: "/en", route: "home" },
    ],
    [
      { path: "x".repeat(300), route: "home" },
      { path: "x".repeat(200), route: "home" },
    ],
    [{ path: "/en" }, null],
    [{ path: "/en", route: 5 }, null],
    [{ path: "/en", login: "demo" }, null],
    [{ path: "/en", route: "home", login: "demo" }, null],
    [["/en", "home"], null],
    [null, null],
    ["pageView", null],
  ])("reads %j as %j", (data, read) => expect(readEventData("pageView", data)).toEqual(read));

  it("takes numbers that are any", () => {
    expect(readEventData("registrationLeft", { tries: 1, seconds: 2.5 })).toEqual({ tries: 1, seconds: 2.5 });
    expect(readEventData("registrationLeft", { tries: Number.NaN, seconds: 1 })).toBeNull();
  });
});
