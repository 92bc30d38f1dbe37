/** A draw of two of six balls, for tests. */
import { ballsOf, hashOfSeed } from "#shared/betting/lotto/fairDraw.ts";
import type { Draw } from "./picks.ts";
import { hashOfList } from "./verify.ts";

const rubles = (amount: string) => ({ amount, currency: "RUB" });

export const LIST = ["8100001 lines 2 1,2,3 10.00\n", "8100002 first-odd 0 - 10.00\n"];
const proof = { seed: "0a1b2c", ticketsHash: hashOfList(LIST), number: 12 };

export const testDraw = (change: Partial<Draw> = {}): Draw => ({
  id: "7100001",
  number: proof.number,
  state: "OPEN",
  opensAt: "2031-04-30T18:00:00Z",
  closesAt: "2031-05-01T18:00:00Z",
  drawnAt: null,
  settledAt: null,
  ticketCount: 2,
  version: 4,
  balls: null,
  popularity: [1, 1, 2, 0, 5, 4],
  seedHash: hashOfSeed(proof.seed),
  seed: null,
  ticketsHash: null,
  lottery: {
    id: "quick",
    name: "Quick 2/6",
    ballCount: 6,
    drawnCount: 2,
    bonusCount: 0,
    minPicks: 2,
    maxPicks: 2,
    maxNumbers: 4,
    poolShare: null,
    maxBets: 3,
    maxDraws: 3,
    deadlineHours: 24,
    minStake: rubles("10.00"),
    maxStake: rubles("1000.00"),
    returns: [{ picks: 2, returned: "80.00" }],
    bets: [
      {
        key: "first-odd",
        market: "first-parity",
        numberCount: 0,
        coef: "1.70",
        returned: "85.00",
        maxStake: rubles("1000.00"),
      },
      {
        key: "first-even",
        market: "first-parity",
        numberCount: 0,
        coef: "1.70",
        returned: "85.00",
        maxStake: rubles("1000.00"),
      },
      {
        key: "numbers-1",
        market: "numbers",
        numberCount: 1,
        coef: "2.55",
        returned: "85.00",
        maxStake: rubles("1000.00"),
      },
    ],
  },
  pool: rubles("0.00"),
  jackpot: rubles("0.00"),
  paid: rubles("0.00"),
  categories: [
    { picks: 2, hits: 2, withBonus: null, share: null, times: "12.00", oneIn: "15.00", winnerCount: null, prize: null },
  ],
  ...change,
});

/** The same draw once it is paid. */
export const drawnDraw = (change: Partial<Draw> = {}): Draw =>
  testDraw({
    state: "SETTLED",
    drawnAt: "2031-05-01T18:00:01Z",
    settledAt: "2031-05-01T18:00:02Z",
    seed: proof.seed,
    ticketsHash: proof.ticketsHash,
    balls: ballsOf(proof, { balls: 6, drawn: 2, bonus: 0 }),
    ...change,
  });
