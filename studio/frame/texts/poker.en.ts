/** Texts of poker against the dealer. */
export const pokerEn = {
  tableCards: "Table",
  callBet: "Call",
  playBet: "Play",
  fold: "Fold",
  antePays: "Ante pays",
  anteBonus: "Ante bonus",
  toOne: "{odds} to 1",
  onePair: "One pair",
  highCard: "High card",
  folded: "Folded",
  notQualified: "Dealer doesn't qualify",
  won: "Hand won",
  lost: "Hand lost",
  holdemRules:
    "You and the dealer get two cards each, and three are on the table. Fold and lose the ante, or call for two more antes; then two more cards come. A dealer with less than a pair of fours doesn't qualify: the call is returned and the ante is paid. If you win, the call pays 1 to 1 and the ante by your hand: the table shows what, lower hands 1 to 1. One deck of 52. The higher return is calling with a pair, a ten or higher, two cards above the table, or four cards to a flush or straight; the lower one is always calling.",
  threeCardRules:
    "You and the dealer get three cards each. Fold and lose the ante, or play for another ante. A dealer with less than a queen doesn't qualify: the ante pays 1 to 1 and the other bet is returned. If you win, both pay 1 to 1. The bonus is paid on straights and better whatever the dealer has. A straight beats a flush. One deck of 52. The higher return is playing queen, six and four or better; the lower one is always playing.",
};

export type PokerTexts = Readonly<Record<keyof typeof pokerEn, string>>;
