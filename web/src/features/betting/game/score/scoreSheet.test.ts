import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/prices/gameState.ts";
import { eventWord, minuteOf, scoreOf } from "@/features/betting/game/eventWords.ts";
import { scoreSheet } from "./scoreSheet.ts";
import { testScore } from "@/features/betting/game/testGame.ts";
import { leads } from "@/features/betting/game/court/Lead.tsx";
import { minuteAt } from "@/features/betting/game/court/minutes.ts";
import { thisOver } from "@/features/betting/game/court/thisOver.ts";

const event = (
  type: GameEvent["type"],
  side: number | null,
  minute: string,
  scoreAfter: string | null = null,
): GameEvent => ({ type, side, minute, scoreAfter });
const text = (slug: string, score: Parameters<typeof scoreSheet>[1], events: GameEvent[] = [], isOver = false) =>
  scoreSheet(slug, score, events, isOver).map(
    ({ name, home, away, isNow }) => `${name} ${home}:${away}${isNow ? " now" : ""}`,
  );

describe("the score in detail, by sport [2.11]", () => {
  it("counts football's cards and halves", () => {
    const events = [
      event("YELLOW_CARD", 1, "10"),
      event("YELLOW_CARD", 2, "20"),
      event("YELLOW_CARD", 1, "30"),
      event("RED_CARD", 2, "40"),
    ];
    expect(
      text(
        "football",
        {
          ...testScore(2, 1),
          periods: [
            { home: 1, away: 1 },
            { home: 1, away: 0 },
          ],
        },
        events,
      ),
    ).toEqual(["yellow 2:1", "red 0:1", "1 1:1", "2 1:0 now", "total 2:1"]);
  });

  it("calls what is beyond the regular periods overtime", () => {
    const score = {
      ...testScore(3, 2),
      period: 4,
      periods: [
        { home: 1, away: 1 },
        { home: 1, away: 0 },
        { home: 0, away: 1 },
        { home: 1, away: 0 },
      ],
    };
    expect(text("ice-hockey", score)).toEqual(["1 1:1", "2 1:0", "3 0:1", "overtime 1:0 now", "total 3:2"]);
  });

  it("tells tennis by sets, with the points of the game that is played, and without them when it is over", () => {
    const score = {
      ...testScore(1, 0),
      period: 2,
      periods: [
        { home: 6, away: 4 },
        { home: 2, away: 3 },
      ],
      homePoints: "40",
      awayPoints: "A",
      serving: 2,
    };
    expect(text("tennis", score)).toEqual(["1 6:4", "2 2:3 now", "points 40:A now", "total 1:0"]);
    expect(text("tennis", { ...score, home: 2 }, [], true)).toEqual(["1 6:4", "2 2:3", "total 2:0"]);
  });

  it("tells cricket by runs, wickets and overs", () => {
    expect(
      text("cricket", { ...testScore(163, 42), period: 2, homePoints: "7/20.0", awayPoints: "1/5.3", serving: 2 }),
    ).toEqual(["overs 7/20.0:1/5.3", "total 163:42"]);
  });

  it("goes on beyond nine innings of baseball", () => {
    const periods = Array.from({ length: 10 }, (_, index) => ({ home: index === 9 ? 1 : 0, away: 0 }));
    expect(text("baseball", { ...testScore(1, 0), period: 10, periods }).at(-2)).toBe("overtime 1:0 now");
  });
});

describe("what events are called", () => {
  const baskets = [
    event("PERIOD_START", null, "1"),
    event("GOAL", 1, "1", "2:0"),
    event("GOAL", 2, "1", "2:3"),
    event("GOAL", 1, "2", "4:3"),
  ];

  it("counts what a basket or a stroke brought by the score before", () => {
    expect(baskets.map((_, index) => eventWord("basketball", baskets, index))).toEqual([
      { key: "PERIOD_START", count: 1 },
      { key: "POINTS", count: 2 },
      { key: "POINTS", count: 3 },
      { key: "POINTS", count: 2 },
    ]);
    expect(eventWord("cricket", [event("GOAL", 1, "0.4", "0:0"), event("GOAL", 1, "1.0", "6:0")], 1)).toEqual({
      key: "RUNS",
      count: 6,
    });
  });

  it("does not guess where the events before were cut off", () => {
    expect(eventWord("basketball", [event("GOAL", 1, "30", "61:58")], 0)).toEqual({ key: "SCORED", count: 0 });
  });

  it("leaves goals goals, calls rallies points and tells no score that counts them across sets", () => {
    expect(eventWord("football", [event("GOAL", 1, "5", "1:0")], 0)).toEqual({ key: "GOAL", count: 1 });
    expect(eventWord("volleyball", [event("GOAL", 1, "", "40:38")], 0)).toEqual({ key: "RALLY", count: 1 });
    expect(scoreOf("volleyball", event("GOAL", 1, "", "40:38"))).toBeNull();
    expect(minuteOf("tennis", event("GOAL", 1, "125"))).toBe("");
    expect([minuteOf("football", event("GOAL", 1, "45+2")), minuteOf("cricket", event("WICKET", 1, "12.4"))]).toEqual([
      "45+2′",
      "12.4",
    ]);
  });

  it("knows the balls of cricket's over by what they brought, also its last one and none of the innings before", () => {
    const events = [
      event("GOAL", 2, "19.5", "0:4"),
      event("PERIOD_START", 1, "0.0"),
      event("GOAL", 1, "0.2", "1:4"),
      event("WICKET", 1, "0.4"),
      event("GOAL", 1, "1.0", "5:4"),
    ];
    expect(thisOver(events).map(({ minute, runs, isWicket }) => `${minute} ${isWicket ? "W" : runs}`)).toEqual([
      "0.2 1",
      "0.4 W",
      "1.0 4",
    ]);
    expect(thisOver([...events, event("GOAL", 1, "1.3", "7:4")]).map(({ runs }) => runs)).toEqual([2]);
  });

  it("draws the lead by the minute, and keeps added time before the next half", () => {
    expect(leads(baskets)).toEqual([
      [1, 2],
      [1, -1],
      [2, 1],
    ]);
    expect([minuteAt("45+2"), minuteAt("45+14"), minuteAt("46"), minuteAt("12.3")]).toEqual([45.2, 45.9, 46, null]);
  });
});
