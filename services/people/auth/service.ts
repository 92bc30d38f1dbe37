/** Signing in: by password, code, token or network; second steps, locks and refresh tokens. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { authApi } from "./api.ts";
import { authService } from "./routes.ts";
import { signedIn, signInAnswer, twoStep } from "./signIn/signInApi.ts";

export const auth = defineService({
  name: "auth",
  api: authApi,
  schemas: { SignedIn: signedIn, SignInAnswer: signInAnswer, TwoStep: twoStep },
  routes: authService,
  tables: {
    // Those by name and network hold hashes, and are swept within the hour.
    sign_in_attempt: {
      rows: `key in (select 'session:' || id_hash from session where ${ownRows})`,
      hidden: { notExported: "counts of the last half hour" },
      erase: "delete",
    },
    sign_in_guard: {
      rows: `key in (select 'session:' || id_hash from session where ${ownRows})`,
      hidden: { notExported: "counts of the last half hour" },
      erase: "delete",
    },
    refresh_token: {
      rows: `session_hash in (select id_hash from session where ${ownRows})`,
      hidden: ["id_hash", "session_hash"],
      erase: "delete",
    },
    qr_sign_in: { rows: ownRows, hidden: { notExported: "a code on its way that lives for minutes" }, erase: "delete" },
    one_time_code: {
      rows: "holder = $player or subject in ($player::text, $phone, $email)",
      hidden: { notExported: "a code on its way that lives for minutes" },
      erase: "delete",
    },
    code_guess: { rows: ownRows, hidden: [], erase: "delete" },
    authenticator: { rows: ownRows, hidden: ["secret", "last_step"], erase: "delete" },
    recovery_code: { rows: ownRows, hidden: ["code_hash"], erase: "delete" },
  },
});
