/** Players, their profiles and sessions: the basis of every service that deals with players. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";

export const players = defineService({
  name: "players",
  tables: {
    session: {
      rows: ownRows,
      hidden: ["id_hash"],
      erase: "delete",
      retention: { days: 30, clock: "real", isOld: "ended_at < $before" },
    },
    player_profile: {
      rows: ownRows,
      hidden: [],
      erase: {
        set: {
          surname: "null",
          date_birthday: "null",
          document_type_id: "null",
          inn: "null",
          passport: "null",
          passport_date: "null",
          passport_end_date: "null",
          registration_address: "null",
          is_phone_confirmed: "false",
          is_email_confirmed: "false",
          is_two_factor: "false",
          is_email_auth: "false",
          has_security_question: "false",
          is_newsletter_stopped: "true",
          enable_mail_news: "false",
          enable_mail_deposit: "false",
          enable_mail_bets: "false",
          enable_sms_news: "false",
          cookies_agreed_at: "null",
          verification_status_group_code: "null",
        },
      },
    },
    player: {
      rows: "id = $player",
      hidden: ["password_hash", "choice_version"],
      erase: {
        set: {
          login: "'erased-' || id",
          email: "null",
          phone: "null",
          name: "null",
          password_hash: "$hash",
          is_demo: "false",
          erased_at: "$now",
        },
      },
    },
    signing_key: { impersonal: "keys of the site" },
  },
});
