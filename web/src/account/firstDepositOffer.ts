/** The operator's own offer on a first deposit: the one that the player has chosen, else one that they can take. */
import type { FirstDepositQuery } from "@/operations/loyalty/generated.ts";
import type { MoneyFieldsFragment } from "@/operations/fragments/generated.ts";

export interface FirstDepositOffer {
  title: string;
  /** The most that it gives, in the player's currency. */
  most: MoneyFieldsFragment;
  /** Name of the offer in addresses where it has to be taken first; null for a bonus that waits for the deposit. */
  toTake: string | null;
}

/** @param currency of the player's account */
export function firstDepositOffer(
  { viewer, offers }: FirstDepositQuery,
  currency: string | undefined,
): FirstDepositOffer | null {
  const waiting = viewer?.bonuses?.edges
    .map(({ node }) => node)
    .find(({ state, terms }) => state === "OFFERED" && terms.percent !== null);
  const waitingMost = waiting?.terms.currencies.find((each) => each.currency === waiting.currency)?.maxBonus;
  if (waiting !== undefined && waitingMost !== undefined)
    return { title: waiting.title, most: waitingMost, toTake: null };
  const free = new Set(
    viewer?.offerStandings?.filter(({ hindrance }) => hindrance === null).map(({ offerId }) => offerId),
  );
  for (const { node } of offers?.edges ?? []) {
    const most = node.terms.currencies.find((each) => each.currency === currency)?.maxBonus;
    if (node.terms.kind === "FIRST_DEPOSIT" && free.has(node.id) && most !== undefined)
      return { title: node.title, most, toTake: node.key };
  }
  return null;
}
