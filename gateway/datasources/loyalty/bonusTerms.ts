/** Terms and free rounds of the bonuses service in the schema's words. */
import { roundMoney } from "#shared/money/money.ts";
import type { BonusFreeRounds, BonusTerms, FreeRoundsTerms, Money } from "../../generated/resolvers.ts";
import type { components } from "../../upstream/bonuses.ts";

type Schemas = components["schemas"];

export const money = (amount: string, currency: string): Money => ({ amount, currency });
export const maybe = (amount: string | null, currency: string): Money | null =>
  amount === null ? null : money(amount, currency);

/** Free rounds, whose game is asked for when it is wanted. */
export type FreeRoundsTermsModel = Omit<FreeRoundsTerms, "game">;
export type BonusFreeRoundsModel = Omit<BonusFreeRounds, "game">;
export interface TermsModel extends Omit<BonusTerms, "freeRounds"> {
  freeRounds: FreeRoundsTermsModel | null;
}

export const toTerms = ({ currencies, gamePercents, freeRounds, ...terms }: Schemas["BonusTerms"]): TermsModel => ({
  ...terms,
  freeRounds: freeRounds && {
    gameKey: freeRounds.game,
    rounds: freeRounds.rounds,
    stakes: Object.entries(freeRounds.stakes).map(([currency, stake]) =>
      // Pence are written in full: 0.10, not 0.1.
      money(stake.includes(".") ? roundMoney(stake, currency) : stake, currency),
    ),
  },
  games: Object.entries(gamePercents).map(([game, percent]) => ({ game, percent })),
  currencies: currencies.map(({ currency, minDeposit, maxBonus, maxStake }) => ({
    currency,
    minDeposit: maybe(minDeposit, currency),
    maxBonus: money(maxBonus, currency),
    maxStake: maybe(maxStake, currency),
  })),
});

export const toFreeRounds = ({ free_rounds: free, currency }: Schemas["Bonus"]): BonusFreeRoundsModel | null =>
  free && {
    gameKey: free.game,
    stake: money(free.stake, currency),
    rounds: free.rounds,
    used: free.used,
    left: free.left,
    won: money(free.won, currency),
  };
