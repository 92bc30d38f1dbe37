/** Slots with tumbles. The figures of titles.test.ts follow from these reels and pays. */
import type { SlotRules } from "../../slots/rules.ts";

/** 243 ways; each tumble raises the multiplier. */
export const orchard: SlotRules = {
  rows: 3,
  unit: 500,
  strips: ["cKQcAKAJAdaKQJbJdQ", "KcQKJQAQJcKAdabdWA", "KQKQJAaAcdQbAdcKbJ", "cKcJQAaJQbKdAd", "aAKdbJcdAJQcKQ"],
  pays: {
    a: [0, 0, 20, 80, 500],
    b: [0, 0, 12, 50, 200],
    c: [0, 0, 8, 25, 100],
    d: [0, 0, 4, 15, 60],
    A: [0, 0, 2, 5, 20],
    K: [0, 0, 1, 4, 15],
    Q: [0, 0, 1, 3, 12],
    J: [0, 0, 1, 2, 8],
  },
  tumble: { multipliers: [1, 2, 3, 5], most: 20 },
};

/** Four reels, 256 ways: a symbol pays on all four; tumbles, and free spins with doubled wins. */
export const deepCurrent: SlotRules = {
  rows: 4,
  unit: 500,
  strips: [
    "SAdbcKQdcKQAQdAbKQAcKQAaK",
    "AdKQbSAKdcQbcaQKdAWAcQAKQ",
    "AbKAKcAKAdcdQdKbQaKQAcQWQ",
    "KcQKAQAcdcbQAbSQdKdAaKAKQ",
  ],
  pays: {
    a: [0, 0, 0, 50],
    b: [0, 0, 0, 15],
    c: [0, 0, 0, 7],
    d: [0, 0, 0, 4],
    A: [0, 0, 0, 1],
    K: [0, 0, 0, 1],
    Q: [0, 0, 0, 1],
  },
  tumble: { multipliers: [1, 2, 3, 5], most: 20 },
  free: { spins: [0, 0, 0, 8], again: 4, most: 24, multiplier: 2 },
};

/** Three reels, 27 ways: tumbles whose multiplier goes up to twelve, like the hours. */
export const clockmaker: SlotRules = {
  rows: 3,
  unit: 500,
  strips: ["aQdbQdAbAKQdcAQKcKcaKQA", "KbWabAaKQKdcQcQAQdcdAKAQ", "AdKAWKdKcKaAbQcabQcQdQAQ"],
  pays: {
    a: [0, 0, 100],
    b: [0, 0, 30],
    c: [0, 0, 10],
    d: [0, 0, 5],
    A: [0, 0, 3],
    K: [0, 0, 2],
    Q: [0, 0, 1],
  },
  tumble: { multipliers: [1, 2, 3, 6, 12], most: 20 },
};
