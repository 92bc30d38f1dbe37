import { describe, expect, it } from "vitest";
import type { BookedRound } from "../../../money/wallet/public.ts";
import { readStatement, type StatedRound } from "../studio/statement.ts";
import { compare, totalsOf } from "./compare.ts";

const line = (change: Partial<StatedRound> = {}): StatedRound => ({
  id: "r1",
  player: "7",
  game: "old-jack",
  status: "closed",
  currency: "RUB",
  stake: "10.00",
  won: "25.00",
  ...change,
});
const round = (change: Partial<BookedRound> = {}): BookedRound => ({
  id: "r1",
  playerId: 7,
  game: "old-jack",
  currency: "RUB",
  state: "SETTLED",
  staked: "10",
  won: "25.0",
  endedAt: 1,
  ...change,
});
const kinds = (one: StatedRound, other?: BookedRound) =>
  compare([one], new Map(other === undefined ? [] : [[other.id, other]]), []).map(({ kind, here, there }) => [
    kind,
    here,
    there,
  ]);

describe("a day's comparison", () => {
  it.each([
    ["the same", line(), round(), []],
    ["a loss", line({ won: "0" }), round({ won: null }), []],
    [
      "a round that was given back",
      line({ status: "cancelled", won: "0" }),
      round({ state: "ROLLED_BACK", staked: "0", won: null }),
      [],
    ],
    ["a bet that was refused", line({ status: "cancelled", won: "0" }), undefined, []],
    ["a round that the wallet never had", line(), undefined, [["missing_here", null, "10.00 RUB, won 25.00"]]],
    ["another player", line({ player: "8" }), round(), [["player", "7", "8"]]],
    ["another game", line({ game: "x" }), round(), [["game", "old-jack", "x"]]],
    ["another currency", line({ currency: "EUR" }), round(), [["currency", "RUB", "EUR"]]],
    ["another stake", line({ stake: "10.01" }), round(), [["stake", "10", "10.01"]]],
    ["another win", line({ won: "25.01" }), round(), [["win", "25.0", "25.01"]]],
    [
      "a win that has not come",
      line(),
      round({ state: "OPEN", won: null }),
      [
        ["state", "OPEN", "SETTLED"],
        ["win", "0", "25.00"],
      ],
    ],
    [
      "a round that one side gave back",
      line({ status: "cancelled", won: "0" }),
      round({ won: null }),
      [["state", "SETTLED", "ROLLED_BACK"]],
    ],
  ] as const)("names what differs: %s", (_, stated, booked, expected) => {
    expect(kinds(stated, booked)).toEqual(expected);
  });

  it("names rounds that no statement has", () => {
    expect(compare([], new Map(), [round({ id: "r9" })])).toEqual([
      { round: "r9", kind: "missing_there", here: "10 RUB, won 25.0", there: null },
    ]);
  });

  it("sums what was played to its end, by currency, exactly", () => {
    const lines = [
      line({ stake: "0.1" }),
      line({ id: "r2", stake: "0.2", won: "0" }),
      line({ id: "r3", status: "cancelled" }),
    ];
    expect(
      totalsOf(lines, [
        round({ staked: "0.3", won: null }),
        round({ currency: "EUR" }),
        round({ state: "ROLLED_BACK" }),
      ]),
    ).toEqual([
      {
        currency: "EUR",
        rounds_here: 1,
        rounds_there: 0,
        staked_here: "10",
        staked_there: "0",
        won_here: "25",
        won_there: "0",
      },
      {
        currency: "RUB",
        rounds_here: 1,
        rounds_there: 2,
        staked_here: "0.3",
        staked_there: "0.3",
        won_here: "0",
        won_there: "25",
      },
    ]);
  });

  it("reads a statement whatever the order of its columns, and refuses what is none", () => {
    const text = 'game,id,player,status,currency,won,stake,endedAt\nold-jack,r1,"7",closed,RUB,25.00,10.00,x\n';
    expect(readStatement(text)).toEqual([line()]);
    for (const bad of [
      "id,player\nr1,7\n",
      text.replace("closed", "lost"),
      text.replace("10.00", "-1"),
      text.replace("r1", "r 1"),
    ])
      expect(() => readStatement(bad), bad).toThrow(/line 1/);
    expect(readStatement("")).toEqual([]);
  });
});
