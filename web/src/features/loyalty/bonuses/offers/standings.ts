/** Which offers the player can take, by the number of the offer. */
import type { OfferStandingsQuery } from "@/operations/loyalty/generated.ts";

type Told = NonNullable<NonNullable<OfferStandingsQuery["viewer"]>["offerStandings"]>[number];
export type Hindrance = NonNullable<Told["hindrance"]>;

/** What stands against each offer; null for one that can be taken, nothing for one that holds by itself. */
export type Standings = ReadonlyMap<string, Hindrance | null>;

/** Null for guests, and while or where it isn't told. */
export function standingsIn(data: OfferStandingsQuery | undefined): Standings | null {
  const told = data?.viewer?.offerStandings;
  return told == null ? null : new Map(told.map(({ offerId, hindrance }) => [offerId, hindrance]));
}

export const canTake = (standings: Standings | null, { id }: { id: string }): boolean => standings?.get(id) === null;
