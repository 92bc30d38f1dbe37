/** Amounts of the demo's gifts, which are thought of in roubles. */

/** About the same money in each of the demo's currencies: a dollar stands for a hundred roubles. */
const units = { RUB: 100, USD: 1, EUR: 1, KZT: 500 } as const;

/** An amount of roubles, or what stands for it, in each of the demo's currencies. */
export const demoAmounts = (roubles: number): { currency: string; amount: string }[] =>
  Object.entries(units).map(([currency, unit]) => ({ currency, amount: String((roubles / 100) * unit) }));
