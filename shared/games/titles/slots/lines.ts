/** Lines of slots with five reels of three rows. */

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
