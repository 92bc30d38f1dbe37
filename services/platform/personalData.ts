/**
 * What each table of a service holds. Every table of the database is declared in the manifest of its service, so that a
 * player's export is complete and an erasure reaches everything. A test compares the declarations with the database: a
 * new table can't be merged undeclared.
 */

/** What is left of a row when a player is erased. */
export type Erasure =
  /** The row goes. */
  | "delete"
  /** The row stays as it is, under the player's number: `why`. */
  | { keep: string }
  /**
   * The row stays; these columns get the value of an SQL expression. It may use the parameters of `rows`, `$now`, and
   * `$hash`, the hash of a password that nobody has.
   */
  | { set: Readonly<Record<string, string>> };

/** A table with rows of players. */
export interface PersonalTable {
  /**
   * SQL condition for the player's rows of the table; `$player` is their number, `$phone` and `$email` their contacts
   * (null if missing). It may query tables of this service and of lower ones: a service's rows are erased before those
   * of the services it uses.
   */
  rows: string;
  /**
   * Columns that are left out of the export, because they are secrets or only make sense to a program; an object when
   * nothing of the table is exported, and why.
   */
  hidden: readonly string[] | { notExported: string };
  erase: Erasure;
}

/** A table without player data, and what it holds instead. */
export interface ImpersonalTable {
  impersonal: string;
}

/** When rows of a table that only grows are dropped. RETENTION_DAYS sets other days. */
export interface RetentionRule {
  /** Days after which rows are dropped, where RETENTION_DAYS says nothing else. */
  days: number;
  /** Which clock the rows' times are of. */
  clock: "services" | "real";
  /** SQL condition of rows that are old; `$before` is the moment, epoch milliseconds. */
  isOld: string;
  /** Columns that are emptied where the row itself must stay; without it the row is deleted. */
  empty?: string;
}

export type TableRules = (PersonalTable | ImpersonalTable) & { retention?: RetentionRule };

/** The rows of a table with a `player_id` column. */
export const ownRows = "player_id = $player";
/** Why money and bets outlive the player's data. */
export const keptByLaw = "records of money and gaming are kept for the time the law asks, under the player's number";

export type Tables = Readonly<Record<string, TableRules>>;

export function personalTablesOf(tables: Tables): Readonly<Record<string, PersonalTable>> {
  return Object.fromEntries(
    Object.entries(tables).filter((entry): entry is [string, PersonalTable] => "rows" in entry[1]),
  );
}

export function retentionRulesOf(tables: Tables): Readonly<Record<string, RetentionRule>> {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([name, { retention }]) => (retention === undefined ? [] : [[name, retention]])),
  );
}
