import type { Entity, Store } from "../store.ts";
import { names } from "./names.ts";

const rubles = (amount: string): Entity => ({ amount, currency: "RUB" });
const minute = 60_000;

const category = (hits: number, times: string, oneIn: string): Entity => ({
  picks: 4,
  hits,
  withBonus: null,
  share: null,
  times,
  oneIn,
  fund: null,
  winnerCount: null,
  prize: null,
});

const bet = (id: string, market: string, coef: string, numberCount = 0): Entity => ({
  id,
  market,
  numberCount,
  coef,
  chance: "50.000000",
  returned: "85.00",
  maxStake: rubles("1000.00"),
});

const quick: Entity = {
  id: "quick",
  name: names("Quick 4/20", "Быстрое лото 4 из 20", "السحب السريع 4/20"),
  ballCount: 20,
  drawnCount: 4,
  bonusCount: 0,
  minPicks: 4,
  maxPicks: 4,
  maxNumbers: 10,
  currency: "RUB",
  minStake: rubles("10.00"),
  maxStake: rubles("1000.00"),
  poolShare: null,
  returns: [{ picks: 4, returned: "86.27" }],
  categories: [category(4, "2500.00", "4845.00"), category(3, "15.00", "75.70"), category(2, "1.00", "6.73")],
  bets: [
    bet("numbers-1", "numbers", "4.25", 1),
    bet("sum-over", "sum", "1.70"),
    bet("sum-under", "sum", "1.70"),
    bet("first-odd", "first-parity", "1.70"),
    bet("first-even", "first-parity", "1.70"),
  ],
  maxWin: rubles("10000000.00"),
  maxBets: 20,
  maxDraws: 10,
  deadlineHours: 24,
  jackpot: rubles("0.00"),
};

/** One lottery with a draw on sale. @param anchor the instant (epoch milliseconds) that draws lie around */
export function putLotto(store: Store, anchor: number): void {
  const at = (minutes: number) => new Date(anchor + minutes * minute).toISOString().replace(".000Z", "Z");
  const closesAt = at(5);
  store.put("LottoDraw", {
    id: "7100001",
    lottery: { ...quick, nextDrawId: "7100001", nextClosesAt: closesAt },
    number: 12,
    state: "OPEN",
    opensAt: at(-55),
    closesAt,
    drawnAt: null,
    settledAt: null,
    staked: rubles("140.00"),
    pool: rubles("0.00"),
    jackpot: rubles("0.00"),
    ticketCount: 14,
    paid: rubles("0.00"),
    version: 3,
    balls: null,
    popularity: Array.from({ length: 20 }, (_, index) => (index < 4 ? 9 : 3)),
    seedHash: "0c".repeat(32),
    seed: null,
    ticketsHash: null,
    categories: quick["categories"],
  });
}
