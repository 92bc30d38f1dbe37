import { describe, expect, it } from "vitest";
import { betOf, fitted, queryOf } from "./calculatorBet.ts";
import { reckon } from "./reckoning.ts";

const reckoned = (query: string) => reckon(betOf(new URLSearchParams(query)));

describe("the betting calculator [2.50]", () => {
  // Worked out by hand or taken from bookmakers' published tables, never from the code.
  it.each([
    // All four at evens: a Lucky 15 of 15 lines pays 80 times the line, a Yankee of 11 lines 72, a Patent of 7 lines 26.
    ["kind=full_cover&cover=lucky_15&stake=15&legs=2-w*2-w*2-w*2-w", "15.00", "80.00", "80.00"],
    ["kind=full_cover&cover=yankee&stake=11&legs=2-w*2-w*2-w*2-w", "11.00", "72.00", "72.00"],
    ["kind=full_cover&cover=patent&stake=7&legs=2-w*2-w*2-w", "7.00", "26.00", "26.00"],
    // Trixie at 3.0: three doubles at 9 and a treble at 27.
    ["kind=full_cover&cover=trixie&stake=4&legs=3-w*3-w*3-w", "4.00", "54.00", "54.00"],
    ["kind=full_cover&cover=trixie&stake=4&legs=3-w*3-w*3-l", "4.00", "9.00", "9.00"],
    ["kind=single&stake=100&legs=2.5", "100.00", "0.00", "250.00"],
    ["kind=single&stake=10&legs=11-d1.2", "10.00", "55.00", "55.00"],
    ["kind=express&stake=200&legs=1.85-w*2.1-w", "200.00", "777.00", "777.00"],
    ["kind=express&stake=200&legs=1.85-w*2.1-v", "200.00", "370.00", "370.00"],
    ["kind=express&stake=200&legs=1.85-hw*2.1-w", "200.00", "598.50", "598.50"],
    ["kind=express&stake=200&legs=1.85-hl*2.1-w", "200.00", "210.00", "210.00"],
    ["kind=system&size=2&stake=90&legs=2*2*2", "90.00", "0.00", "360.00"],
    ["kind=system&size=2&stake=90&legs=2-w*2-w*2-l", "90.00", "120.00", "120.00"],
    ["kind=system&size=3&stake=400&legs=1.5-l*2-w*2.5-w*3-w", "400.00", "1500.00", "1500.00"],
    // A banker at 2 with two of three at 3: three trebles of 30 at 18.
    ["kind=system&size=2&stake=90&legs=2-w-b*3-w*3-w*3-w", "90.00", "1620.00", "1620.00"],
    ["kind=multiple_singles&stake=10&legs=2-w*3-l*1.5-w", "30.00", "35.00", "35.00"],
    ["kind=chain&stake=100&legs=2-w*2-w", "100.00", "300.00", "300.00"],
    ["kind=chain&stake=100&legs=2-l*2-w", "100.00", "0.00", "0.00"],
    // 100 at 2 leaves 150 over when the next block takes 50, which comes back as 150.
    ["kind=conditional&blocks=100*50&legs=2-w-s1*3-w-s2", "100.00", "300.00", "300.00"],
    ["kind=conditional&blocks=100*50&legs=2-w-s1*3-l-s2", "100.00", "150.00", "150.00"],
    // 1 / (1.1165 − 1/4) = 1.15407…
    ["kind=anti_express&stake=100&legs=2-l*2-w", "100.00", "115.41", "115.41"],
    ["kind=anti_express&stake=100&legs=2-w*2-w", "100.00", "0.00", "0.00"],
  ])("of %s: stake %s, return %s to %s", (query, stake, lowest, highest) => {
    expect(reckoned(query)).toMatchObject({ stake, lowest, highest });
  });

  it("tells single stakes, total odds and profit", () => {
    expect(reckoned("kind=system&size=3&stake=100&legs=2*2*2*2*2")).toMatchObject({
      units: 10,
      unitStake: "10",
      coef: null,
    });
    expect(reckoned("kind=full_cover&cover=goliath&stake=247&legs=2*2*2*2*2*2*2*2")).toMatchObject({
      units: 247,
      unitStake: "1",
    });
    expect(reckoned("kind=express&stake=200&legs=1.85*2.1")).toMatchObject({
      coef: "3.885",
      profit: "577.00",
      units: null,
    });
  });

  it.each([
    ["kind=express&stake=100&legs=1*2", "ODDS"],
    ["kind=express&stake=&legs=2*2", "STAKE"],
    ["kind=express&stake=0&legs=2*2", "STAKE"],
    ["kind=single&stake=5&legs=3-d0.2", "TIED"],
    ["kind=system&size=3&stake=5&legs=2*2*2", "SYSTEM_VALUE_INVALID"],
    ["kind=system&size=2&stake=5&legs=2-b*2-b*2", "BANKER_INVALID"],
    ["kind=conditional&blocks=9*9&legs=2-s2*2-s2", "BLOCK_EMPTY"],
    // 1 / (1.1165 − 1/2500) is below 1; 1 / (1.1165 − 1/1.003…) is 8.4.
    ["kind=anti_express&stake=5&legs=50*50", "ODDS_LOW"],
    ["kind=anti_express&stake=5&legs=1.001*1.002", null],
  ])("of %s: trouble is %s", (query, trouble) => {
    const result = reckoned(query);
    expect(typeof result === "string" ? result : null).toBe(trouble);
  });
});

describe("the address of a bet", () => {
  it.each([
    "kind=express&stake=200&legs=1.85-hw*2.1-v",
    "kind=system&stake=90.5&size=2&legs=2-l-b*3*4-d2.3",
    "kind=full_cover&stake=15&cover=lucky_15&legs=2*2*2*2",
    "kind=conditional&blocks=100*50&legs=2-w-s1*3-s2",
    "kind=express&stake=&legs=*2.1",
  ])("holds all of it: %s", (query) => {
    expect(queryOf(betOf(new URLSearchParams(query))).toString()).toBe(query);
  });

  it.each(["kind=nonsense&stake=-1&size=x&cover=y&legs=*-**--q&blocks=", "legs=", `legs=${"2*".repeat(5000)}`])(
    "is read whatever it says: %#",
    (query) => {
      const bet = betOf(new URLSearchParams(query));
      expect(bet.legs.length).toBeLessThanOrEqual(50);
      expect(() => reckon(bet)).not.toThrow();
    },
  );

  it("fits the bet to another kind", () => {
    const bet = betOf(new URLSearchParams("kind=express&legs=2*3*4*5"));
    expect(fitted({ ...bet, kind: "SINGLE" }).legs).toHaveLength(1);
    expect(fitted({ ...bet, kind: "FULL_COVER" }).cover).toBe("YANKEE");
  });
});
