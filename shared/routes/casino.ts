/** Slots, live casino, other halls and their bonuses (SPEC 2.19–2.25). */
import { area } from "./entry.ts";

const casino = area({ menu: "casino", subApplication: "casino", siteArea: "CASINO" });
const bonus = area({ menu: "bonuses", subApplication: "casino", siteArea: "BONUSES" });
/** Pages that list things of the hall name themselves in the sitemap. */
const hall = { sitemap: "casino" } as const;
const thanks = { isIndexed: false } as const;

export const CASINO_ROUTES = {
  bingo: casino.page("bingo", hall),
  fishingHunting: casino.page("fishinghunting", hall),
  poker: casino.page("poker/:pokerGame?", hall),
  scratchcards: casino.page("scratchcards", hall),
  keno: casino.page("keno", hall),
  slots: casino.page("slots/:subcategory?", hall),
  slotsGame: casino.page("slots/:subcategory?/game/:gameId/:gameName"),
  slotsVulkan: casino.page("slots/vulkan"),
  slotsThankYou: casino.page("slots/thankyou", thanks),
  vulkan: casino.moved("vulkan", "slots/vulkan"),
  casino: casino.page("casino/:subcategory?", hall),
  casinoGame: casino.page("casino/:subcategory?/game/:gameId/:gameName"),
  casinoBrand: casino.page("casino/brand", hall),
  casinoThankYou: casino.page("casino/thankyou", thanks),
  kenoThankYou: casino.page("keno/thankyou", thanks),
  tvGames: casino.page("tvgames", hall),
  tvGamesPoker: casino.moved("tvgames/view/poker", "poker"),
  virtualSports: casino.page("virtualsports", hall),
  fastGames: casino.page("fast-games", hall),
  fastBet: casino.page("fast-bet", hall),
  asianGames: casino.page("asian-games", hall),
  cardGames: casino.page("card-games", hall),
  crashGames: casino.page("crash-games", hall),
  skillGames: casino.page("skill-games", hall),
  otherGames: casino.page("othergames", hall),
  casinoLobby: casino.page("casino-lobby", hall),
  casinoSearch: casino.page("casino-search", { isIndexed: false }),
  providers: casino.page("providers", hall),
  provider: casino.page("providers/:provider"),
  myCasino: casino.page("my-casino", { isIndexed: false }),
  myCasinoFavorites: casino.page("my-casino/favorites", { access: "player", isIndexed: false }),
  bonusCasino: bonus.page("bonus/casino", { sitemap: "bonuses" }),
  bonusCasinoItem: bonus.page("bonus/casino/:id"),
  bonusCasinoPromotions: bonus.moved("bonus/casino/promotions", "bonus/casino"),
  bonusCasinoPromotion: bonus.page("bonus/casino/promotions/:id"),
  bonusCasinoTournaments: bonus.page("bonus/casino/tournaments", { sitemap: "bonuses", siteArea: "TOURNAMENTS" }),
  bonusCasinoTournament: bonus.page("bonus/casino/tournaments/:id", { siteArea: "TOURNAMENTS" }),
};
