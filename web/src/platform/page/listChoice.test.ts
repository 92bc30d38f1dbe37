import { describe, expect, it } from "vitest";
import { DEFAULT_CHOICE, listVariables, readListChoice, withListChoice } from "./listChoice.ts";
import {
  cookieOf,
  DEFAULT_SETTINGS,
  readSettings,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
} from "@/platform/site/settings.ts";
import { cookieTypeOf } from "@/platform/site/cookieConsent.ts";
import { parseCookies } from "@/platform/site/cookies.ts";

const read = (query: string) => readListChoice(new URLSearchParams(query));
const settings = { ...DEFAULT_SETTINGS, timeZone: "Asia/Tokyo" };

describe("what a list is narrowed to by its address [5.34]", () => {
  it.each(["all", "upcoming_events", "first_period", "second_period", "recommended"] as const)(
    "%s goes into the address and comes back [5.34]",
    (time) => {
      const query = withListChoice(new URLSearchParams("ref=1"), { ...DEFAULT_CHOICE, time });
      expect(readListChoice(query).time).toBe(time);
      expect(query.get("ref")).toBe("1");
      expect(query.has("time")).toBe(time !== "all");
    },
  );

  it("takes its default for anything that no control writes", () => {
    expect(read("time=noon&hours=5&order=name&country=England")).toEqual(DEFAULT_CHOICE);
    expect(read("time=upcoming_events&hours=12&order=start&country=gb-eng")).toEqual({
      time: "upcoming_events",
      hours: 12,
      order: "start",
      country: "gb-eng",
    });
    expect(withListChoice(new URLSearchParams("time=upcoming_events&hours=12"), DEFAULT_CHOICE).toString()).toBe("");
  });

  it("asks the gateway in its words, halves of the day by the visitor's clock [5.34]", () => {
    const base = { filter: { section: "LINE" as const, sportId: "1" }, first: 50 };
    const asked = (query: string, change: Partial<Settings> = {}) =>
      listVariables(base, read(query), { ...settings, ...change });
    expect(asked("")).toEqual({ ...base, order: "COUNTRY" });
    expect(asked("", { isGroupedByCountry: false, isBestOnTop: true })).toEqual({ ...base, bestFirst: true });
    expect(asked("time=first_period&order=start")).toEqual({
      ...base,
      filter: { ...base.filter, time: "FIRST_PERIOD", timeZone: "Asia/Tokyo" },
      order: "START",
    });
    expect(asked("time=upcoming_events&hours=6")).toMatchObject({ filter: { time: "UPCOMING_EVENTS", hours: 6 } });
    expect(
      listVariables(asked("time=upcoming_events&country=es"), read(""), { ...settings, isGroupedByCountry: false }),
    ).toEqual(base);
  });
});

describe("settings as cookies [3.10]", () => {
  /** Another value than the default, for each. */
  const OTHERS: Settings = {
    theme: "dark",
    fontSize: "large",
    oddsView: 15,
    coefIndication: "none",
    view: "ASIAN",
    marketsNames: "SHORT",
    marketColumns: 3,
    timeZone: "Asia/Tokyo",
    is12h: true,
    isCompact: true,
    isLight: true,
    isGroupedByCountry: false,
    isBestOnTop: true,
    isSportsOnly: true,
    hasGameIds: true,
    hasDetailedScore: true,
    isStatisticsInNewWindow: false,
    hasTeamLogos: true,
    isVideoMoving: false,
    isMatchOpen: true,
    hasAccumulatorOfDay: false,
    hasLiveAccumulator: false,
    hasBetGenerator: true,
    isStartFolded: true,
    isEndFolded: true,
  };

  it.each(SETTING_NAMES)("%s is written, read back, and forgotten at its default [3.10]", (name) => {
    expect(OTHERS[name]).not.toBe(DEFAULT_SETTINGS[name]);
    const [sent = ""] = cookieOf(name, OTHERS[name]).split(";");
    expect(readSettings(parseCookies(sent))).toEqual({ ...DEFAULT_SETTINGS, [name]: OTHERS[name] });
    expect(cookieOf(name, OTHERS[name])).toContain("Max-Age=31536000");
    if (name !== "timeZone") expect(cookieOf(name, DEFAULT_SETTINGS[name])).toContain("Max-Age=0");
    expect(readSettings(parseCookies(`${SETTINGS[name].cookie}=%22no%22`))).toEqual(DEFAULT_SETTINGS);
    expect(cookieTypeOf(SETTINGS[name].cookie)).toBe("functional");
  });
});
