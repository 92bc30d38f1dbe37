/** Slots with ways. The figures of titles.test.ts follow from these reels and pays. */
import type { SlotRules } from "../../slots/rules.ts";
import { LARGEST_WIN } from "./lines.ts";

/** 243 ways; free spins with doubled wins. */
export const nightMarket: SlotRules = {
  rows: 3,
  unit: 500,
  strips: [
    "KJAJcdJQcQbKdAJabKQdKScaAbJKQAdAcQ",
    "QdAJbaJKaAKcKSJAKbJQcKbQdcdJdQAQcWA",
    "QWJbKAQbcKSJKJcdKAaJAKcJQcbdAdWQAQad",
    "cJbWKJQcQdSQKQAcKJadAJbKdJAcdQaAKAb",
    "AJbKcaKQdKQbQaQdSAcJcAKdKJAbAdQJcJ",
  ],
  pays: {
    a: [0, 0, 30, 100, 400],
    b: [0, 0, 20, 60, 250],
    c: [0, 0, 15, 40, 150],
    d: [0, 0, 12, 30, 120],
    A: [0, 0, 5, 15, 60],
    K: [0, 0, 4, 12, 50],
    Q: [0, 0, 4, 10, 40],
    J: [0, 0, 3, 8, 30],
  },
  free: { spins: [0, 0, 0, 10, 15, 20], again: 5, most: 40, multiplier: 2 },
  most: LARGEST_WIN,
};

/** 1,024 ways; free spins with tripled wins. */
export const desertTrain: SlotRules = {
  rows: 4,
  unit: 250,
  strips: [
    "bJaJAcdQAdcKbcAdQSKJQJaQKdAcQKbKJA",
    "dJQWaJcJQbAJadAKcKJbQAdQSdKAQAcbKcK",
    "QdJdJadKWQJKAQAcAaSbcbKAKQcAKQJcdJb",
    "JQcQAKWbaKdJbSJdacAcAdKJQbJcQKAQAKd",
    "AabQdKdAKJdAScKbcJcQJaKQAJQcAJQbdK",
  ],
  pays: {
    a: [0, 0, 20, 60, 250],
    b: [0, 0, 12, 40, 150],
    c: [0, 0, 10, 25, 100],
    d: [0, 0, 6, 15, 60],
    A: [0, 0, 2, 8, 30],
    K: [0, 0, 2, 6, 25],
    Q: [0, 0, 2, 5, 20],
    J: [0, 0, 1, 4, 15],
  },
  free: { spins: [0, 0, 0, 10, 15, 20], again: 5, most: 50, multiplier: 3 },
  most: LARGEST_WIN,
};
