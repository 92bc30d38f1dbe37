import { expect, it } from "vitest";
import { hourTeller, isTimeZone } from "./timeZone.ts";

it("knows zones by their names and nothing else", () => {
  expect(["Asia/Tokyo", "Etc/GMT-3", "UTC"].every(isTimeZone)).toBe(true);
  expect(["Mars/Olympus", "", "x".repeat(65)].some(isTimeZone)).toBe(false);
});

it("tells the hour of a zone, also over a change of its clocks", () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1000;
  expect(hourTeller("Asia/Tokyo")(noon)).toBe(21);
  // India is half an hour off: 12:15 UTC is 17:45, 12:45 UTC is 18:15.
  expect([900, 2700].map((seconds) => hourTeller("Asia/Kolkata")(noon + seconds))).toEqual([17, 18]);
  // In 2026 Berlin's clocks went back at 01:00 UTC on 25 October.
  const before = Date.UTC(2026, 9, 25, 0, 59) / 1000;
  const berlin = hourTeller("Europe/Berlin");
  expect([before, before + 60].map(berlin)).toEqual([2, 2]);
  expect(hourTeller("UTC")(Date.UTC(2026, 10, 21) / 1000)).toBe(0);
});
