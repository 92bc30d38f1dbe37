/**
 * What a player's money may be used for, by its kind. The ledger refuses every journal that this table doesn't allow, so
 * bonus money becomes cash by wagering alone.
 */

/** CASH lies on main and currency accounts, BONUS on bonus accounts; FREE_BET is a stake that the house pays. */
export type MoneyKind = "CASH" | "BONUS" | "FREE_BET";

const allowed = {
  /** Stakes of sports bets. */
  bet: ["CASH", "BONUS", "FREE_BET"],
  /** Stakes of casino rounds. */
  casino: ["CASH", "BONUS"],
  /** Pools are won from other players: bonus money would become cash there without wagering. */
  toto: ["CASH"],
  lotto: ["CASH"],
  /** Entry fees. */
  tournament: ["CASH"],
  cashOut: ["CASH"],
  swap: ["CASH"],
  insurance: ["CASH"],
  /** Betting on what open bets may bring. */
  advance: ["CASH"],
  vipBet: ["CASH"],
  promoCode: ["CASH"],
  deposit: ["CASH"],
  withdrawal: ["CASH"],
  /** From one currency to another. */
  conversion: ["CASH"],
  /** Cash that the house gives: cashback, referral, prizes. */
  reward: ["CASH"],
  /** What comes back for a stake goes where the stake came from. */
  payout: ["CASH", "BONUS"],
  /** Giving a bonus, and turning a wagered one into cash. */
  bonus: ["CASH", "BONUS"],
  /** Paying a debt out of what the account holds. */
  repayment: ["CASH", "BONUS"],
  /** By the operator's staff, each with a reason. */
  adjustment: ["CASH", "BONUS"],
  /** Balances that the players of a demo start with. */
  opening: ["CASH", "BONUS"],
} as const satisfies Record<string, readonly MoneyKind[]>;

/** A use of money. */
export type AccountUse = keyof typeof allowed;

/** Whether money of a kind may be used so. */
export const mayUse = (money: MoneyKind, use: AccountUse): boolean =>
  (allowed[use] as readonly MoneyKind[]).includes(money);
