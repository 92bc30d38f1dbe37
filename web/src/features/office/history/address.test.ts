import { describe, expect, it } from "vitest";
import { EVERYTHING, filterOf, historyUrl, isEverything, readChoice } from "./address.ts";
import { dayAt, startOfDay } from "@/slip/placedCoupon/days.ts";

const NOW = Date.parse("2026-11-21T22:30:00Z");
const read = (query: string) => readChoice(new URLSearchParams(query));

describe("address of the history", () => {
  it.each([
    "",
    "period=week",
    "period=days&from=2026-11-01&to=2026-11-20",
    "state=WON&state=LOST",
    "kind=SYSTEM&kind=CHAIN",
    "account=11&search=arsenal+%26+co&archive=1",
  ])("says %j again", (query) => {
    expect(historyUrl("en", read(query))).toBe(`/en/office/history${query === "" ? "" : `?${query}`}`);
  });

  it("leaves out what makes no sense, and puts days the right way round", () => {
    expect(read("period=ever&state=NONE&kind=SINGEL&account=x&from=2026-02-30&archive=yes")).toEqual(EVERYTHING);
    expect(read("from=2026-11-20&to=2026-11-01")).toMatchObject({
      period: "days",
      from: "2026-11-01",
      to: "2026-11-20",
    });
    expect(read("period=days")).toEqual(EVERYTHING);
    expect(read(`search=${"x".repeat(90)}`).search).toHaveLength(64);
    expect([isEverything(read("")), isEverything(read("archive=1"))]).toEqual([true, false]);
  });
});

describe("filter of a choice", () => {
  it("has no condition for everything", () => {
    expect(filterOf(EVERYTHING, NOW, "UTC")).toBeNull();
  });

  it("counts days by the visitor's clock: in Moscow it is the 22nd already, in New York still the 21st", () => {
    const from = (timeZone: string, period: "today" | "week" | "month") =>
      filterOf({ ...EVERYTHING, period }, NOW, timeZone)?.from;
    expect([from("UTC", "today"), from("Europe/Moscow", "today"), from("America/New_York", "today")]).toEqual([
      "2026-11-21T00:00:00Z",
      "2026-11-21T21:00:00Z",
      "2026-11-21T05:00:00Z",
    ]);
    expect([from("UTC", "week"), from("UTC", "month")]).toEqual(["2026-11-15T00:00:00Z", "2026-10-23T00:00:00Z"]);
  });

  it("takes both days of a span whole", () => {
    expect(filterOf(read("from=2026-11-01&to=2026-11-01"), NOW, "UTC")).toEqual({
      from: "2026-11-01T00:00:00Z",
      to: "2026-11-02T00:00:00Z",
    });
  });

  it("takes states, kinds, account, search and archive as they are", () => {
    expect(filterOf(read("state=WON&kind=CHAIN&account=11&search=7&archive=1"), NOW, "UTC")).toEqual({
      states: ["WON"],
      kinds: ["CHAIN"],
      accountId: "11",
      search: "7",
      isArchived: true,
    });
  });
});

describe("days", () => {
  it("begin where clocks are put on or back", () => {
    // Berlin: summer time ends on 25 October 2026 at 1:00 UTC, begins on 29 March at 1:00 UTC.
    expect([startOfDay("2026-10-25", "Europe/Berlin"), startOfDay("2026-10-26", "Europe/Berlin")]).toEqual([
      "2026-10-24T22:00:00Z",
      "2026-10-25T23:00:00Z",
    ]);
    expect([startOfDay("2026-03-29", "Europe/Berlin"), startOfDay("2026-03-30", "Europe/Berlin")]).toEqual([
      "2026-03-28T23:00:00Z",
      "2026-03-29T22:00:00Z",
    ]);
  });

  it("are told by the zone", () => {
    expect([dayAt(NOW, "UTC"), dayAt(NOW, "Asia/Kolkata")]).toEqual(["2026-11-21", "2026-11-22"]);
  });
});
