import { describe, expect, it } from "vitest";
import { drawPoisson, seededRandom } from "../seed/random.ts";
import { fitAdditive } from "./additive.ts";
import type { ScoredMatch } from "./dixon-coles.ts";
import { tau } from "#shared/betting/goals.ts";
import { expectedGoals, fitGoals, FOOTBALL_FIT } from "./dixon-coles.ts";
import { fitRallies } from "./rally.ts";
import { strengthBy } from "./strength.ts";

/** Scores of a league with known ratings; scores are kept as often as τ says, which makes them Dixon and Coles's. */
function simulate(
  rounds: number,
  rho: number,
): { matches: ScoredMatch[]; attack: number[]; defence: number[]; base: number; home: number } {
  const random = seededRandom(2026);
  const attack = [0.35, 0.2, 0.1, 0, 0, -0.1, -0.2, -0.35];
  const defence = [0.25, -0.1, 0.2, 0.05, -0.05, 0, -0.15, -0.2];
  const base = 0.1;
  const home = 0.25;
  const matches: ScoredMatch[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [one] of attack.entries()) {
      for (const [two] of attack.entries()) {
        if (one === two) continue;
        const lambda = Math.exp(base + home + (attack[one] ?? 0) - (defence[two] ?? 0));
        const mu = Math.exp(base + (attack[two] ?? 0) - (defence[one] ?? 0));
        let homeGoals: number;
        let awayGoals: number;
        do {
          homeGoals = drawPoisson(lambda, random);
          awayGoals = drawPoisson(mu, random);
        } while (random() * 1.6 > tau(homeGoals, awayGoals, lambda, mu, rho));
        matches.push({ home: `t${one}`, away: `t${two}`, homeGoals, awayGoals, daysAgo: 0 });
      }
    }
  }
  return { matches, attack, defence, base, home };
}

describe("Dixon–Coles ratings", () => {
  it("recover the attack, defence, home advantage and ρ that made the scores", () => {
    const { matches, attack, defence, base, home } = simulate(200, -0.1);
    const fit = fitGoals(matches, { decayPerDay: 0, ridge: 1, rho: { mean: 0, spread: 1 } });
    expect(fit.home).toBeCloseTo(home, 1);
    expect(fit.rho).toBeGreaterThan(-0.12);
    expect(fit.rho).toBeLessThan(-0.08);
    for (const [index, value] of attack.entries()) {
      expect(Math.abs((fit.teams.get(`t${index}`)?.attack ?? 9) - value), `attack of t${index}`).toBeLessThan(0.06);
      expect(
        Math.abs((fit.teams.get(`t${index}`)?.defence ?? 9) - (defence[index] ?? 0)),
        `defence of t${index}`,
      ).toBeLessThan(0.06);
    }
    const strongest = expectedGoals(fit, "t0", "t7");
    expect(strongest.home).toBeCloseTo(Math.exp(base + home + 0.35 + 0.2), 0);
  });

  it("find no correlation where there is none", () => {
    const fit = fitGoals(simulate(80, 0).matches, { decayPerDay: 0, ridge: 1, rho: { mean: 0, spread: 1 } });
    expect(Math.abs(fit.rho)).toBeLessThan(0.03);
  });

  it("forget: a result of two years ago counts a quarter of one of today", () => {
    // exp(−0.00186 · 730) = 0.257.
    const recent = { home: "a", away: "b", homeGoals: 3, awayGoals: 0, daysAgo: 0 };
    const old = { home: "b", away: "a", homeGoals: 3, awayGoals: 0, daysAgo: 730 };
    const fit = fitGoals([recent, old], { ...FOOTBALL_FIT, ridge: 2 });
    expect(fit.teams.get("a")?.attack).toBeGreaterThan(fit.teams.get("b")?.attack ?? 0);
  });

  it("draw teams with few matches to their prior", () => {
    const { matches } = simulate(4, 0);
    const prior = new Map([["new", { attack: -0.3, defence: -0.2 }]]);
    const fit = fitGoals([...matches, { home: "new", away: "t3", homeGoals: 1, awayGoals: 1, daysAgo: 0 }], {
      ...FOOTBALL_FIT,
      prior,
    });
    expect(fit.teams.get("new")?.attack).toBeCloseTo(-0.3, 1);
    expect(fit.teams.get("new")?.defence).toBeCloseTo(-0.2, 1);
  });

  it("refuse to be made of nothing", () => {
    expect(() => fitGoals([], FOOTBALL_FIT)).toThrow("No matches");
  });

  it("have the factor τ of the paper, worked out for λ 1.5, μ 1.2, ρ −0.1", () => {
    expect(
      [
        tau(0, 0, 1.5, 1.2, -0.1),
        tau(0, 1, 1.5, 1.2, -0.1),
        tau(1, 0, 1.5, 1.2, -0.1),
        tau(1, 1, 1.5, 1.2, -0.1),
        tau(2, 1, 1.5, 1.2, -0.1),
      ].map((value) => Number(value.toFixed(6))),
    ).toEqual([1.18, 0.85, 0.88, 1.1, 1]);
  });
});

