/**
 * The clock of shared rounds: betting, locked, drawn, paid. A table at which nobody sits begins no round; one that has
 * begun is played to its end, also by the next process.
 */
import type { TableClock } from "#shared/games/clock/clock.ts";
import { titles } from "#shared/games/titles/titles.ts";
import { createAlarm } from "../../scripts/lib/standIn/alarm.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { StudioContext } from "../context.ts";
import { playedOf } from "../rounds/played.ts";
import { findRound, type RoundRow } from "../rounds/round.ts";
import { fresh } from "../sessions/sessions.ts";
import type { WalletQueue } from "../wallet/queue.ts";
import { createChains } from "./chains.ts";
import { type Auto, createPhases } from "./phases.ts";
import { pastOf, shownTable, type TableRow } from "./tableRound.ts";
import { createWatchers } from "./watchers.ts";

interface Table {
  game: string;
  clock: TableClock;
  round: TableRow | null;
  /** Who is still to be cashed out in a flight. */
  autos: Auto[];
  /** Bets have changed, and will be told at this time. */
  toldAt: number | null;
  paying: Promise<void> | null;
}

/** Bets of others are told no more often. */
const TELL_MS = 400;
const BATCH = 200;

export function createTables(context: StudioContext, queue: WalletQueue) {
  const { store, settings, log } = context;
  const chains = createChains(store);
  const phases = createPhases(context, chains);
  let isClosing = false;
  const tables = new Map<string, Table>(
    titles.flatMap(({ id: game, clock }) =>
      clock === undefined
        ? []
        : [[game, { game, clock, round: phases.latest(game), autos: [], toldAt: null, paying: null }] as const],
    ),
  );
  const watchers = createWatchers({
    left: (game) => changed(tableOf(game)),
    isAlive: (session) =>
      store.get("select 1 from session where id = :session and token_hash not like 'ended:%'", { session }) !==
      undefined,
  });

  function tableOf(game: string): Table {
    const table = tables.get(game);
    if (table === undefined) throw new Problem(404, "NO_TABLE", "The game has no shared rounds");
    return table;
  }

  const stateOf = ({ game, clock, round }: Table, withPast: boolean) => ({
    ...(round === null
      ? {}
      : shownTable(store, round, { clock, rate: settings.tableRate, seats: watchers.seats(game) })),
    ...(withPast && { past: pastOf(store, game, clock) }),
  });

  /** Tells everybody of a new phase at once. */
  function tell(table: Table): void {
    table.toldAt = null;
    if (table.round !== null) watchers.tellAll(table.game, "table", stateOf(table, table.round.phase === "paying"));
  }

  /** Bets or seats have changed: told soon, with what changes meanwhile. */
  function changed(table: Table): void {
    table.toldAt ??= Date.now() + TELL_MS;
    alarm.wake();
  }

  /** Who sits where now: every table, also an empty one. */
  const seatsOfAll = () => [...tables.keys()].map((game) => ({ game, seats: watchers.seats(game) }));

  const tellOwn = (rows: readonly RoundRow[]) => {
    for (const row of rows) watchers.tell(row.session, "own", () => playedOf(context, row));
  };

  async function pay(table: Table, round: TableRow): Promise<void> {
    for (;;) {
      if (isClosing) return;
      const paid = phases.pay(round);
      tellOwn(paid);
      queue.wake();
      if (paid.length === 0) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    table.round = phases.over(round);
    tell(table);
  }

  function begin(table: Table): void {
    table.round = phases.begin(table.game, table.clock);
    tell(table);
  }

  /** Pays in the background; the next round waits for it. */
  function finish(table: Table, round: TableRow): void {
    table.round = phases.reveal(round);
    table.autos = [];
    tell(table);
    startPaying(table, table.round);
  }

  function startPaying(table: Table, round: TableRow): void {
    table.paying = pay(table, round)
      .catch((error: unknown) => log.error({ err: error, table: table.game }, "a shared round was not paid"))
      .finally(() => {
        table.paying = null;
        alarm.wake();
      });
  }

  function cashDue(table: Table, { draws_at: from, ends_at: ends }: TableRow): void {
    const now = Date.now();
    const due = table.autos.filter(({ after }) => from + after <= now && from + after <= ends).slice(0, BATCH);
    if (due.length === 0) return;
    const gone = new Set(due);
    table.autos = table.autos.filter((auto) => !gone.has(auto));
    tellOwn(phases.cash(due));
    queue.wake();
    changed(table);
  }

  /** When something of a table is due; null for nothing. */
  function dueAt({ round, autos, game, toldAt, paying }: Table): number | null {
    const times = [toldAt];
    if (round === null || round.phase === "over") {
      if (watchers.seats(game) > 0) times.push(round?.next_at ?? 0);
    } else if (round.phase === "open") times.push(round.closes_at);
    else if (round.phase === "locked") times.push(round.draws_at);
    else if (round.phase === "drawn") {
      const [first] = autos;
      times.push(round.ends_at, first === undefined ? null : Math.min(round.draws_at + first.after, round.ends_at));
    } else if (paying === null) times.push(0);
    const known = times.filter((time) => time !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  function step(table: Table): void {
    const now = Date.now();
    const { round, clock } = table;
    if (round === null || round.phase === "over") {
      if (watchers.seats(table.game) > 0 && now >= (round?.next_at ?? 0)) begin(table);
    } else if (round.phase === "open" && now >= round.closes_at) {
      table.round = phases.lock(round, clock);
      tell(table);
    } else if (round.phase === "locked" && now >= round.draws_at) {
      table.round = phases.draw(round, clock);
      table.autos = clock.flight === undefined ? [] : phases.autos(table.round);
      queue.wake();
      tell(table);
    } else if (round.phase === "drawn") {
      if (now >= round.ends_at) finish(table, round);
      else cashDue(table, round);
    } else if (round.phase === "paying" && table.paying === null) startPaying(table, round);
    if (table.toldAt !== null && now >= table.toldAt) tell(table);
  }

  const alarm = createAlarm({
    next: () => {
      const times = [...tables.values()].map(dueAt).filter((time) => time !== null);
      return times.length === 0 ? null : Math.min(...times);
    },
    ring: () => {
      if (isClosing) return;
      for (const table of tables.values()) if ((dueAt(table) ?? Infinity) <= Date.now()) step(table);
    },
    onError: (error) => log.error({ err: error }, "the clock of the tables failed"),
  });

  // A win that the wallet has taken changes what the player has.
  queue.onAnswered((id) => {
    const row = findRound(store, id);
    if (row !== undefined && row.shared !== null)
      watchers.tell(row.session, "balance", () => ({ balance: fresh(context, { id: row.session }).balance }));
  });

  return {
    seatsOfAll,
    watchers,
    published: chains.published,
    /** The round that takes bets now, by this clock. @throws Problem when it is too late */
    bettable: (game: string): TableRow => {
      const { round } = tableOf(game);
      if (round === null || round.phase !== "open" || Date.now() >= round.closes_at)
        throw new Problem(409, "BETS_CLOSED", "Bets of this round are closed");
      return round;
    },
    /** A bet has been taken in a round. */
    betTaken: ({ game }: Pick<RoundRow, "game">) => changed(tableOf(game)),
    /** Cashes a bet out at the multiplier that is reached now. @throws Problem when there is nothing to cash out */
    cashOut: (row: RoundRow): RoundRow => {
      const table = tableOf(row.game);
      const { round, clock } = table;
      const cashed = round === null || round.id !== row.shared ? null : phases.press(row, round, clock);
      if (cashed === null) throw new Problem(409, "TOO_LATE", "There is nothing to cash out");
      changed(table);
      return cashed;
    },
    /** The whole state, for who has just sat down. */
    stateFor: (game: string) => stateOf(tableOf(game), true),
    /** Somebody has sat down. */
    seated: (game: string) => changed(tableOf(game)),
    /** Flights that a stop has cut off are void; other rounds go on. */
    recover: () => {
      const now = Date.now();
      for (const table of tables.values()) {
        const { round, clock } = table;
        if (round === null || round.phase === "over" || clock.flight === undefined) continue;
        if (round.phase === "drawn" || (round.phase !== "paying" && now >= round.closes_at))
          table.round = phases.cancel(round, clock);
      }
    },
    start: () => alarm.wake(),
    close: async () => {
      isClosing = true;
      alarm.stop();
      await Promise.all([...tables.values()].map(({ paying }) => paying));
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
