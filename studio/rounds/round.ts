/** A round: what was bet, the moves made since, and the position that follows from them. */
import { drawOf, hashOfSeed, sharedDraw } from "#shared/games/fair/draw.ts";
import type { Position } from "#shared/games/game.ts";
import { stakesOf } from "#shared/games/titles/stakes.ts";
import { titleOf, type Title } from "#shared/games/titles/titles.ts";
import type { SqliteStore } from "../../scripts/lib/standIn/sqliteStore.ts";
import type { Timings } from "../context.ts";
import type { SeedRow } from "./seeds.ts";

export type RoundStatus =
  /** The wallet has not answered the bet yet. */
  | "opening"
  /** The player has to move. */
  | "open"
  | "closed"
  /** The wallet didn't take the bet: nothing was played. */
  | "cancelled";

export interface RoundRow {
  id: string;
  press: string;
  session: string;
  owner: string;
  game: string;
  currency: string;
  /** Of a shared round, its hash and the public seed. */
  seed_pair: string;
  nonce: number;
  /** One stake; the round has cost `stakes` of them. */
  stake: string;
  stakes: number;
  /** The move that has asked for a further stake, while the wallet has not answered: JSON. */
  asked: string | null;
  /** JSON. */
  bet: string;
  /** JSON, a list. */
  moves: string;
  status: RoundStatus;
  /** Why it was cancelled. */
  reason: string | null;
  returned: number | null;
  won: string | null;
  started_at: number;
  ended_at: number | null;
  /** The shared round that it is a bet in; null for a round of its own. */
  shared: string | null;
  /** The free rounds that pay its stake; null where the player does. */
  free: string | null;
  /** Which of the player's bets in a shared round it is, from 1. */
  panel: number;
  /** What the player's browser adds to the draw of a shared round; null for nothing. */
  seed: string | null;
}

export const findRound = (store: SqliteStore, id: string): RoundRow | undefined =>
  store.get<RoundRow>("select * from round where id = :id", { id });

/** The player's rounds of a game that are not over: one, or at a table perhaps several bets. */
export const unfinishedRounds = (store: SqliteStore, { owner, game }: Pick<RoundRow, "owner" | "game">): RoundRow[] =>
  store.all<RoundRow>(
    "select * from round where owner = :owner and game = :game and status in ('opening', 'open') order by panel",
    { owner, game },
  );

/** @throws Error for a title that the studio no longer has */
export function titleOfRound({ game }: Pick<RoundRow, "game">): Title {
  const title = titleOf(game);
  if (title === undefined) throw new Error(`There is no title ${game}`);
  return title;
}

/** Milliseconds until the cycle of a round is over: only then may its player start another one. */
export function cycleLeft(timings: Timings, round: Pick<RoundRow, "game" | "started_at">): number {
  const { engine } = titleOfRound(round);
  const isSlot = engine === "slots" || engine === "holdAndWin" || engine === "tumble";
  return Math.max(0, round.started_at + (isSlot ? timings.slotCycleMs : timings.cycleMs) - Date.now());
}

export const stakedIn = ({ stake, stakes, currency }: Pick<RoundRow, "stake" | "stakes" | "currency">): string =>
  stakesOf(stake, stakes, currency);

export const movesOf = ({ moves }: Pick<RoundRow, "moves">): unknown[] => JSON.parse(moves) as unknown[];

export function seedsOf(store: SqliteStore, { seed_pair: id }: RoundRow): SeedRow {
  const row = store.get<SeedRow>("select * from seed_pair where id = :id", {
    id,
  });
  if (row === undefined) throw new Error(`There are no seeds ${id}`);
  return row;
}

/** @throws IllegalPlay for a move that isn't allowed */
export function positionOf(
  row: RoundRow,
  { server_seed: serverSeed, client_seed: clientSeed }: SeedRow,
  moves: readonly unknown[] = movesOf(row),
): Position {
  return titleOfRound(row).game.play(
    JSON.parse(row.bet) as unknown,
    moves,
    row.shared === null ? drawOf({ serverSeed, clientSeed, nonce: row.nonce }) : sharedDraw(serverSeed, clientSeed),
  );
}

/** A round as its player sees it. A server's seed is in it only after it was revealed. */
export function shownRound(store: SqliteStore, row: RoundRow) {
  const seeds = seedsOf(store, row);
  // What a shared round draws isn't known to anybody before it is drawn for all.
  const isPlayed = row.status === "closed" || (row.status === "open" && row.shared === null);
  const position = isPlayed ? positionOf(row, seeds) : null;
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    reason: row.reason,
    stake: stakedIn(row),
    /** One of the stakes that make it up. */
    unit: row.stake,
    stakes: row.stakes,
    currency: row.currency,
    bet: JSON.parse(row.bet) as unknown,
    moves: movesOf(row),
    view: position?.view ?? null,
    returned: position?.returned ?? 0,
    canCollect: position?.canCollect ?? false,
    won: row.won,
    startedAt: row.started_at,
    isShared: row.shared !== null,
    isFree: row.free !== null,
    panel: row.panel,
    seed: row.seed,
    seeds: {
      hash: hashOfSeed(seeds.server_seed),
      clientSeed: seeds.client_seed,
      nonce: row.nonce,
      serverSeed: seeds.revealed_at === null ? null : seeds.server_seed,
    },
  };
}
