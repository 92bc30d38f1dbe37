/** Which partner's players an offer is for: those who registered by one of the partner's links. */
import { tagOf } from "#shared/people/referrals.ts";
import { definePort } from "../../../platform/ports.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Partner } from "./definition.ts";

/** What partners' links had left in the browser a player registered in, by the name of the cookie (SPEC 3.39). */
export const partnerMarks =
  definePort<(db: Db, playerId: number) => Promise<Readonly<Record<string, string>>>>("bonuses.partnerMarks");

/** Marks of one browser, by the name of the cookie. */
export type Marks = Readonly<Record<string, string>>;

/** What is known of the links that a player came by. */
export const marksOf = (db: Db, playerId: number): Promise<Marks[]> =>
  Promise.all(partnerMarks.answers.map((ask) => ask(db, playerId)));

export const cameByPartner = (partner: Pick<Partner, "ids" | "tags"> | null, marks: readonly Marks[]): boolean =>
  partner !== null &&
  marks.some(({ partner_id: id, reflinkid: tag }) => {
    const tagged = tag === undefined ? null : tagOf(tag);
    return (id !== undefined && partner.ids.includes(id)) || (tagged !== null && partner.tags.includes(tagged.val));
  });
