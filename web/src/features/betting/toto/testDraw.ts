/** A draw of two matches, for tests. */
import type { Draw } from "./picks.ts";

const rubles = (amount: string) => ({ amount, currency: "RUB" });

const match = (id: string, name: string, shares: readonly [string, string, string]): Draw["matches"][number] => ({
  id,
  name,
  championship: "Premier League",
  startsAt: "2031-05-01T18:00:00Z",
  score: null,
  isVoid: false,
  outcomes: (["home", "draw", "away"] as const).map((key, index) => ({
    id: key,
    name: key === "draw" ? "Draw" : (name.split(" – ")[key === "home" ? 0 : 1] ?? ""),
    share: shares[index] ?? "0",
    isHit: null,
  })),
});

export const testDraw = (change: Partial<Draw> = {}): Draw => ({
  id: "7000001",
  number: 12,
  state: "OPEN",
  opensAt: "2031-04-30T18:00:00Z",
  closesAt: "2031-05-01T18:00:00Z",
  settledAt: null,
  ticketCount: 3,
  version: 4,
  kind: {
    key: "fifteen",
    name: "Toto-15",
    poolShare: "90",
    jackpotShare: "10",
    isCumulative: true,
    voidRule: "HIT",
    leastMatches: 1,
    maxCombinations: 6,
    minStake: rubles("50.00"),
    maxStake: rubles("1000.00"),
  },
  staked: rubles("1000.00"),
  pool: rubles("900.00"),
  jackpot: rubles("5000.00"),
  paid: rubles("0.00"),
  categories: [{ hits: 2, share: "90", winnerCount: null, fund: null, prize: null }],
  matches: [
    match("5001", "Chelsea – Leeds United", ["75.0", "25.0", "0.0"]),
    match("5002", "Arsenal – Everton", ["20.0", "50.0", "30.0"]),
  ],
  ...change,
});
