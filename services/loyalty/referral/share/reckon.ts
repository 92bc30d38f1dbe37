/** How a month's share follows from what friends have played. */
import { Exact, roundMoney } from "#shared/money/money.ts";

/** Sums of one currency, exact decimals in major units. */
export interface Figures {
  stakes: string;
  wins: string;
  bonuses: string;
  fees: string;
}

interface Reckoned {
  net: string;
  carriedOut: string;
  share: string;
}

/**
 * Net revenue is stakes less wins, bonuses and fees. The share is a percent of it and of what was carried in, rounded half
 * up once, to the minor unit. A negative rest is carried out, or forgotten.
 * @param carriedIn the negative rest of the months before; 0 for none
 */
export function reckon(
  { stakes, wins, bonuses, fees }: Figures,
  { carriedIn, percent, carriesNegative }: { carriedIn: string; percent: string; carriesNegative: boolean },
  currency: string,
): Reckoned {
  const net = new Exact(stakes).minus(wins).minus(bonuses).minus(fees);
  const base = net.plus(carriedIn);
  return {
    net: net.toFixed(),
    carriedOut: carriesNegative ? Exact.min(0, base).toFixed() : "0",
    share: roundMoney(Exact.max(0, base).times(percent).dividedBy(100), currency),
  };
}
