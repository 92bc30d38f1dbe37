/** Bonuses, their offer twins, promotions, landing pages (SPEC 2.29–2.33). */
import { area } from "./entry.ts";

const { page, moved } = area({ menu: "bonuses", subApplication: "bonuses", siteArea: "BONUSES" });
const listed = { sitemap: "bonuses" } as const;
const landing = { params: { landingId: "slug" }, subApplication: null } as const;

export const BONUS_ROUTES = {
  bonuses: page("bonuses", listed),
  bonusesRules: page("bonuses/rules", listed),
  bonusesGames: page("bonuses/games", { ...listed, siteArea: "BONUSGAMES" }),
  bonusesPartners: page("bonuses/partners", { ...listed, siteArea: "PARTNERS" }),
  bonusesItem: page("bonuses/:id"),
  bonusesPartner: page("bonuses/partners/:id", { siteArea: "PARTNERS" }),
  offers: page("bonuses-offers", listed),
  offersRules: page("bonuses-offers/rules", listed),
  offersGames: page("bonuses-offers/games", { ...listed, siteArea: "BONUSGAMES" }),
  offersPartners: page("bonuses-offers/partners", { ...listed, siteArea: "PARTNERS" }),
  offersItem: page("bonuses-offers/:id"),
  offersPartner: page("bonuses-offers/partners/:id", { siteArea: "PARTNERS" }),
  bonusOffer: moved("bonus-offer/:id?", "bonuses-offers/:id"),
  bonusOfferPartner: moved("bonus-offer-partner/:id", "bonuses-offers/partners/:id"),
  bonusesOffersGames: moved("bonuses-offers-games", "bonuses-offers/games"),
  promotions: page("promotions", listed),
  promotion: page("promotions/:promotionId"),
  bonusLanding: page("bonus-landing/:landingId", landing),
  bonusLandingHeadless: page("bonus-landing/headless/:landingId", { ...landing, layout: "bare", isIndexed: false }),
  dropsNWins: page("dropsnwins", { ...listed, siteArea: "TOURNAMENTS" }),
  dailyDrops: moved("daily_drops", "dropsnwins"),
  wishingHappyBirthday: page("wishing_you_a_happy_birthday", { ...listed, siteArea: "BONUSGAMES" }),
  happyBirthday: moved("happy_birthday", "wishing_you_a_happy_birthday"),
  fastGamesTournament: moved("fastgames-daily-tournament", "promotions/fastgames-daily-tournament"),
  promo: page("promo", listed),
  bettingAlphabet: page("betting-alphabet/:block?/:category?/:slug?", {
    menu: "information",
    sitemap: "information",
    subApplication: null,
    siteArea: null,
  }),
};

/** Bonus pages and their offer twins: `promoBonusToOffer` says which of the two exists (SPEC 2.30). */
export const OFFER_TWINS = [
  ["bonuses", "offers"],
  ["bonusesRules", "offersRules"],
  ["bonusesGames", "offersGames"],
  ["bonusesPartners", "offersPartners"],
  ["bonusesItem", "offersItem"],
  ["bonusesPartner", "offersPartner"],
] as const satisfies readonly (readonly [keyof typeof BONUS_ROUTES, keyof typeof BONUS_ROUTES])[];
