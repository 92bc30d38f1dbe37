/** What slots have in common: the lines of five reels of three rows, and the largest win. */

/** No slot pays more for a round than 5,000 stakes. */
export const LARGEST_WIN = 50_000_000;

export const tenLines: readonly string[] = [
  "11111",
  "00000",
  "22222",
  "01210",
  "21012",
  "00122",
  "22100",
  "10001",
  "12221",
  "10121",
];
export const twentyLines: readonly string[] = [
  ...tenLines,
  "12101",
  "01110",
  "21112",
  "01010",
  "21212",
  "11011",
  "11211",
  "00200",
  "22022",
  "02220",
];
