/** The cards of the demo: whose brand a number is, and what the issuer of each test card says. */
import { digitsOf, isAmericanExpress } from "./cardRules.ts";

/** What an issuer says to a charge; "challenge" asks the holder first. */
export type CardBehaviour = "succeeded" | "declined" | "insufficient_funds" | "lost_card" | "challenge";

interface TestCard {
  number: string;
  behaviour: CardBehaviour;
}

/** Numbers that stand for an answer each. Every other card is declined. */
export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", behaviour: "succeeded" },
  { number: "4000000000000002", behaviour: "declined" },
  { number: "4000000000009995", behaviour: "insufficient_funds" },
  { number: "4000000000009987", behaviour: "lost_card" },
  { number: "4000003800000446", behaviour: "challenge" },
];

export const behaviourOf = (number: string): CardBehaviour =>
  testCards.find((card) => card.number === digitsOf(number))?.behaviour ?? "declined";

export const AMERICAN_EXPRESS = "American Express";

/** Brands by the digits that their numbers begin with. */
const brands: readonly [RegExp, string][] = [
  [/^4/, "Visa"],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, "Mastercard"],
  [/^220[0-4]/, "Mir"],
  [/^62/, "UnionPay"],
  [/^(?:5018|5020|5038|6304|6759|676[1-3])/, "Maestro"],
];

export function brandOf(number: string): string {
  if (isAmericanExpress(number)) return AMERICAN_EXPRESS;
  return brands.find(([form]) => form.test(digitsOf(number)))?.[1] ?? "Card";
}
