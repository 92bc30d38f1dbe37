/** Tournaments of bets and casino rounds, with tables of players and prizes. */
import { stakeHolders } from "../../money/accounts/public.ts";
import { wagers } from "../../money/limits/public.ts";
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { entryBody, tournamentBody } from "./api/bodies.ts";
import { tournamentDeskApi } from "./api/desk.ts";
import { tournamentsApi } from "./api/tournaments.ts";
import { definition } from "./definition.ts";
import { makeDemoTournaments } from "./demoTournaments.ts";
import { tournamentsService } from "./routes.ts";
import { feeStakes, feeWagers } from "./stakes.ts";

export const tournaments = defineService({
  name: "tournaments",
  api: { ...tournamentsApi, ...tournamentDeskApi },
  schemas: { Tournament: tournamentBody, TournamentEntry: entryBody, TournamentDefinition: definition },
  routes: tournamentsService,
  tables: {
    tournament_play: {
      rows: `entry_id in (select id from tournament_entry where ${ownRows})`,
      hidden: [],
      erase: { keep: keptByLaw },
    },
    tournament_entry: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
    tournament: { impersonal: "tournaments, their terms and sums" },
  },
  fills: [stakeHolders.with(feeStakes), wagers.with(feeWagers)],
  prepareDemo: makeDemoTournaments,
});
