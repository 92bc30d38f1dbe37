/** Mixes that once took money from the house, or that show that fair play is paid, and what the services answer now. */
import type { ActName, Mix, Step } from "./mix.ts";

type Line = readonly [who: 0 | 1, what: ActName, a?: number, b?: number];
const steps = (...lines: readonly Line[]): Step[] =>
  lines.map(([who, what, a = 0, b = 0]) => ({ who, what, a, b, isHeard: true }));

interface Known {
  name: string;
  mix: Mix;
  /** Parts of log lines, in order. A mix that no longer gets this far would prove nothing. */
  told: readonly string[];
}

const two = { isHousehold: false };
const one = { isHousehold: true };
/** Names for the numbers that acts choose by. */
const quick = 0;
const welcome = 1;
const derby = 2;
const [large, card, cash] = [3, 0, 1];
const all = 1;

export const known: readonly Known[] = [
  {
    name: "bonus money in the toto, and cash on every line",
    mix: {
      ...two,
      luck: "CASH",
      steps: steps([0, "claim", quick], [1, "deposit", large, cash], [0, "totoTicket", 1, 1], [1, "totoTicket", 0, 0]),
    },
    told: ["bonus: BONUS_ACCOUNT", "1X2 1X2 1X2 from cash: OK"],
  },
  {
    name: "bonus money in a lotto whose pool cash wins",
    mix: {
      ...two,
      luck: "CASH",
      steps: steps(
        [0, "claim", quick],
        [1, "deposit", large, cash],
        [0, "lottoTicket", 1, 1],
        [1, "lottoTicket", 0, 0],
      ),
    },
    told: ["bonus: BONUS_ACCOUNT", "10 from cash: OK"],
  },
  {
    name: "a card's money through another currency, and the card's owner wants it back",
    mix: {
      ...two,
      luck: "A",
      steps: steps(
        [0, "deposit", large, card],
        [0, "convert", 2, all],
        [0, "withdraw", 4, all],
        [0, "takeBack", 0, 1],
        [0, "withdraw", 4, all],
        [0, "release"],
        [0, "withdraw", 4, all],
        [0, "convert", 3, all],
      ),
    },
    told: [
      "DEPOSIT_METHOD_FIRST",
      "charged_back APPLIED",
      "ACCOUNT_FROZEN",
      "charged_back",
      "ACCOUNT_OWES",
      "ACCOUNT_OWES",
    ],
  },
  {
    name: "what a charged back card has left",
    mix: {
      ...two,
      luck: "A",
      steps: steps(
        [0, "deposit", large, cash],
        [0, "deposit", large, card],
        [0, "takeBack", 1, 1],
        [0, "withdraw", 1, all],
        [0, "convert", 2, all],
      ),
    },
    told: ["charged_back APPLIED", "ACCOUNT_FROZEN", "ACCOUNT_FROZEN"],
  },
  {
    name: "a withdrawal that waits while its deposit is taken back",
    mix: {
      ...two,
      luck: "A",
      steps: steps(
        [0, "deposit", large, cash],
        [0, "withdraw", 1, all],
        [0, "takeBack", 0, 1],
        [0, "decide", 1, 1],
        [0, "release"],
        [0, "decide", 1, 1],
      ),
    },
    told: ["HELD", "charged_back APPLIED", "409 ACCOUNT_FROZEN", "409 ACCOUNT_OWES"],
  },
  {
    name: "prizes and bonuses that come to an account that owes",
    mix: {
      ...two,
      luck: "BONUS",
      steps: steps(
        [0, "deposit", large, cash],
        [0, "withdraw", 1, all],
        [0, "takeBack", 0, 0],
        [0, "attempt"],
        [0, "claim", quick],
        [0, "rounds", 1, 2],
        [0, "bet", 2, 3],
      ),
    },
    told: ["HELD", "refunded APPLIED", "fortuna DONE", "double from bonus: OK,OK,OK", "0 from cash"],
  },
  {
    name: "a deposit that leaves before its bonus is wagered",
    mix: {
      ...two,
      luck: "A",
      steps: steps(
        [0, "claim", welcome],
        [0, "deposit", large, cash],
        [0, "withdraw", 1, all],
        [0, "withdraw", 1, 2],
        [0, "decide", 1, 1],
        [0, "bet", 0, 4],
      ),
    },
    told: ["BONUS_ENDS", "HELD", "sent, true"],
  },
  {
    name: "points and friends' rewards for bets at 1.01",
    mix: {
      ...two,
      luck: "B",
      steps: steps(
        [1, "deposit", large, cash],
        [1, "bet", 5, 3],
        [1, "settle", 0, 1],
        [1, "bet", 5, 3],
        [1, "settle", 0, 1],
        [1, "rounds", 0, 2],
        [1, "reward", 0],
      ),
    },
    told: ["10000 from cash, 1 at 1.010: OK", "10100 from cash, 1 at 1.010: OK", "OK,OK,OK", "POINTS_TOO_FEW"],
  },
  {
    name: "points for fair bets, and the free bet that they buy",
    mix: {
      ...two,
      luck: "B",
      steps: steps(
        [1, "deposit", large, cash],
        [1, "bet", 0, 3],
        [1, "settle", 0, 1],
        [1, "reward", 0],
        [1, "freeBet", 1],
        [1, "settle", 0, 1],
      ),
    },
    told: ["10000 from cash, 1 at 1.500: OK", "free-bet-small OK", "freeBet 1 0: OK"],
  },
  {
    name: "a wagering by expresses that can't be lost",
    mix: {
      ...two,
      luck: "BONUS",
      steps: steps(
        [0, "claim", welcome],
        [0, "deposit", 1, cash],
        [0, "bet", 5, 4],
        [0, "settle", 0, 1],
        [0, "bet", 5, 4],
        [0, "settle", 0, 1],
        [0, "bet", 5, 4],
        [0, "settle", 0, 1],
      ),
    },
    told: ["2000 from bonus, 3 at 1.010: OK", "from bonus, 3 at 1.010: OK", "from bonus, 3 at 1.010: OK"],
  },
  {
    name: "a wagering by rounds that can't be lost",
    mix: {
      ...two,
      luck: "BONUS",
      steps: steps([0, "claim", quick], [0, "rounds", 0, 2], [0, "rounds", 0, 2]),
    },
    told: ["sure from bonus: OK,OK,OK", "sure from bonus: OK,OK,OK"],
  },
  {
    name: "a wagering that is half done",
    mix: { ...two, luck: "BONUS", steps: steps([0, "claim", quick], [0, "rounds", 1, 1]) },
    told: ["double from bonus: OK,OK"],
  },
  {
    name: "changing money to and fro",
    mix: {
      ...two,
      luck: "A",
      steps: steps([0, "deposit", large, cash], [0, "convert", 2, all], [0, "convert", 1, all]),
    },
    told: ["convert 2 1: 10000 ", "convert 1 1: 97 "],
  },
  {
    name: "a wagering that is done pays what the bonus account holds",
    mix: {
      ...two,
      luck: "BONUS",
      steps: steps(
        [0, "claim", quick],
        [0, "rounds", 1, 2],
        [0, "settle", 0, 1],
        [0, "withdraw", 1, all],
        [0, "decide", 1, 1],
      ),
    },
    told: ["double from bonus: OK,OK,OK", "1600 by bank HELD", "sent, true"],
  },
  {
    name: "gifts and a friend within one household",
    mix: {
      ...one,
      luck: "B",
      steps: steps(
        [0, "claim", derby],
        [1, "claim", derby],
        [0, "claim", quick],
        [1, "claim", quick],
        [1, "deposit", large, cash],
        [1, "bet", 0, 3],
        [1, "settle", 0, 1],
      ),
    },
    told: ["derby-free-bet HOUSEHOLD_HELD", "quick-gift HOUSEHOLD_HELD", "10000 from cash, 1 at 1.500: OK"],
  },
  {
    name: "a cup's ratio that is forged by selling what would lose",
    mix: {
      ...two,
      luck: "A",
      steps: steps(
        [0, "deposit", large, cash],
        [1, "deposit", large, cash],
        [0, "joinCup"],
        [1, "joinCup"],
        [0, "bet", 2, 3],
        [0, "bet", 2, 3],
        [0, "sell", 0, 1],
        [0, "settle", 0, 1],
      ),
    },
    told: ["joinCup 0 0: OK", "joinCup 0 0: OK", "500 from cash, 1 at 2.000: OK", "coupon", "1 coupons"],
  },
  {
    name: "cashback for rounds that can't be lost, and for lost ones",
    mix: {
      ...two,
      luck: "B",
      steps: steps([0, "deposit", large, cash], [0, "rounds", 0, 3], [0, "rounds", 1, 3], [0, "week"]),
    },
    told: ["sure from cash: OK", "double from cash: OK"],
  },
];
