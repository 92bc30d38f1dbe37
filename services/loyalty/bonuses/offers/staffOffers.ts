/** Offers behind gifts of other parts of the site: bonuses come from offers, so each kind of gift has one that only the staff give. */
import { eq } from "../../../platform/database/drizzle.ts";
import type { BonusTerms } from "#shared/money/bonus/terms.ts";
import type { Db } from "../../../platform/database/database.ts";
import { bonusOffer, type OfferRow } from "../tables.ts";
import { definition } from "./definition.ts";

/** The offer of this key with these terms; it is made when it is needed first. */
export async function staffOffer(db: Db, key: string, terms: BonusTerms, now: number): Promise<OfferRow> {
  const defined = definition.parse({
    ...terms,
    audience: "STAFF",
    welcome: null,
    countries: null,
    code: null,
    partner: null,
    isCombinable: true,
    repeat: "ONCE",
    picture: "gift",
  });
  await db
    .insert(bonusOffer)
    .values({ key, state: "OPEN", definition: defined, startsAt: now, endsAt: null, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(bonusOffer).where(eq(bonusOffer.key, key));
  if (row === undefined) throw new Error(`there is no offer for ${key}`);
  // What is given has the terms asked for, also where the first gift of this key had others.
  return { ...row, definition: defined };
}
