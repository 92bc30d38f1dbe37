/** Friends whom players bring: codes, terms, levels and rewards. */
import { defineService } from "../../platform/manifest.ts";
import { keptByLaw } from "../../platform/personalData.ts";
import { month, programme, referralApi } from "./api.ts";
import { referralService } from "./routes.ts";
import { makeDemoTerms, terms } from "./terms.ts";

export const referral = defineService({
  name: "referral",
  api: referralApi,
  schemas: { ReferralProgramme: programme, ReferralMonth: month, ReferralTerms: terms },
  routes: referralService,
  tables: {
    referral_friend: {
      rows: "referrer_id = $player",
      hidden: ["friend_id", "reason"],
      erase: { keep: keptByLaw },
    },
    referral_code: { rows: "player_id = $player", hidden: [], erase: "delete" },
    referral_month: { rows: "referrer_id = $player", hidden: [], erase: { keep: keptByLaw } },
    referral_share_run: { impersonal: "months that were paid for" },
    referral_terms: { impersonal: "terms of the programme" },
  },
  prepareDemo: makeDemoTerms,
});
