import { expect, it } from "vitest";
import { readChoice, resultsUrl } from "./address.ts";

const read = (query: string, zone?: string) => readChoice(zone, new URLSearchParams(query));

it("an address tells zone, day, sport and words, and says the same again [2.16]", () => {
  const choice = read("day=2024-02-29&sport=5&search=%20Reds%20");
  expect(choice).toEqual({ zone: "zone", day: "2024-02-29", month: null, sportId: "5", search: "Reds" });
  expect(choice === null ? "" : resultsUrl("en", choice)).toBe("/en/results/zone?day=2024-02-29&sport=5&search=Reds");
  expect(read("", "live")).toMatchObject({ zone: "live", day: null });
});

it.each(["day=2026-02-29", "day=2026-13-01", "day=today", "day=", "month=2026-1", "sport=x", "sport=-1"])(
  "%s is no address of results",
  (query) => {
    expect(read(query)).toBeNull();
  },
);

it("the live zone has no days, and long words are cut", () => {
  const choice = read(`search=${"x".repeat(200)}`, "live");
  expect(choice?.search).toHaveLength(64);
  expect(choice === null ? "" : resultsUrl("ar", { ...choice, day: "2026-11-20", search: "" })).toBe(
    "/ar/results/live",
  );
});
