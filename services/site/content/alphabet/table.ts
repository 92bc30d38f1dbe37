/** The betting alphabet: its blocks, their categories, and the terms of each (SPEC 2.33). Their words are in words/. */

export const ALPHABET: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  bets: {
    kinds: [
      "single",
      "accumulator",
      "system",
      "full-cover",
      "anti-accumulator",
      "conditional-bet",
      "chain",
      "free-bet",
    ],
    slip: ["bet", "bet-slip", "selection", "banker", "stake", "cash-out"],
  },
  odds: {
    prices: ["decimal-odds", "margin", "favourite", "outsider", "bookmaker"],
    markets: ["market", "outcome", "draw", "double-chance", "total", "handicap", "asian-handicap", "correct-score"],
  },
  game: {
    events: ["line", "live", "suspension"],
    settling: ["payout", "refund", "void-bet", "dead-heat", "wagering"],
    control: ["limit", "reality-check", "self-exclusion"],
  },
};
