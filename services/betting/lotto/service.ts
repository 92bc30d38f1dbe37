/** Lotto: lotteries with draws of their own, and bets on these draws at fixed odds. */
import { stakeHolders } from "../../money/accounts/public.ts";
import { wagers } from "../../money/limits/public.ts";
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw, ownRows } from "../../platform/personalData.ts";
import { poolStakes, poolWagers } from "../pools/public.ts";
import { lottery, lottoApi, lottoDraw, lottoTicket } from "./api.ts";
import { lottoDeskApi } from "./deskApi.ts";
import { lottoService } from "./routes.ts";

export const lotto = defineService({
  name: "lotto",
  api: { ...lottoApi, ...lottoDeskApi },
  schemas: { Lottery: lottery, LottoDraw: lottoDraw, LottoTicket: lottoTicket },
  routes: lottoService,
  tables: {
    lotto_ticket: { rows: ownRows, hidden: ["fingerprint"], erase: { keep: keptByLaw } },
    lotto_draw: { impersonal: "draws, their balls and sums" },
    lotto_jackpot: { impersonal: "what rolls over" },
    lottery: { impersonal: "rules of the lotteries" },
  },
  fills: [stakeHolders.with(poolStakes("lotto")), wagers.with(poolWagers("lotto"))],
});
