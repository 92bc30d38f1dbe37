/** Games projects (SPEC 2.26, 2.27) and the games that bonuses are won in (2.28). */
import { area } from "./entry.ts";

const games = area({ menu: "games", subApplication: "games", siteArea: "GAMES" });
const bonusGames = area({ menu: "bonuses", subApplication: "games", siteArea: "BONUSGAMES" });

export const GAMES_ROUTES = {
  games: games.page("games", { sitemap: "games" }),
  gamesItem: games.page("games/:gameRoute"),
  gamesLanding: games.page("games-landing/:landingRoute"),
  /** Where each game lay before: its page finds the new address by the game's data. */
  allGames: games.moved("allgamesentrance", "games"),
  allGamesItem: games.page("allgamesentrance/:gameRoute", { isIndexed: false }),
  bonusGames: bonusGames.page("bonusgames", { sitemap: "bonuses" }),
  bonusGame: bonusGames.page("bonusgames/:bonusGame", {
    params: { bonusGame: { oneOf: ["chest", "fortuna", "memory", "safe", "lottery", "dragon"] } },
  }),
};
