import { describe, expect, it } from "vitest";
import type { Game } from "../book/game.ts";
import { marketIdOf } from "../book/outcomeIds.ts";
import type { OutcomeResult, Strength } from "../model.ts";
import { footballModel } from "../pricing/football.ts";
import { iceHockeyModel } from "../pricing/ice-hockey.ts";
import { modelFor } from "../pricing/index.ts";
import { seededRandom } from "../seed/random.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import { checkCombination, combinableTypes } from "./check.ts";
import { combinationId, parseCombinationId, type Part } from "./ids.ts";
import { combinedResult, jointFacts } from "./joint.ts";

const part = (text: string): Part => {
  const [type = "", outcome = "", param = null] = text.split(" ");
  return { type, outcome, param };
};
const factsOf = (model: typeof footballModel, strength: Strength, ...texts: string[]) =>
  jointFacts(model.joint?.finals(strength, null) ?? [], model.settle, texts.map(part));

describe("chances of several outcomes at once", () => {
  // Dixon and Coles's grid for λ = 1.5, μ = 1.1, ρ = −0.1, summed over 40 × 40 scores by a separate Python script.
  const strength: Strength = { home: 1.5, away: 1.1, rho: -0.1 };
  it.each<[number, string[]]>([
    [0.2692760429741641, ["1x2 home", "total over 2.5"]],
    [0.20564668030304473, ["1x2 home", "total over 2.5", "both_to_score yes"]],
    [0.31640544319306246, ["1x2 home", "total under 3.5"]],
    [0.08652871861969899, ["1x2 draw", "both_to_score no"]],
    [0.13480654445901608, ["double_chance 1x", "total under 2.5", "both_to_score yes"]],
    [0.16540929915983912, ["team_total_home over 1.5", "team_total_away over 0.5", "odd_even odd"]],
  ])("of football are %f", (chance, parts) => {
    const { won, lost } = factsOf(footballModel, strength, ...parts);
    expect(won).toBeCloseTo(chance, 9);
    expect(won + lost).toBeCloseTo(1, 9);
  });

  it("leave out what is given back: a win with exactly three goals neither wins nor loses with over 3", () => {
    const { won, lost } = factsOf(footballModel, strength, "1x2 home", "total over 3");
    expect(won).toBeCloseTo(0.13558360218836304, 9);
    expect(1 - won - lost).toBeCloseTo(0.13369244078580103, 9);
    expect(won / (won + lost)).toBeCloseTo(0.15650746752267378, 9);
  });

  // Poisson goals of 2.9 and 2.6 in regular time; a draw goes on: 2/3 of them are decided in overtime by 2.9 : 2.6, the
  // rest evenly.
  it("go on beyond regular time in ice hockey", () => {
    expect(factsOf(iceHockeyModel, { home: 2.9, away: 2.6 }, "winner home", "total over 5.5").won).toBeCloseTo(
      0.26466876941353384,
      9,
    );
    expect(factsOf(iceHockeyModel, { home: 2.9, away: 2.6 }, "1x2 draw", "winner away").won).toBeCloseTo(
      0.0834494103968464,
      9,
    );
  });

  it("follow the sets of a match: even sides win the first set and the match in 11 cases of 32", () => {
    // The first set with 1/2; then two of at most four more: 1 − (1 + 4)/16 = 11/16.
    const { won } = factsOf(modelFor("volleyball"), { home: 0.5, away: 0.5 }, "winner home", "set_winner home 1");
    expect(won).toBeCloseTo(11 / 32, 6);
  });
});

const clock = new SteeredClock("2026-11-21T15:20:00Z");
const book = realBook(clock);
const gamesOf = (sport: string): Game[] => [
  ...book
    .live()
    .filter((game) => game.sport.slug === sport)
    .slice(0, 2),
  ...book
    .line()
    .filter((game) => game.sport.slug === sport)
    .slice(0, 2),
];
const sports = ["football", "ice-hockey", "volleyball"] as const;

