/** The changes of a shared round, each with what it means for the bets in it. Each is one transaction, on the disk before it is told. */
import { randomBytes } from "node:crypto";
import { risenTo, timeTo, type TableClock } from "#shared/games/clock/clock.ts";
import { crashTarget } from "#shared/games/clock/crash.ts";
import type { StudioContext } from "../context.ts";
import { positionOf, type RoundRow, seedsOf } from "../rounds/round.ts";
import { createSettling } from "../rounds/settling.ts";
import type { Chains } from "./chains.ts";
import { drawOfTable, type TableRow } from "./tableRound.ts";

/** So many of the last bets have their seeds in the draw. */
const SEEDS = 100;
/** Bets that are paid in one transaction. */
const BATCH = 200;

export interface Auto {
  id: string;
  /** Milliseconds from the start of the flight. */
  after: number;
  target: number;
}

export function createPhases(context: StudioContext, chains: Chains) {
  const { store, settings } = context;
  const settling = createSettling(context);
  const lasting = (milliseconds: number) => Math.round(milliseconds / settings.tableRate);

  const tableRow = (id: string): TableRow => {
    const row = store.get<TableRow>("select * from table_round where id = :id", { id });
    if (row === undefined) throw new Error(`There is no shared round ${id}`);
    return row;
  };
  const betsIn = (id: string, status: RoundRow["status"], most = -1) =>
    store.all<RoundRow>("select * from round where shared = :id and status = :status order by rowid limit :most", {
      id,
      status,
      most,
    });
  const set = (id: string, phase: TableRow["phase"], at: { draws?: number; ends?: number; next?: number } = {}) => {
    store.run(
      `update table_round set phase = :phase, draws_at = coalesce(:draws, draws_at), ends_at = coalesce(:ends, ends_at),
       next_at = coalesce(:next, next_at) where id = :id`,
      { id, phase, draws: at.draws ?? null, ends: at.ends ?? null, next: at.next ?? null },
    );
    return tableRow(id);
  };
  const reveal = (id: string) =>
    store.run("update seed_pair set revealed_at = :now where id = :id", { now: Date.now(), id });

  /** Adds the seeds that players have sent with their bets to the public one: nobody has known them before the close. */
  function addSeeds(id: string): void {
    const seeds = store.all<{ seed: string }>(
      `select seed from round where shared = :id and status = 'open' and seed is not null
       order by rowid desc limit :most`,
      { id, most: SEEDS },
    );
    const added = seeds
      .toReversed()
      .map(({ seed }) => `,${seed}`)
      .join("");
    store.run("update seed_pair set client_seed = client_seed || :added where id = :id", { id, added });
  }

  return {
    /** The round of a game that is not over, or its last one. */
    latest: (game: string) =>
      store.get<TableRow>("select * from table_round where game = :game order by number desc limit 1", { game }) ??
      null,

    begin: (game: string, { bettingMs, lockMs, drawMs, pauseMs }: TableClock): TableRow =>
      store.transact(() => {
        const id = randomBytes(9).toString("base64url");
        const { chain, place, hash } = chains.take(game);
        const { last = 0 } =
          store.get<{ last: number | null }>("select max(number) as last from table_round where game = :game", {
            game,
          }) ?? {};
        const opens = Date.now();
        const closes = opens + lasting(bettingMs);
        const draws = closes + lasting(lockMs);
        const ends = draws + lasting(drawMs);
        const number = (last ?? 0) + 1;
        store.run(
          `insert into seed_pair (id, owner, server_seed, client_seed, rounds)
           values (:id, :owner, :hash, :public, :place)`,
          { id, owner: `table:${game}`, hash, public: chain.public_seed, place },
        );
        store.run(
          `insert into table_round (id, game, chain, place, number, phase, opens_at, closes_at, draws_at, ends_at, next_at)
           values (:id, :game, :chain, :place, :number, 'open', :opens, :closes, :draws, :ends, :next)`,
          {
            id,
            game,
            chain: chain.id,
            place,
            number,
            opens,
            closes,
            draws,
            ends,
            next: ends + lasting(pauseMs),
          },
        );
        return tableRow(id);
      }),

    lock: ({ id, draws_at: draws }: TableRow, { lockMs }: TableClock): TableRow => {
      // After a stall the wallet still gets its time.
      const least = Date.now() + lasting(lockMs);
      return store.transact(() => set(id, "locked", draws < Date.now() ? { draws: least } : {}));
    },

    /** Draws: bets that the wallet has not answered yet are taken back. */
    draw: ({ id }: TableRow, { drawMs, pauseMs, flight }: TableClock): TableRow =>
      store.transact(() => {
        for (const row of betsIn(id, "opening")) settling.cancel(row, "TOO_LATE", true);
        addSeeds(id);
        const draws = Date.now();
        const lasts = flight === undefined ? drawMs : timeTo(flight.point(drawOfTable(store, { id })));
        const ends = draws + lasting(lasts);
        return set(id, "drawn", { draws, ends, next: ends + lasting(pauseMs) });
      }),

    /** Who is cashed out without a press, the first one first. */
    autos: ({ id }: TableRow): Auto[] =>
      betsIn(id, "open")
        .map((row) => ({ id: row.id, target: crashTarget(JSON.parse(row.bet), true) }))
        .map(({ id: bet, target }) => ({ id: bet, target, after: lasting(timeTo(target)) }))
        .toSorted((one, other) => one.after - other.after),

    /** Cashes bets out; answers those that were still in. */
    cash: (autos: readonly Auto[]): RoundRow[] =>
      store.transact(() =>
        autos.flatMap(({ id, target }) => {
          const row = settling.current(id);
          if (row.status !== "open") return [];
          settling.moved(row, { at: target });
          return [settling.current(id)];
        }),
      ),

    /** Cashes one out by a press; null when it is too late for that, or the bet isn't in. */
    press: (row: RoundRow, table: TableRow, { flight }: TableClock): RoundRow | null => {
      const now = Date.now();
      if (flight === undefined || table.phase !== "drawn" || now >= table.ends_at) return null;
      const reached = risenTo((now - table.draws_at) * settings.tableRate);
      if (reached > flight.point(drawOfTable(store, table))) return null;
      const at = Math.max(100, Math.min(reached, crashTarget(JSON.parse(row.bet), true)));
      return store.transact(() => {
        if (settling.current(row.id).status !== "open") return null;
        settling.moved(row, { at });
        return settling.current(row.id);
      });
    },

    /** The hash is revealed: from now on everybody can work out what is paid. */
    reveal: ({ id }: TableRow): TableRow =>
      store.transact(() => {
        reveal(id);
        return set(id, "paying");
      }),

    /** Pays some of the bets; answers them, none when all are paid. */
    pay: ({ id }: TableRow): RoundRow[] =>
      store.transact(() =>
        betsIn(id, "open", BATCH).map((row) => {
          settling.finish(row, positionOf(row, seedsOf(store, row)).returned);
          return settling.current(row.id);
        }),
      ),

    over: ({ id }: TableRow): TableRow => store.transact(() => set(id, "over")),

    /** A flight that a stop of the process has cut off: nobody could press, so what is still in it is given back. */
    cancel: ({ id }: TableRow, { pauseMs }: TableClock): TableRow =>
      store.transact(() => {
        for (const row of betsIn(id, "open")) settling.cancel(row, "VOID", true);
        reveal(id);
        store.run("update table_round set is_void = 1 where id = :id", { id });
        return set(id, "over", { next: Date.now() + lasting(pauseMs) });
      }),
  };
}
