/** A shared round as it is written down, and what everybody sees of it. */
import { createHash } from "node:crypto";
import { hashOfSeed, sharedDraw } from "#shared/games/fair/draw.ts";
import type { TableClock } from "#shared/games/clock/clock.ts";
import type { SqliteStore } from "../../scripts/lib/standIn/sqliteStore.ts";
import { type RoundRow, stakedIn } from "../rounds/round.ts";

export type Phase =
  /** Bets are taken. */
  | "open"
  | "locked"
  /** It is drawn and shown, or flies. */
  | "drawn"
  /** Its hash is revealed, and bets are paid. */
  | "paying"
  | "over";

export interface TableRow {
  id: string;
  game: string;
  chain: string;
  place: number;
  number: number;
  phase: Phase;
  is_void: number;
  opens_at: number;
  closes_at: number;
  draws_at: number;
  ends_at: number;
  next_at: number;
}

interface Seeds {
  server_seed: string;
  client_seed: string;
}

export function tableSeeds(store: SqliteStore, { id }: Pick<TableRow, "id">): Seeds {
  const row = store.get<Seeds>("select server_seed, client_seed from seed_pair where id = :id", { id });
  if (row === undefined) throw new Error(`There are no seeds of ${id}`);
  return row;
}

export function drawOfTable(store: SqliteStore, row: Pick<TableRow, "id">) {
  const { server_seed: hash, client_seed: publicSeed } = tableSeeds(store, row);
  return sharedDraw(hash, publicSeed);
}

/** Players that the others see by name of their bets. */
const SHOWN_BETS = 12;
export const PAST_ROUNDS = 20;

/** A name that tells one player from another within a round, and nothing else. */
const aliasOf = (owner: string, table: string) =>
  createHash("sha256").update(`${table}\n${owner}`).digest("hex").slice(0, 4).toUpperCase();

type Bet = Pick<RoundRow, "owner" | "stake" | "stakes" | "currency" | "bet" | "status" | "returned" | "won">;

function shownBet(bet: Bet, table: string) {
  const { target } = JSON.parse(bet.bet) as { target?: unknown };
  return {
    who: aliasOf(bet.owner, table),
    stake: stakedIn(bet),
    currency: bet.currency,
    target: typeof target === "number" ? target : null,
    returned: bet.status === "closed" ? bet.returned : null,
    won: bet.status === "closed" ? bet.won : null,
  };
}

/** The results of a game's last rounds, the newest first. */
export const pastOf = (store: SqliteStore, game: string, clock: TableClock) =>
  store
    .all<TableRow>(
      `select * from table_round where game = :game and phase in ('paying', 'over') and is_void = 0
       order by number desc limit :most`,
      { game, most: PAST_ROUNDS },
    )
    .map((row) => ({
      number: row.number,
      hash: tableSeeds(store, row).server_seed,
      result: clock.shows(drawOfTable(store, row), row.place),
    }));

export interface Around {
  clock: TableClock;
  rate: number;
  seats: number;
}

/** What all players are told of a round. */
export function shownTable(store: SqliteStore, row: TableRow, { clock, rate, seats }: Around) {
  const { server_seed: hash, client_seed: publicSeed } = tableSeeds(store, row);
  const isOver = row.phase === "paying" || row.phase === "over";
  const isDrawn = isOver || (row.phase === "drawn" && clock.flight === undefined);
  const { bets = 0 } =
    store.get<{ bets: number }>(
      "select count(*) as bets from round where shared = :id and status in ('open', 'closed')",
      { id: row.id },
    ) ?? {};
  const shown = store.all<Bet>(
    `select owner, stake, stakes, currency, bet, status, returned, won from round
     where shared = :id and status in ('open', 'closed') order by rowid desc limit :most`,
    { id: row.id, most: SHOWN_BETS },
  );
  return {
    now: Date.now(),
    rate,
    number: row.number,
    place: row.place,
    phase: row.phase,
    isVoid: row.is_void === 1,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    drawsAt: row.draws_at,
    // When a flight ends is what nobody may know.
    endsAt: isOver || clock.flight === undefined ? row.ends_at : null,
    nextAt: row.next_at,
    /** Of the hash, known before; it is the hash of the round before this one in the chain. */
    committed: hashOfSeed(hash),
    hash: isOver ? hash : null,
    /** That of the chain, and after commas those of the players. */
    publicSeed: isOver ? publicSeed : null,
    result: isDrawn && row.is_void === 0 ? clock.shows(drawOfTable(store, row), row.place) : null,
    seats,
    bets,
    shown: shown.map((bet) => shownBet(bet, row.id)),
  };
}
