import { describe, expect, it } from "vitest";
import { maintenanceState, nextMaintenanceChange, retryAfterSeconds, type MaintenanceTimes } from "./maintenance.ts";

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const iso = (time: string) => new Date(at(time)).toISOString();
const times: MaintenanceTimes = {
  startsAt: iso("12:00:00"),
  endsAt: iso("13:00:00"),
  notifiesFrom: iso("10:00:00"),
  notifiesUntil: iso("12:00:00"),
};
const facts = (change: object = {}) => ({
  maintenance: times,
  isMaintenanceActive: false,
  cookie: undefined,
  ...change,
});
const announced = { kind: "announced", startsAt: at("12:00:00"), endsAt: at("13:00:00") };
const active = { kind: "active", endsAt: at("13:00:00") };
const none = { kind: "none" };

describe("maintenance", () => {
  it.each([
    ["09:59:59", none],
    ["10:00:00", announced],
    ["11:59:59", announced],
    ["12:00:00", active],
    ["12:59:59", active],
    ["13:00:00", none],
  ])("at %s: told from the notice's start to its end, closed from start to end [4.58] [4.59]", (time, expected) => {
    expect(maintenanceState(facts(), at(time))).toEqual(expected);
  });

  it.each([
    ["the notice never begins", { notifiesFrom: null }, "11:00:00", none],
    ["the notice has no end of its own", { notifiesUntil: null }, "11:59:59", announced],
    ["the notice ends before the start", { notifiesUntil: iso("11:00:00") }, "11:30:00", none],
    ["the notice would outlast the maintenance", { notifiesUntil: iso("15:00:00") }, "14:00:00", none],
    ["a time is none", { startsAt: "soon" }, "12:30:00", none],
  ])("when %s [4.58]", (_, change, time, expected) => {
    expect(maintenanceState(facts({ maintenance: { ...times, ...change } }), at(time))).toEqual(expected);
  });

  it.each([
    ["the cookie is 1", { maintenance: null, cookie: "1" }, { kind: "active", endsAt: null }],
    ["the cookie is something else", { maintenance: null, cookie: "true" }, none],
    ["the stored flag is set", { maintenance: null, isMaintenanceActive: true }, { kind: "active", endsAt: null }],
    ["the flag is set and the end is known", { isMaintenanceActive: true }, active],
    [
      "the flag is set and the known end is over",
      { isMaintenanceActive: true, maintenance: { ...times, endsAt: iso("10:30:00"), startsAt: iso("10:00:00") } },
      { kind: "active", endsAt: null },
    ],
  ])("when %s [4.59]", (_, change, expected) => {
    expect(maintenanceState(facts(change), at("11:00:00"))).toEqual(expected);
  });

  it("says when things next stand otherwise", () => {
    expect(
      ["09:00:00", "10:00:00", "12:00:00", "13:00:00"].map((time) => nextMaintenanceChange(times, at(time))),
    ).toEqual([at("10:00:00"), at("12:00:00"), at("13:00:00"), null]);
    expect(nextMaintenanceChange(null, 0)).toBeNull();
  });

  it("says when a client may come back", () => {
    expect(retryAfterSeconds(maintenanceState(facts(), at("12:59:00")), at("12:59:00"))).toBe(60);
    expect(retryAfterSeconds({ kind: "active", endsAt: at("12:00:00") }, at("12:00:00"))).toBe(1);
    expect(retryAfterSeconds({ kind: "active", endsAt: null }, 0)).toBe(600);
  });
});
