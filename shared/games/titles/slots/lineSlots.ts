/** Slots with lines. The figures of titles.test.ts follow from these reels and pays. */
import type { SlotRules } from "../../slots/rules.ts";
import { LARGEST_WIN, tenLines, twentyLines } from "./lines.ts";

/** Ten lines, wilds on all reels; free spins with tripled wins. */
export const heronLake: SlotRules = {
  rows: 3,
  unit: 1000,
  lines: tenLines,
  strips: [
    "KdAQaJKcbQcWKAJdQcdQaASAJcbJQKAKdQbJ",
    "cJAdcAKAJbQdWaKAcQbJQKWcJKQKdabQASJd",
    "cAdQaJKcdcJbSQKJQKbaAdJWQcdAKJbWAQAK",
    "JWcKAdQAKAcQdQAQbabKdJdJKWJdcSQKAabc",
    "KdcabcJAdWJQASQKbAKJdAQWQaJcJcKdKAQb",
  ],
  pays: {
    W: [0, 0, 50, 250, 2000],
    a: [0, 0, 40, 150, 1000],
    b: [0, 0, 25, 100, 500],
    c: [0, 0, 25, 100, 400],
    d: [0, 0, 20, 75, 300],
    A: [0, 0, 10, 40, 150],
    K: [0, 0, 8, 30, 120],
    Q: [0, 0, 6, 20, 100],
    J: [0, 0, 4, 15, 60],
  },
  free: { spins: [0, 0, 0, 10, 15, 20], again: 5, most: 40, multiplier: 3 },
  most: LARGEST_WIN,
};

/** Three reels and five lines, nothing else. */
export const cornerArcade: SlotRules = {
  rows: 3,
  unit: 2000,
  lines: ["111", "000", "222", "012", "210"],
  strips: ["baKdKAKWAcKAbcdAdcAKdK", "AdbKAKdWcKAcAKdcKaAbKd", "KbcKcKaKWdKdAdAKcAdAbA"],
  pays: { W: [0, 0, 2500], a: [0, 0, 200], b: [0, 0, 60], c: [0, 0, 25], d: [0, 0, 10], A: [0, 0, 5], K: [0, 0, 2] },
};

/** Twenty lines; wilds cover their reels, and stay in the free spins. */
export const oldHarbour: SlotRules = {
  rows: 3,
  unit: 500,
  lines: twentyLines,
  expands: true,
  strips: [
    "dJcbAJQcAcKASaQJKQKJQbJdcAKabdQdSKA",
    "JQbabdbcKAacAKAJQAQdKSKdcKJQJKdAWJQc",
    "JKdAQJaQAQAKAbKcKcJQdJbWJbAcAaKcdQd",
    "QKcKAJbSdQAJQaKAdadQdbAJbKcAdJWJcQKc",
    "AJKQJKdJKJdbKAcAQcdcQAbaSaQKQcSJKbAd",
  ],
  pays: {
    a: [0, 0, 40, 150, 750],
    b: [0, 0, 25, 100, 400],
    c: [0, 0, 20, 60, 250],
    d: [0, 0, 15, 50, 200],
    A: [0, 0, 8, 25, 100],
    K: [0, 0, 6, 20, 80],
    Q: [0, 0, 4, 15, 60],
    J: [0, 0, 4, 12, 50],
  },
  free: { spins: [0, 0, 0, 8, 12], again: 0, most: 12, multiplier: 1, isSticky: true },
};

/** Ten lines; wilds cover their reels. */
export const paperLanterns: SlotRules = {
  rows: 3,
  unit: 1000,
  lines: tenLines,
  expands: true,
  strips: [
    "dKdcbcQdacQbKAQAQaAKdKcaAb",
    "QcAKcbKdAQKdcQAbadadbAcaQKW",
    "dcKcAKbKQcdaWAadQbQAKdcQAab",
    "caAabQKAdcKdAQdKaQbKdbcAcWQ",
    "QaKQdcdKcAQcbAbAaQcdKdaKAb",
  ],
  pays: {
    a: [0, 0, 25, 100, 500],
    b: [0, 0, 20, 60, 250],
    c: [0, 0, 10, 40, 150],
    d: [0, 0, 8, 25, 100],
    A: [0, 0, 5, 12, 50],
    K: [0, 0, 4, 10, 40],
    Q: [0, 0, 3, 7, 25],
  },
};

/** Four rows and 25 lines; free spins on reels of their own, with twice as many wilds. */
export const northPier: SlotRules = {
  rows: 4,
  unit: 400,
  lines: [
    "11111",
    "22222",
    "00000",
    "33333",
    "01210",
    "32123",
    "12321",
    "21012",
    "01010",
    "32323",
    "10101",
    "23232",
    "00100",
    "33233",
    "11211",
    "22122",
    "12121",
    "21212",
    "01110",
    "32223",
    "10001",
    "23332",
    "00011",
    "33322",
    "11233",
  ],
  strips: [
    "KAKJSJcAQJQAdJcdQbKQdcaAKQJba",
    "QAdJQWAbadKWaJQbJdcKQJKAcQSJKcA",
    "QSQdWAKAdQKcbAcAQacJKJaJQKJbJWd",
    "AJWdKJcWdAQJbQKabKcAQaQKdJSQAcJ",
    "KQdaQAcSAdKAKJcJbJcJAQJaQKdQb",
  ],
  pays: {
    a: [0, 0, 50, 200, 1000],
    b: [0, 0, 30, 120, 500],
    c: [0, 0, 20, 75, 300],
    d: [0, 0, 20, 60, 250],
    A: [0, 0, 10, 30, 120],
    K: [0, 0, 7, 25, 100],
    Q: [0, 0, 5, 18, 75],
    J: [0, 0, 4, 12, 50],
  },
  free: {
    strips: [
      "bdJAQJKaAdSQAdcJKbcaKabQc",
      "SKWbAdJabQcJWdbKWcKAQWdcaJAQa",
      "JWdKSaWacbQWKbJAbcQKWJAQdAacd",
      "bKWcbAWdAJcKbaAWcKQJaWdaQdQSJ",
      "QSAKcKadbcJAabKdcbdJQJQAa",
    ],
    spins: [0, 0, 0, 8, 12, 16],
    again: 4,
    most: 32,
    multiplier: 1,
  },
};
