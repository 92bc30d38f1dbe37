/** The casino wallet: money for rounds that a game studio plays, by its signed calls. */
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { defineService } from "../../platform/manifest.ts";
import { stakeHolders } from "../accounts/public.ts";
import { wagers } from "../limits/public.ts";
import { walletApi } from "./api.ts";
import { walletService } from "./routes.ts";
import { roundStakes, roundWagers } from "./stakes.ts";

export const wallet = defineService({
  name: "wallet",
  api: walletApi,
  routes: walletService,
  tables: {
    casino_call: {
      rows: `round_id in (select id from casino_round where ${ownRows})`,
      hidden: ["fingerprint", "balance"],
      erase: { keep: keptByLaw },
      // Long enough for whatever a studio repeats; open rounds keep theirs, and so do tombstones of rounds that never came.
      retention: {
        days: 180,
        clock: "services",
        isOld:
          "at < $before and not exists (select 1 from casino_round round where round.id = round_id and round.state = 'OPEN')",
      },
    },
    casino_round: { rows: ownRows, hidden: [], erase: { keep: keptByLaw } },
    casino_free_grant: { rows: ownRows, hidden: ["key"], erase: { keep: keptByLaw } },
    casino_launch: {
      rows: ownRows,
      hidden: ["token_hash", "session_hash"],
      erase: { keep: keptByLaw },
    },
  },
  fills: [stakeHolders.with(roundStakes), wagers.with(roundWagers)],
});
