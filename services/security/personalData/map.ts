/**
 * Every table of the database, and what is done with a player's rows in it when they ask for their data or want it erased. A test compares
 * this with the database itself: a new table must be entered here before it can be merged.
 */

/** What is left of a row when a player is erased. */
export type Erasure =
  /** The row goes. */
  | "delete"
  /** The row stays as it is, under the player's number: `why`. */
  | { keep: string }
  /** The row stays; these columns take the value of an SQL expression: beside the above `$now`, and `$hash` of a password that nobody has. */
  | { set: Readonly<Record<string, string>> };

export interface PersonalTable {
  /** SQL condition on the table's rows that are the player's; `$player` is the number, `$phone` and `$email` what they go by (null without). */
  rows: string;
  /** Columns that are left out of the export, because they are secrets or only make sense to a program; null exports nothing of the table, and why. */
  hidden: readonly string[] | { notExported: string };
  erase: Erasure;
}

const own = "player_id = $player";
const wallets = "account_id in (select id from ledger_account where player_id = $player)";
const coupons = "coupon_id in (select id from coupon where player_id = $player)";
const law = "records of money and gaming are kept for the time the law asks, under the player's number";

/** Tables with rows of players, in the order they are erased. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  // Those by name and network hold hashes, and are swept within the hour.
  sign_in_attempt: { rows: `key in (select 'session:' || id_hash from session where ${own})`, hidden: { notExported: "counts of the last half hour" }, erase: "delete" },
  sign_in_guard: { rows: `key in (select 'session:' || id_hash from session where ${own})`, hidden: { notExported: "counts of the last half hour" }, erase: "delete" },
  refresh_token: { rows: `session_hash in (select id_hash from session where ${own})`, hidden: ["id_hash", "session_hash"], erase: "delete" },
  session: { rows: own, hidden: ["id_hash"], erase: "delete" },
  qr_sign_in: { rows: own, hidden: { notExported: "a code on its way that lives for minutes" }, erase: "delete" },
  one_time_code: { rows: "holder = $player or subject in ($player::text, $phone, $email)", hidden: { notExported: "a code on its way that lives for minutes" }, erase: "delete" },
  code_guess: { rows: own, hidden: [], erase: "delete" },
  pending_registration: { rows: "position($phone in data::text) > 0 or position($email in data::text) > 0", hidden: { notExported: "a registration that was not finished; its player has one of their own" }, erase: "delete" },
  authenticator: { rows: own, hidden: ["secret", "last_step"], erase: "delete" },
  recovery_code: { rows: own, hidden: ["code_hash"], erase: "delete" },
  security_question: { rows: own, hidden: ["answer_hash"], erase: "delete" },
  message: { rows: "player_id = $player or recipient in ($phone, $email)", hidden: ["unsubscribe_url"], erase: "delete" },
  social_link: { rows: own, hidden: [], erase: "delete" },
  former_player: { rows: "moved_to = $player", hidden: [], erase: "delete" },
  favorite: { rows: own, hidden: [], erase: "delete" },
  registration: { rows: own, hidden: ["key_hash", "fingerprint"], erase: "delete" },
  player_time: { rows: own, hidden: [], erase: "delete" },
  ban_appeal: { rows: own, hidden: [], erase: { set: { text: "'-'", answer: "case when answer is null then null else '-' end" } } },
  coupon_deed: { rows: own, hidden: ["fingerprint"], erase: "delete" },
  outbox: {
    rows: "user_id = $player", hidden: { notExported: "events tell of what stands in the other tables, and go by age" },
    // The rows stay, because readers count on their numbers.
    erase: { set: { data: "case when type = 'coupon' then jsonb_set(jsonb_set(data, '{coupon,coefByView}', 'null'), '{coupon,refId}', 'null') else data end" } },
  },
  player_limit: { rows: own, hidden: [], erase: { keep: "limits and exclusions must outlive a wish to be forgotten" } },
  promo_use: { rows: own, hidden: [], erase: { keep: law } },
  promo_code: { rows: own, hidden: [], erase: { keep: law } },
  coupon_bet: { rows: coupons, hidden: ["market_version"], erase: { keep: law } },
  coupon: { rows: own, hidden: ["fingerprint", "key_group"], erase: { set: { coef_by_view: "null", ref_id: "null", idempotency_key: "'erased-' || id" } } },
  account_debt: { rows: wallets, hidden: [], erase: { keep: law } },
  entry: { rows: wallets, hidden: [], erase: { keep: law } },
  journal: { rows: `id in (select journal_id from entry where ${wallets})`, hidden: ["fingerprint", "key"], erase: { keep: law } },
  ledger_account: { rows: own, hidden: [], erase: { keep: law } },
  player_profile: {
    rows: own, hidden: [],
    erase: {
      set: {
        surname: "null", date_birthday: "null", document_type_id: "null", inn: "null", passport: "null", passport_date: "null", passport_end_date: "null", registration_address: "null",
        is_phone_confirmed: "false", is_email_confirmed: "false", is_two_factor: "false", is_email_auth: "false", has_security_question: "false", is_newsletter_stopped: "true",
        enable_mail_news: "false", enable_mail_deposit: "false", enable_mail_bets: "false", enable_sms_news: "false", cookies_agreed_at: "null", verification_status_group_code: "null",
      },
    },
  },
  player: {
    rows: "id = $player", hidden: ["password_hash", "choice_version"],
    erase: { set: { login: "'erased-' || id", email: "null", phone: "null", name: "null", password_hash: "$hash", is_demo: "false", erased_at: "$now" } },
  },
};

/** Tables without rows of players, and what they hold instead. */
export const impersonalTables: Readonly<Record<string, string>> = {
  migration: "versions of the database",
  site_secret: "keys of the site",
  signing_key: "keys of the site",
  clock_anchor: "the clock",
  called_off_game: "games",
  outcome_correction: "results, in the operator's words",
  shared_coupon: "outcomes under a code; nobody's name stands there",
  write_probe: "one row that is written to see whether that works",
  used_once: "hashes of what was used up",
  ceiling_count: "counts of ten minutes by network, country and hash of a recipient; gone after a day",
};
