/** Which partner's players an offer is for: those who registered by one of the partner's links. */
import { tagOf } from "#shared/people/referrals.ts";
import { definePort } from "../../../platform/ports.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Partner } from "./definition.ts";

/** What partners' links had left in the browser a player registered in, by the name of the cookie (SPEC 3.39). */
export const partnerMarks =
  definePort<(db: Db, playerId: number) => Promise<Readonly<Record<string, string>>>>("bonuses.partnerMarks");

export async function cameByPartner(
  db: Db,
  partner: Pick<Partner, "ids" | "tags"> | null,
  playerId: number,
): Promise<boolean> {
  if (partner === null) return false;
  for (const marksOf of partnerMarks.answers) {
    const { partner_id: id, reflinkid: tag } = await marksOf(db, playerId);
    const tagged = tag === undefined ? null : tagOf(tag);
    if ((id !== undefined && partner.ids.includes(id)) || (tagged !== null && partner.tags.includes(tagged.val)))
      return true;
  }
  return false;
}
