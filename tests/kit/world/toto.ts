import type { Entity, Store } from "../store.ts";
import { names } from "./names.ts";

const rubles = (amount: string): Entity => ({ amount, currency: "RUB" });
const hour = 3_600_000;

const kind: Entity = {
  key: "fifteen",
  name: names("Toto-15", "Тото-15", "توتو 15"),
  matchCount: 3,
  currency: "RUB",
  poolShare: "90",
  jackpotShare: "10",
  categories: [
    { hits: 3, share: "50", fund: null, winnerCount: null, prize: null },
    { hits: 2, share: "40", fund: null, winnerCount: null, prize: null },
  ],
  isCumulative: false,
  floorUnit: rubles("0.01"),
  leastPrize: rubles("0.00"),
  minStake: rubles("50.00"),
  maxStake: rubles("100000.00"),
  maxCombinations: 10_000,
  voidRule: "HIT",
  leastMatches: 2,
  deadlineHours: 24,
  jackpot: rubles("250000.00"),
};

const pairs = [
  ["Chelsea", "Leeds United"],
  ["Arsenal", "Everton"],
  ["Fulham", "Brentford"],
] as const;

/** One draw on sale, of three matches. @param anchor the instant (epoch milliseconds) that starts lie around */
export function putToto(store: Store, anchor: number): void {
  const at = (hours: number) => new Date(anchor + hours * hour).toISOString().replace(".000Z", "Z");
  store.put("TotoDraw", {
    id: "7000001",
    kind,
    number: 12,
    state: "OPEN",
    opensAt: at(-24),
    closesAt: at(26),
    settledAt: null,
    staked: rubles("1000.00"),
    pool: rubles("900.00"),
    jackpot: rubles("250000.00"),
    ticketCount: 14,
    paid: rubles("0.00"),
    version: 3,
    matches: pairs.map(([home, away], index) => ({
      id: String(5001 + index),
      sportId: "1",
      name: `${home} – ${away}`,
      championship: "Premier League",
      startsAt: at(26 + index),
      score: null,
      isVoid: false,
      outcomes: [
        { id: "home", name: home, share: "60.0", isHit: null },
        { id: "draw", name: "Draw", share: "25.0", isHit: null },
        { id: "away", name: away, share: "15.0", isHit: null },
      ],
    })),
    categories: kind["categories"],
  });
}
