import { describe, expect, it } from "vitest";
import { cardHeight, cardsOf, dealt, foundMarkets } from "./marketGroups.ts";
import { steadied } from "./useSteadyMarkets.ts";
import { readPins } from "./pins.ts";
import { testMarket } from "./testGame.ts";
import { videoUrl } from "./LiveVideo.tsx";

describe("markets of a page", () => {
  it("are found without marks and in any case, by every word", () => {
    const markets = [
      testMarket("handicap", "Hándicap +1.5", "1.5"),
      testMarket("total", "Тотал: ещё больше 2.5", "2.5"),
    ];
    expect(foundMarkets(markets, "handicap 1.5").map(({ type }) => type)).toEqual(["handicap"]);
    expect(foundMarkets(markets, "ЕЩЕ больше").map(({ type }) => type)).toEqual(["total"]);
    expect(foundMarkets(markets, "  ")).toHaveLength(2);
  });

  it("are dealt to the column that is lowest, so that none ends far below the others", () => {
    const columns = dealt(
      [100, 40, 40, 30, 10].map((height) => ({ height })),
      2,
    );
    expect(columns.map((column) => column.map(({ height, top }) => `${height}@${top}`))).toEqual([
      ["100@0", "10@100"],
      ["40@0", "40@40", "30@80"],
    ]);
  });

  it("take the room their rows need, and none but the head's when folded", () => {
    const [card] = cardsOf([testMarket("total", "Total 1.5", "1.5"), testMarket("total", "Total 2.5", "2.5")]);
    if (card === undefined) throw new Error("no card");
    expect([cardHeight(card, 2, false), cardHeight(card, 1, false), cardHeight(card, 2, true)]).toEqual([148, 244, 44]);
  });

  it("keep the place of an outcome that is gone while the others show their newest price", () => {
    const before = testMarket("correct_score", "Correct score", null, "score", ["1-0", "2-0"]);
    const now = { ...before, outcomes: before.outcomes.slice(1).map((outcome) => ({ ...outcome, coef: "7.000" })) };
    const { markets, gone } = steadied([before], [now]);
    expect(markets[0]?.outcomes.map(({ type, coef }) => `${type} ${coef}`)).toEqual(["1-0 1.900", "2-0 7.000"]);
    expect([...gone]).toEqual(["1.correct_score.1-0"]);
  });

  it("take no pins from a storage that somebody else wrote", () => {
    expect(readPins('{"football":["total"],"tennis":7}')).toEqual({ football: ["total"] });
    expect([readPins("null"), readPins("[1"), readPins(null)]).toEqual([{}, {}, {}]);
  });
});

describe("live pictures", () => {
  const parts = { gameId: "12", sport: "ice-hockey", language: "en" } as const;
  const own = "https://bets.example";

  it("come from the operator's template, with its parts put in as parts of an address", () => {
    expect(videoUrl("https://video.example/{sport}/{gameId}?lang={language}", parts, own)).toBe(
      "https://video.example/ice-hockey/12?lang=en",
    );
    expect(videoUrl("https://video.example/?id={gameId}", { ...parts, gameId: "1&x=2" }, own)).toBe(
      "https://video.example/?id=1%26x%3D2",
    );
  });

  it("never come from this site, where a frame would not be kept apart, nor by anything but https", () => {
    expect(
      [null, "https://bets.example/{gameId}", "javascript:alert({gameId})", "http://video.example/", "video"].map(
        (template) => videoUrl(template, parts, own),
      ),
    ).toEqual([null, null, null, null, null]);
  });
});
