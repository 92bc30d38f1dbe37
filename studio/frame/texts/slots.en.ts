/** Texts of the slots. */
export const slotsEn = {
  spin: "Spin",
  hitRate: "Rounds that pay",
  volatility: "Volatility",
  volatilityLow: "Low",
  volatilityMedium: "Medium",
  volatilityHigh: "High",
  reelShows: "Reel {reel}: {symbols}.",
  emptyCell: "empty",
  lineWin: "{symbol} ×{count} on line {line}",
  wayWin: "{symbol} ×{count}, ways: {ways}",
  moreWins: "more wins: {count}",
  tumblesMade: "tumbles: {count}",
  freeMade: "free spins: {count}",
  coinsHeld: "coins: {count}",
  noCombination: "No combination",
  linesCount: "Lines: {count}",
  waysCount: "Ways: {count}",
  freeLeft: "Free spins left: {count}",
  freeWon: "Free spins: {count}",
  respinsLeft: "Respins left: {count}",
  respinsWon: "Coins locked. Respins: {count}",
  paysSoFar: "Pays {price}",
  linesTitle: "Lines",
  wildIs: "Wild",
  scatterIs: "Scatter",
  coinIs: "Coin",
  linesPays:
    "Equal symbols side by side on a line from the left, times the total stake. The best combination of each line counts.",
  waysPays: "Equal symbols on neighboring reels from the left, times the total stake, for each way.",
  linesText: "A spin is played on {lines} fixed lines. Its stake covers all of them.",
  waysText: "Rows don't matter: {ways} ways. A symbol that shows several times on a reel counts each time.",
  wildText: "A wild stands for every symbol that pays.",
  expandText: "A wild stands for every symbol that pays and covers its whole reel.",
  tumbleText:
    "Winning symbols vanish and others fall into their places. Wins of the first, second and later grids are multiplied by {prices}; the last one stays. A spin has {most} grids at most.",
  freeText:
    "{from} or more scatters start free spins (scatters – spins): {list}. They are played at once and at the same stake.",
  freeTimes: "Wins in free spins are multiplied by {times}.",
  freeAgain: "As many scatters in a free spin add {count} more, up to {most} in a round.",
  stickyText: "In free spins a covered reel stays wild until the last of them.",
  holdText:
    "{from} or more coins start the respins: {respins} of them, and again {respins} with each new coin. Coins stay, and in the end all of them are paid. Coins are worth {worth} of the stake.",
  holdFull: "Coins in all cells pay {price} on top.",
  mostText: "A round pays {price} at most. When its wins come to that, it is over.",
  mostReached: "Largest win reached",
  slotsRules:
    "The reels stop by chance and pay by the table below. A round is one spin with all free spins that it wins.",
  holdAndWinRules:
    "The reels stop by chance and pay by the table below. A round is one spin with all respins that it starts.",
  tumbleRules:
    "The reels stop by chance and pay by the table below. A round is one spin with all its tumbles and free spins.",
};

export type SlotTexts = Readonly<Record<keyof typeof slotsEn, string>>;