describe.each(sports)("combinations of %s", (sport) => {
  const games = gamesOf(sport);
  const open = (game: Game) => {
    const board = book.board(game);
    const types = combinableTypes(board);
    return board.view.markets
      .filter(({ type, param }) => types.includes(type) && Number.isInteger(Number(param) * 2))
      .flatMap((market) =>
        market.outcomes.map((outcome) => ({
          id: outcome.id,
          coef: outcome.coef,
          part: { type: market.type, param: market.param, outcome: outcome.type },
        })),
      );
  };

  it("agree with the models: one outcome alone has the chance its market is priced by", () => {
    expect(games.length).toBeGreaterThanOrEqual(2);
    for (const game of games) {
      const { model, finals, view } = book.board(game);
      const joint = new Map(open(game).map(({ id, part: one }) => [id, jointFacts(finals, model.settle, [one])]));
      for (const { type, param, outcomes } of view.markets) {
        const known = outcomes.map(({ id }) => joint.get(id)).filter((facts) => facts !== undefined);
        if (known.length < outcomes.length) continue;
        // Fair chances of a market's outcomes sum to 1 (two of three double chances win), whatever the margin is.
        const chances = known.map(({ won, lost }) => won / (won + lost));
        expect(
          chances.reduce((sum, chance) => sum + chance, 0),
          `${type} ${param}`,
        ).toBeCloseTo(type === "double_chance" ? 2 : 1, 6);
      }
    }
  });

  it("are at most as likely as each part, at least as likely as Fréchet's bound, and never cost less than a part", () => {
    const random = seededRandom(7);
    let combined = 0;
    for (const game of games) {
      const board = book.board(game);
      const choice = open(game);
      for (let round = 0; round < 25 && choice.length > 4; round += 1) {
        const picked = Array.from(
          { length: 2 + Math.floor(random() * 3) },
          () => choice[Math.floor(random() * choice.length)],
        ).filter((one) => one !== undefined);
        const { coef } = checkCombination(
          board,
          picked.map(({ id }) => id),
        );
        const facts = jointFacts(
          board.finals,
          board.model.settle,
          picked.map((one) => one.part),
        );
        const alone = picked.map((one) => jointFacts(board.finals, board.model.settle, [one.part]));
        expect(facts.won).toBeLessThanOrEqual(Math.min(...alone.map(({ won }) => won)) + 1e-12);
        expect(facts.won).toBeGreaterThanOrEqual(alone.reduce((sum, { won }) => sum + won, 1 - alone.length) - 1e-9);
        if (coef === null) continue;
        combined += 1;
        expect(Number(coef)).toBeGreaterThanOrEqual(Math.max(...picked.map((one) => Number(one.coef))));
        // One margin: the price is below the fair one, and nearer to it than two margins would leave it.
        const fair = (facts.won + facts.lost) / facts.won;
        expect(Number(coef)).toBeLessThanOrEqual(fair);
      }
    }
    expect(combined).toBeGreaterThan(3);
  });
});

