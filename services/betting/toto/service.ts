/** Toto: pool betting on draws of games of the line. */
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { defineService } from "../../platform/manifest.ts";
import { stakeHolders } from "../../money/accounts/public.ts";
import { wagers } from "../../money/limits/public.ts";
import { poolStakes, poolWagers } from "../pools/public.ts";
import { totoApi, totoDraw, totoKind, totoNominee, totoTicket } from "./api.ts";
import { totoDeskApi } from "./deskApi.ts";
import { totoService } from "./routes.ts";

export const toto = defineService({
  name: "toto",
  api: { ...totoApi, ...totoDeskApi },
  schemas: { TotoKind: totoKind, TotoDraw: totoDraw, TotoTicket: totoTicket, TotoNominee: totoNominee },
  routes: totoService,
  tables: {
    toto_ticket: { rows: ownRows, hidden: ["fingerprint"], erase: { keep: keptByLaw } },
    toto_draw: { impersonal: "draws, their results and sums" },
    toto_jackpot: { impersonal: "what rolls over" },
    toto_kind: { impersonal: "rules of the kinds" },
  },
  fills: [stakeHolders.with(poolStakes("toto")), wagers.with(poolWagers("toto"))],
  needsBook: true,
});
