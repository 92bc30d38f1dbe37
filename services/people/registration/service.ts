/** Becoming a player, by e-mail, phone, one click or a social network. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { registered, registrationApi } from "./api.ts";
import { partnerMarks } from "../../loyalty/bonuses/public.ts";
import { contactConfirmed } from "../players/public.ts";
import { makeDemoPlayers } from "./demoPlayers.ts";
import { giveTypedCode, marksOf } from "./registered.ts";
import { registrationService } from "./routes.ts";

export const registration = defineService({
  name: "registration",
  api: registrationApi,
  schemas: { Registered: registered },
  routes: registrationService,
  tables: {
    pending_registration: {
      rows: "position($phone in data::text) > 0 or position($email in data::text) > 0",
      hidden: { notExported: "a registration that was not finished; its player has one of their own" },
      erase: "delete",
    },
    registration: {
      rows: ownRows,
      hidden: ["key_hash", "fingerprint"],
      erase: "delete",
      retention: {
        days: 30,
        clock: "services",
        isOld: "registered_at < $before and fingerprint <> '-'",
        empty: "key_hash = 'forgotten:' || player_id, fingerprint = '-', referral = '{}', ref_code = null",
      },
    },
  },
  fills: [partnerMarks.with(marksOf), contactConfirmed.with(giveTypedCode)],
  prepareDemo: makeDemoPlayers,
});
