import { describe, expect, it } from "vitest";
import { chosenVariables, gamesInAddress, moved, nextGame, withGames } from "./chosenGames.ts";

const query = (text: string) => new URLSearchParams(text);

describe("games in the address [2.14]", () => {
  it.each([
    ["games=1,2,3", ["1", "2", "3"]],
    ["games=3,1,3", ["3", "1"]],
    ["games=1,x,,-2,3", ["1", "3"]],
    ["games=", []],
    ["other=1", null],
    [
      `games=${Array.from({ length: 12 }, (_, index) => index + 1).join(",")}`,
      ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    ],
  ])("%s are %j", (text, ids) => expect(gamesInAddress(query(text))).toEqual(ids));

  it("leave the rest of the query alone", () => {
    expect(withGames(query("a=1"), ["2", "3"]).toString()).toBe("a=1&games=2%2C3");
    expect(withGames(query("a=1&games=2"), []).toString()).toBe("a=1");
  });

  it("are one question whatever their order", () =>
    expect(chosenVariables(["9", "10"])).toEqual(chosenVariables(["10", "9"])));
});

it("moves a game a place, and not past the ends", () => {
  expect(moved(["1", "2", "3"], "2", -1)).toEqual(["2", "1", "3"]);
  expect(moved(["1", "2", "3"], "2", 1)).toEqual(["1", "3", "2"]);
  expect(moved(["1", "2"], "1", -1)).toEqual(["1", "2"]);
  expect(moved(["1", "2"], "2", 1)).toEqual(["1", "2"]);
  expect(moved(["1", "2"], "5", 1)).toEqual(["1", "2"]);
});

it("offers a game of the same championship, else of the same sport, else another one", () => {
  const game = (id: string, sport: string, championship: string) => ({
    id,
    sport: { id: sport },
    championship: { id: championship },
  });
  const over = game("1", "football", "88");
  const live = [game("2", "tennis", "5"), game("3", "football", "90"), game("4", "football", "88")];
  expect(nextGame(over, live, ["1"])?.id).toBe("4");
  expect(nextGame(over, live, ["1", "4"])?.id).toBe("3");
  expect(nextGame(over, live, ["1", "4", "3"])?.id).toBe("2");
  expect(nextGame(null, live, [])?.id).toBe("2");
  expect(nextGame(over, live, ["1", "2", "3", "4"])).toBeNull();
});
