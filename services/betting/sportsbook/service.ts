/** The book: sports, games, prices, results and statistics. */
import { defineService } from "../../platform/manifest.ts";
import { gameAddress } from "./api/addresses.ts";
import { eventScore, gameChange } from "./api/changes.ts";
import { game, gameEvent, market, opponent, outcome } from "./api/game.ts";
import { sportsbookApi } from "./api/index.ts";
import { championship, sport } from "./api/menu.ts";
import { score } from "./api/score.ts";
import { calledOffApi } from "./calledOff/api.ts";
import { combination, combinationApi, combinationRefusal, foundOutcome } from "./combination/api.ts";
import { endedMarket, endingsApi } from "./endings/api.ts";
import { accumulator, picksApi, proposal, proposalRefusal, wish } from "./picks/api.ts";
import { result, resultChampionship, resultEvent, resultsApi } from "./results/api.ts";
import { searchApi, team } from "./search/api.ts";
import {
  gameStatistics,
  sideRecord,
  sideStatistics,
  standings,
  standingsRow,
  statisticsApi,
  teamStatistics,
} from "./statistics/api.ts";

export const sportsbook = defineService({
  name: "sportsbook",
  api: {
    ...sportsbookApi,
    ...searchApi,
    ...endingsApi,
    ...combinationApi,
    ...picksApi,
    ...resultsApi,
    ...statisticsApi,
    ...calledOffApi,
  },
  schemas: {
    Sport: sport,
    Championship: championship,
    Game: game,
    GameAddress: gameAddress,
    Market: market,
    FoundOutcome: foundOutcome,
    Combination: combination,
    CombinationRefusal: combinationRefusal,
    Accumulator: accumulator,
    Proposal: proposal,
    ProposalRefusal: proposalRefusal,
    Wish: wish,
    Outcome: outcome,
    Opponent: opponent,
    Score: score,
    Result: result,
    ResultChampionship: resultChampionship,
    ResultEvent: resultEvent,
    Standings: standings,
    StandingsRow: standingsRow,
    SideRecord: sideRecord,
    SideStatistics: sideStatistics,
    GameStatistics: gameStatistics,
    TeamStatistics: teamStatistics,
    EventScore: eventScore,
    GameChange: gameChange,
    GameEvent: gameEvent,
    EndedMarket: endedMarket,
    Team: team,
  },
  // The book brings its own routes: it is started before the services are.
  routes: (context) => context.book.service(context),
  tables: { called_off_game: { impersonal: "games" } },
  needsBook: true,
});
