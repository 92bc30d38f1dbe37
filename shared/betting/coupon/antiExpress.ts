/** The anti-express: the bet that an express is lost. */
import type { Decimal } from "decimal.js";
import { Exact } from "../../money/money.ts";

/** Margin M of the price 1/(M − 1/K), where the site sets no other. */
export const defaultAntiExpressMargin = "1.1165";

/**
 * Price 1/(M − 1/K) of losing an express of price `express`; null if it can't be offered (M − 1/K not above 0, or a
 * price of 1 and less).
 */
export function antiExpressCoef(express: Decimal.Value, margin: string = defaultAntiExpressMargin): Decimal | null {
  const rest = new Exact(margin).minus(new Exact(1).dividedBy(express));
  if (!rest.greaterThan(0)) return null;
  const price = new Exact(1).dividedBy(rest);
  return price.greaterThan(1) ? price : null;
}