describe("a combination", () => {
  const game = book.line().find(({ sport }) => sport.slug === "football");
  if (game === undefined) throw new Error("no football ahead");
  const board = book.board(game);
  const id = (text: string) => `${game.id}.${text}`;
  const codes = (...texts: string[]) =>
    checkCombination(board, texts.map(id)).refusals.map(({ code, outcomeIds }) => [
      code,
      ...outcomeIds.map((one) => one.slice(String(game.id).length + 1)),
    ]);

  it("is refused with a reason at the parts it lies at", () => {
    expect(codes("1x2.home")).toEqual([["TOO_FEW_PARTS"]]);
    expect(codes("1x2.home", "1x2.draw")).toEqual([["IMPOSSIBLE", "1x2.home", "1x2.draw"]]);
    expect(codes("1x2.home", "double_chance.1x")).toEqual([["IMPLIED_PART", "1x2.home", "double_chance.1x"]]);
    expect(codes("double_chance.1x", "1x2.home", "total.2.5.over")).toEqual([
      ["IMPLIED_PART", "1x2.home", "double_chance.1x"],
    ]);
    expect(codes("1x2.home", "1x2.home")).toEqual([["DUPLICATE_PART", "1x2.home"]]);
    expect(codes("1x2.home", "half_1x2.home")).toEqual([["NOT_COMBINABLE", "half_1x2.home"]]);
    expect(codes("1x2.home", "total.77.5.over")).toEqual([["UNKNOWN_PART", "total.77.5.over"]]);
    expect(checkCombination(board, [id("1x2.home"), "1.1x2.home"]).refusals).toEqual([
      { code: "UNKNOWN_PART", outcomeIds: ["1.1x2.home"] },
    ]);
    expect(
      checkCombination(
        board,
        Array.from({ length: 9 }, () => id("1x2.home")),
      ).refusals,
    ).toEqual([{ code: "TOO_MANY_PARTS", outcomeIds: [] }]);
    const quarter = board.view.markets.find(
      ({ type, param }) => type === "total" && !Number.isInteger(Number(param) * 2),
    );
    expect(codes("1x2.home", `total.${quarter?.param}.over`)).toEqual([
      ["QUARTER_LINE", `total.${quarter?.param}.over`],
    ]);
  });

  it("names a part that only all the others together imply, and costs the same without it", () => {
    const with3 = checkCombination(board, [id("1x2.home"), id("total.2.5.over"), id("both_to_score.yes")]);
    expect(with3).toMatchObject({ refusals: [], needlessIds: [id("total.2.5.over")] });
    const without = checkCombination(board, [id("1x2.home"), id("both_to_score.yes")]);
    expect(Number(without.coef)).toBe(Number(with3.coef));
  });

  it("is not offered where markets are priced each by itself", () => {
    const basketball = book.line().find(({ sport }) => sport.slug === "basketball");
    if (basketball === undefined) throw new Error("no basketball ahead");
    const own = book.board(basketball);
    expect(combinableTypes(own)).toEqual([]);
    expect(checkCombination(own, [`${basketball.id}.winner.home`]).refusals).toEqual([
      { code: "NOT_OFFERED", outcomeIds: [] },
    ]);
  });

  it("has one id in whatever order it was put together, which the book understands like any outcome's", () => {
    const parts = [part("both_to_score yes"), part("total under 3.5"), part("1x2 home")];
    const own = combinationId({ gameId: game.id, parts });
    expect(own).toBe(`${game.id}.combination.r_1+b_y+t_u_3.5.yes`);
    expect(combinationId({ gameId: game.id, parts: parts.toReversed() })).toBe(own);
    expect(parseCombinationId(own)).toEqual({
      gameId: game.id,
      parts: [part("1x2 home"), part("both_to_score yes"), part("total under 3.5")],
    });
    const found = book.outcome(own);
    expect(found).toMatchObject({
      outcomeId: own,
      outcomeType: "yes",
      marketType: "combination",
      isBlocked: false,
      game: { gameId: String(game.id) },
    });
    expect(found?.coef).toBe(
      checkCombination(
        board,
        parts.map(({ type, param, outcome }) => `${marketIdOf(game.id, type, param)}.${outcome}`),
      ).coef,
    );
    expect(found?.outcomeNames.en).toBe(
      `Match result: ${game.home.names.en} + Both teams to score: Yes + Total 3.5: Under 3.5`,
    );
    expect(book.gameOf(own)?.gameId).toBe(String(game.id));
    expect(book.result(own)).toBeNull();
  });

  it("is unknown by any other text: no order of its own, no doubles, no nonsense, and no throw", () => {
    const texts = [
      `${game.id}.combination.b_y+r_1.yes`,
      `${game.id}.combination.r_1.yes`,
      `${game.id}.combination.r_1+r_1.no`,
      `${game.id}.combination..yes`,
      `${game.id}.combination.r_1+zz_1.yes`,
      `${game.id}.combination.r_1+t_o_2.25.yes`,
      `${game.id}.combination.r_1+t_o_99.5.yes`,
      "1.combination.r_1+b_y.yes",
      `${game.id}.combination.r_1+c_99:99.yes`,
      `${game.id}.combination.r_1+t_o_-.yes`,
      `${game.id}.combination.${"r_1+".repeat(30)}b_y.yes`,
      "combination",
      "x.combination.r_1+b_y.yes",
    ];
    for (const text of texts) expect(book.outcome(text), text).toBeNull();
    const random = seededRandom(11);
    const letters = "r1bty_+.:-x2ou05 \u0000é".split("");
    for (let round = 0; round < 2000; round += 1) {
      const body = Array.from(
        { length: Math.floor(random() * 24) },
        () => letters[Math.floor(random() * letters.length)],
      ).join("");
      const text = `${game.id}.combination.${body}.yes`;
      const found = book.outcome(text);
      if (found !== null) expect(found.outcomeId).toBe(text);
      book.gameOf(text);
      book.result(text);
    }
  });
});

describe("the result of a combination", () => {
  it.each<[OutcomeResult | null, (OutcomeResult | null)[]]>([
    ["WON", ["WON", "WON"]],
    ["LOST", ["WON", "LOST"]],
    ["LOST", [null, "LOST"]],
    ["LOST", ["VOID", "LOST"]],
    [null, ["WON", null]],
    [null, ["VOID", null]],
    ["VOID", ["WON", "VOID"]],
    ["VOID", ["VOID", "VOID"]],
  ])("is %s for parts %j", (result, parts) => expect(combinedResult(parts)).toBe(result));

  it("follows the parts' own through a game that is played", () => {
    const own = new SteeredClock("2026-11-21T15:20:00Z");
    const played = realBook(own);
    const seen = new Set<string | null>();
    const games = played
      .line()
      .filter(({ sport, startsAt }) => sport.slug === "football" && startsAt < own.seconds + 3 * 3600);
    for (const minutes of [90, 300]) {
      own.pass(minutes * 60);
      for (const { id: gameId } of games) {
        for (const texts of [
          ["1x2 home", "total under 3.5"],
          ["1x2 draw", "both_to_score no"],
          ["double_chance x2", "total over 2"],
          ["handicap home -1", "odd_even odd"],
        ]) {
          const parts = texts.map(part);
          const results = parts.map(({ type, param, outcome }) =>
            played.result(`${marketIdOf(gameId, type, param)}.${outcome}`),
          );
          const result = played.result(combinationId({ gameId, parts }));
          expect(result).toBe(combinedResult(results));
          seen.add(result);
        }
      }
    }
    expect(seen).toEqual(new Set([null, "WON", "LOST", "VOID"]));
  });
});
