/** Bonuses: offers, the bonuses that players hold, points, rewards and cashback. */
import { defineService } from "../../platform/manifest.ts";
import { cashTies } from "../../money/accounts/public.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { bonusBody, bonusesApi } from "./api/bonuses.ts";
import { offer, offersApi } from "./api/offers.ts";
import { rewardsApi } from "./api/rewards.ts";
import { bonusDeskApi } from "./desk/api.ts";
import { heldGift, heldGiftsApi } from "./holds/api.ts";
import { currencyTerms, definition, terms } from "./offers/definition.ts";
import { bonusTie } from "./instances/tied.ts";
import { makeDemoOffers } from "./offers/demoOffers.ts";
import { makeDemoProgramme, programme } from "./programme/programme.ts";
import { bonusesService } from "./routes.ts";

const ofOwn = `bonus_id in (select id from bonus where ${ownRows})`;

export const bonuses = defineService({
  name: "bonuses",
  api: { ...offersApi, ...bonusesApi, ...rewardsApi, ...bonusDeskApi, ...heldGiftsApi },
  schemas: {
    Offer: offer,
    BonusTerms: terms,
    CurrencyTerms: currencyTerms,
    OfferDefinition: definition,
    Bonus: bonusBody,
    LoyaltyProgramme: programme,
    HeldGift: heldGift,
  },
  routes: bonusesService,
  tables: {
    bonus_wager: { rows: ofOwn, hidden: [], erase: { keep: keptByLaw } },
    bonus_hold: {
      rows: ownRows,
      hidden: ["other_id", "reason", "decided_by"],
      erase: { keep: "a gift that a household has had stays had, under the players' numbers" },
    },
    bonus_change: { rows: ofOwn, hidden: [], erase: { keep: keptByLaw } },
    bonus: { rows: ownRows, hidden: ["grant_key", "grant_fingerprint"], erase: { keep: keptByLaw } },
    cashback_payment: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
    points_entry: { rows: ownRows, hidden: ["key"], erase: { keep: keptByLaw } },
    player_points: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
    bonus_offer: { impersonal: "offers" },
    loyalty_programme: { impersonal: "terms of points and cashback" },
  },
  fills: [cashTies.with(bonusTie)],
  prepareDemo: async (db, now) => {
    await makeDemoOffers(db, now);
    await makeDemoProgramme(db);
  },
});