describe("ratings that add up", () => {
  it("recover the qualities that made the points", () => {
    const random = seededRandom(7);
    const quality = [6, 2, -3, -5];
    const observations = Array.from({ length: 200 }, () =>
      quality.flatMap((_, one) =>
        quality.flatMap((__, two) =>
          one === two
            ? []
            : [
                {
                  attacker: `t${one}`,
                  defender: `t${two}`,
                  isHome: true,
                  value:
                    103 + (quality[one] ?? 0) - 0.5 * (quality[two] ?? 0) + 8 * (random() + random() + random() - 1.5),
                  weight: 1,
                },
                {
                  attacker: `t${two}`,
                  defender: `t${one}`,
                  isHome: false,
                  value:
                    100 + (quality[two] ?? 0) - 0.5 * (quality[one] ?? 0) + 8 * (random() + random() + random() - 1.5),
                  weight: 1,
                },
              ],
        ),
      ),
    ).flat();
    const fit = fitAdditive(observations, 1);
    expect(fit.base).toBeCloseTo(100, 0);
    expect(fit.home).toBeCloseTo(3, 0);
    expect(fit.teams.get("t0")?.attack).toBeCloseTo(6, 0);
    expect(fit.teams.get("t3")?.defence).toBeCloseTo(-2.5, 0);
  });
});

describe("rally ratings", () => {
  it("explain the rallies counted: 55 of 100 at home against an equal is a logit of 0.2007", () => {
    const counts = [
      { home: "a", away: "b", homeWon: 5500, awayWon: 4500, weight: 1 },
      { home: "b", away: "a", homeWon: 5500, awayWon: 4500, weight: 1 },
    ];
    const fit = fitRallies(counts, 1);
    expect(fit.home).toBeCloseTo(Math.log(0.55 / 0.45), 3);
    expect(fit.teams.get("a")).toBeCloseTo(0, 3);
  });
});

describe("strength of a pairing", () => {
  const teams = { 1: [0.2, 0.1], 2: [-0.1, -0.05] } as Record<string, [number, number]>;
  it("is expected goals by the logarithms of the factors", () => {
    const { home, away, rho } = strengthBy({ kind: "goals", base: 0.1, home: 0.25, rho: -0.05, teams }, 1, 2);
    expect(home).toBeCloseTo(Math.exp(0.1 + 0.25 + 0.2 + 0.05), 10);
    expect(away).toBeCloseTo(Math.exp(0.1 - 0.1 - 0.1), 10);
    expect(rho).toBe(-0.05);
  });

  it("takes a team without a rating for an average one", () => {
    expect(strengthBy({ kind: "points", base: 100, home: 3, teams }, 77, 78)).toEqual({ home: 103, away: 100 });
  });

  it("is two chances that sum to 1 in rallies, and stays within what tennis knows on serve", () => {
    const rally = strengthBy({ kind: "rally", base: 0, home: 0.1, teams }, 1, 2);
    expect(rally.home + rally.away).toBeCloseTo(1, 12);
    expect(strengthBy({ kind: "serve", base: 0.64, home: 0, teams: { 1: [0.4, 0], 2: [0, 0] } }, 1, 2).home).toBe(0.85);
  });
});
