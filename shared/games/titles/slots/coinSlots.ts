/** Slots of hold and win. The figures of titles.test.ts follow from these reels and pays. */
import type { SlotRules } from "../../slots/rules.ts";
import { tenLines } from "./lines.ts";

/** Ten lines; six coins start the respins. */
export const copperMine: SlotRules = {
  rows: 3,
  unit: 1000,
  lines: tenLines,
  strips: [
    "aQKJQcKCCJbadCCKbcdAQKAJAcdQbJA",
    "QCCcJKJdAbdcQAKdcaQJKWQAbKabAJCC",
    "AaJQcdbcKCCbKAKAJbKWcJdQdCCaQJAQ",
    "cdbCCJQAbQdKaCCcAJcWJAbJQaKdKQAK",
    "aAcKAdbQKQJKaQJAbcJdKdJCCCCcbAQ",
  ],
  pays: {
    a: [0, 0, 40, 200, 1000],
    b: [0, 0, 30, 100, 500],
    c: [0, 0, 20, 60, 250],
    d: [0, 0, 15, 50, 200],
    A: [0, 0, 8, 25, 100],
    K: [0, 0, 6, 20, 80],
    Q: [0, 0, 5, 15, 60],
    J: [0, 0, 4, 12, 50],
  },
  hold: {
    from: 6,
    respins: 3,
    landing: { coins: 1, of: 20 },
    values: [
      { pays: 5000, weight: 40 },
      { pays: 10_000, weight: 30 },
      { pays: 20_000, weight: 15 },
      { pays: 50_000, weight: 10 },
      { pays: 150_000, weight: 4 },
      { pays: 500_000, weight: 1 },
    ],
    full: 10_000_000,
  },
};

/** Four reels, twenty lines; five coins start the respins. */
export const winterFair: SlotRules = {
  rows: 4,
  unit: 500,
  lines: [
    "1111",
    "2222",
    "0000",
    "3333",
    "0123",
    "3210",
    "1221",
    "2112",
    "0110",
    "3223",
    "1001",
    "2332",
    "0101",
    "3232",
    "1010",
    "2323",
    "0011",
    "3322",
    "1122",
    "2211",
  ],
  strips: [
    "AdKdKQKQKQAcbCCQbcadcCAbAa",
    "CKcKAcQKbAaKAQadQWdbcdbCCAQ",
    "CCaAKAQcabQdcKAKCQdWcQbdKAb",
    "AKdQKdbaQKbcKAQAcbQdACCca",
  ],
  pays: {
    a: [0, 0, 60, 500],
    b: [0, 0, 40, 200],
    c: [0, 0, 25, 100],
    d: [0, 0, 20, 75],
    A: [0, 0, 6, 30],
    K: [0, 0, 5, 25],
    Q: [0, 0, 5, 20],
  },
  hold: {
    from: 5,
    respins: 3,
    landing: { coins: 1, of: 18 },
    values: [
      { pays: 5000, weight: 50 },
      { pays: 10_000, weight: 30 },
      { pays: 20_000, weight: 15 },
      { pays: 50_000, weight: 4 },
      { pays: 200_000, weight: 1 },
    ],
    full: 5_000_000,
  },
};
