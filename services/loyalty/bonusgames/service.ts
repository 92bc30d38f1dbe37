/** Bonus games: their prize tables, and the attempts that players have in them. */
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { depositHearers } from "../bonuses/public.ts";
import { attemptBody, bonusGameBody, bonusGamesApi } from "./api.ts";
import { attemptsOfDeposit, withdrawAttempts } from "./attempts/give.ts";
import { bonusGameDeskApi, deskGame } from "./desk/api.ts";
import { gameDefinition, prize } from "./games/definition.ts";
import { makeDemoGames } from "./games/demoGames.ts";
import { bonusGamesService } from "./routes.ts";

export const bonusGames = defineService({
  name: "bonusgames",
  api: { ...bonusGamesApi, ...bonusGameDeskApi },
  schemas: {
    BonusGame: bonusGameBody,
    DeskBonusGame: deskGame,
    BonusGameDefinition: gameDefinition,
    BonusGamePrize: prize,
    BonusGameAttempt: attemptBody,
  },
  routes: bonusGamesService,
  fills: [
    depositHearers.with(async (context, playerId, payment) => {
      if (payment.state === "SUCCEEDED") await attemptsOfDeposit(context, playerId, payment);
      if (payment.state === "REFUNDED" || payment.state === "CHARGED_BACK") await withdrawAttempts(context, payment.id);
    }),
  ],
  tables: {
    // The seed of a game that goes on must not be known before its end.
    bonus_attempt: { rows: ownRows, hidden: ["grant_key", "server_seed"], erase: { keep: keptByLaw } },
    bonus_game: { impersonal: "prize tables" },
  },
  prepareDemo: makeDemoGames,
});
