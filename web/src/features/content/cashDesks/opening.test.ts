import { expect, it } from "vitest";
import { openingAt } from "./opening.ts";

const madrid = "Europe/Madrid";
const week = [1, 2, 3, 4, 5, 6, 7];
const office = [
  { days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" },
  { days: [1, 2, 3, 4, 5], from: "16:00", to: "20:30" },
  { days: [6], from: "10:00", to: "14:00" },
];
const night = [
  { days: [5], from: "20:00", to: "24:00" },
  { days: [6], from: "00:00", to: "04:00" },
];
/** Thursday, 26 November 2026; Madrid is one hour ahead of UTC then. */
const thursday = (time: string) => Date.parse(`2026-11-26T${time}:00+01:00`);
const friday = (time: string) => Date.parse(`2026-11-27T${time}:00+01:00`);
const saturday = (time: string) => Date.parse(`2026-11-28T${time}:00+01:00`);

it.each([
  ["a minute before it opens", office, thursday("08:59"), { state: "closed", day: 4, from: "09:00" }],
  ["the minute it opens", office, thursday("09:00"), { state: "open", until: "13:00" }],
  ["the last minute before the break", office, thursday("12:59"), { state: "open", until: "13:00" }],
  ["the minute it closes", office, thursday("13:00"), { state: "closed", day: 4, from: "16:00" }],
  ["in the evening", office, thursday("20:30"), { state: "closed", day: 5, from: "09:00" }],
  ["on the last evening of the week", office, saturday("14:00"), { state: "closed", day: 1, from: "09:00" }],
  ["a night that passes midnight", night, friday("23:30"), { state: "open", until: "04:00" }],
  ["a night after midnight", night, saturday("03:59"), { state: "open", until: "04:00" }],
  ["once a week, just closed", night, saturday("04:00"), { state: "closed", day: 5, from: "20:00" }],
  ["all day and night", [{ days: week, from: "00:00", to: "24:00" }], thursday("03:00"), { state: "always" }],
  ["no hours at all", [], thursday("12:00"), { state: "never" }],
] as const)("%s", (_, hours, at, expected) => {
  expect(
    openingAt({ hours: hours.map(({ days, ...rest }) => ({ ...rest, days: [...days] })), timeZone: madrid }, at),
  ).toEqual(expected);
});

it("goes by the clock of the city, also where that is on another day", () => {
  const hours = [{ days: [5], from: "00:00", to: "06:00" }];
  // 20:30 UTC on Thursday is 01:30 on Friday in Almaty, which is five hours ahead.
  const at = Date.parse("2026-11-26T20:30:00Z");
  expect(openingAt({ hours, timeZone: "Asia/Almaty" }, at)).toEqual({ state: "open", until: "06:00" });
  expect(openingAt({ hours, timeZone: madrid }, at)).toEqual({ state: "closed", day: 5, from: "00:00" });
});
