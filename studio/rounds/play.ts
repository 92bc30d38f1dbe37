/**
 * Starting rounds and moving in them. Each change is on the disk, with what the wallet has to hear of it, before it is
 * told; rounds that begin or end at the same time wait for the disk together.
 */
import { randomBytes } from "node:crypto";
import { Exact, minorDigits } from "#shared/money/money.ts";
import { drawFrom } from "#shared/games/fair/draw.ts";
import { isStake, stakesOf } from "#shared/games/titles/stakes.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { StudioContext } from "../context.ts";
import { freeRoundsOf, fresh, isDemo, titleOfSession, type SessionRow } from "../sessions/sessions.ts";
import { type CallRow, type WalletQueue, writeCall } from "../wallet/queue.ts";
import { createFurtherStakes } from "./furtherStakes.ts";
import type { Title } from "#shared/games/titles/titles.ts";
import type { Tables } from "../tables/tables.ts";
import { waitAfter } from "./played.ts";
import { movesOf, positionOf, type RoundRow, seedsOf, stakedIn, unfinishedRounds } from "./round.ts";
import { activeSeeds, takeNonce } from "./seeds.ts";
import { allowed, createSettling } from "./settling.ts";

export interface Start {
  press: string;
  stake: string;
  bet: unknown;
  /** The free rounds that pay it, by their number. */
  free?: string | undefined;
  /** Which of the player's bets in a shared round it is; the first one without it. */
  panel?: number | undefined;
  /** What the player adds to the draw of a shared round. */
  seed?: string | undefined;
}

export interface Play {
  /** A press may start one round, once the button was let go. */
  press(session: SessionRow): string;
  start(session: SessionRow, start: Start): Promise<RoundRow>;
  move(session: SessionRow, round: string, step: number, move: unknown): Promise<RoundRow>;
  /** Takes back what a stop of the process has left without an answer. */
  recover(): void;
}

export function createPlay(context: StudioContext, queue: WalletQueue, tables: Tables): Play {
  const { store, timings } = context;
  const settling = createSettling(context);
  const { current, addBalance, cancel } = settling;
  const further = createFurtherStakes(context, settling);
  /** Rounds whose bets are under way. */
  const opening = new Map<string, Promise<void>>();
  /** Keeps a bet among those under way until it is answered. */
  const during = async (id: string, work: Promise<void>) => {
    const kept = work.finally(() => opening.delete(id));
    opening.set(id, kept);
    await kept;
  };

  async function open(row: RoundRow, call: CallRow): Promise<void> {
    await store.onDisk();
    const answer = await settling.sendBet(call);
    store.transactLightly(() => {
      settling.answered(row, call, answer);
      // A shared round doesn't wait: the bet was taken back, and the wallet will hear of it.
      if (current(row.id).status !== "opening") return;
      if (answer.is === "taken") settling.opened(row.id);
      else if (answer.is === "refused") cancel(row, answer.code, false);
      else cancel(row, "WALLET_AWAY", true);
    });
    await store.onDisk();
    queue.wake();
    if (row.shared === null) await queue.triedOnce(row.id, timings.winMs);
    else tables.betTaken(row);
  }

  /** Answers how many stakes the bet is. @throws Problem when the player may not start a round now */
  function mayStart(session: SessionRow, { press, stake, bet, free, panel = 1 }: Start): number {
    const { owner, currency } = session;
    const title = titleOfSession(session);
    if (panel > (title.clock?.bets ?? 1))
      throw new Problem(422, "ILLEGAL_PLAY", "A round takes fewer bets of a player");
    // What the operator grants is theirs to say, so the range of the game is for stakes of players.
    if (free !== undefined) checkFree(session, title, { free, stake });
    else if (!isStake(title, currency, stake))
      throw new Problem(422, "STAKE_OUT_OF_RANGE", "The stake is outside the game's range");
    // Whatever is drawn, the rules say whether the bet is one, and how many stakes it is.
    const { stakes = 1 } = allowed(() =>
      title.game.play(
        bet,
        [],
        drawFrom(() => 0),
      ),
    );
    if (free !== undefined && stakes !== 1)
      throw new Problem(422, "FREE_ROUND_ONE_STAKE", "A free round pays one stake");
    if (free === undefined && !isStake(title, currency, stake, stakes))
      throw new Problem(422, "STAKE_OUT_OF_RANGE", "All chips together are outside the game's range");
    const unfinished = unfinishedRounds(store, session).find((row) => row.panel === panel);
    if (unfinished !== undefined)
      throw new Problem(409, "ROUND_OPEN", "The last round is not over", {
        round: unfinished.id,
      });
    const now = fresh(context, session);
    if (now.press !== press) throw new Problem(409, "STALE_PRESS", "Let the button go first");
    const last = store.get<Pick<RoundRow, "game" | "started_at">>(
      "select game, started_at from round where owner = :owner order by started_at desc, rowid desc limit 1",
      { owner },
    );
    const waitMs = last === undefined ? 0 : waitAfter(context, last);
    if (waitMs > 0)
      throw new Problem(429, "TOO_EARLY", "The next round can't start yet", {
        waitMs,
      });
    if (isDemo(session) && new Exact(now.balance).lessThan(stakesOf(stake, stakes, currency)))
      throw new Problem(422, "NOT_ENOUGH_MONEY", "The balance is lower than the stake");
    return stakes;
  }

  /** @throws Problem where the free rounds don't pay this round */
  function checkFree(session: SessionRow, title: Title, { free, stake }: { free: string; stake: string }): void {
    const rounds = freeRoundsOf(fresh(context, session));
    if (rounds?.id !== free || !new Exact(rounds.stake).equals(stake) || title.clock !== undefined)
      throw new Problem(422, "NO_FREE_ROUND", "There is no free round for this bet");
  }

  function begin(session: SessionRow, start: Start): { row: RoundRow; call: CallRow | null } {
    return store.transactLightly(() => {
      const stakes = mayStart(session, start);
      const { clock } = titleOfSession(session);
      const { panel = 1 } = start;
      const shared = clock === undefined ? null : tables.bettable(session.game);
      if (shared !== null && clock?.isFor?.(start.bet, shared.place) === false)
        throw new Problem(409, "BETS_CLOSED", "The bet is on another round");
      if (shared !== null && hasBet(session, shared.id, panel))
        throw new Problem(409, "ROUND_OPEN", "There is a bet in this round");
      const pair = shared === null ? activeSeeds(store, session.owner) : null;
      const id = randomBytes(12).toString("base64url");
      store.run(
        `insert into round (id, press, session, owner, game, currency, seed_pair, nonce, shared, stake, stakes, bet, moves, status, started_at, free, panel, seed)
         values (:id, :press, :session, :owner, :game, :currency, :pair, :nonce, :shared, :stake, :stakes, :bet, '[]', 'opening', :now, :free, :panel, :seed)`,
        {
          id,
          press: start.press,
          session: session.id,
          owner: session.owner,
          game: session.game,
          currency: session.currency,
          pair: pair?.id ?? shared?.id ?? "",
          nonce: pair === null ? (shared?.place ?? 0) : takeNonce(store, pair),
          shared: shared?.id ?? null,
          stake: new Exact(start.stake).toFixed(minorDigits(session.currency)),
          stakes,
          bet: JSON.stringify(start.bet),
          now: Date.now(),
          free: start.free ?? null,
          panel,
          seed: shared === null ? null : (start.seed ?? null),
        },
      );
      store.run("update session set press = null where id = :id", {
        id: session.id,
      });
      const row = current(id);
      if (!isDemo(row))
        return {
          row,
          call: writeCall(context, row, "bet", betOf(session, row)),
        };
      addBalance(row.session, `-${stakedIn(row)}`, row.currency);
      settling.opened(id);
      if (shared !== null) tables.betTaken(row);
      return { row, call: null };
    });
  }

  const betOf = (session: SessionRow, row: RoundRow) => ({
    token: session.wallet_token,
    amount: stakedIn(row),
    ...(row.free !== null && { freeRounds: row.free }),
  });

  /** Each of a player's bets is placed once in a shared round; one that the wallet has refused doesn't count. */
  const hasBet = ({ owner }: SessionRow, shared: string, panel: number) =>
    store.get(
      "select 1 from round where shared = :shared and owner = :owner and panel = :panel and status <> 'cancelled'",
      { shared, owner, panel },
    ) !== undefined;

  const isSame = (row: RoundRow, session: SessionRow, { stake, bet, free, panel = 1 }: Start) =>
    row.free === (free ?? null) &&
    row.panel === panel &&
    row.session === session.id &&
    new Exact(row.stake).equals(stake) &&
    row.bet === JSON.stringify(bet);

  return {
    press: (session) => {
      const press = randomBytes(12).toString("base64url");
      // One that is lost when the machine stops starts nothing: the player presses again.
      store.transactLightly(() =>
        store.run("update session set press = :press where id = :id", { press, id: session.id }),
      );
      return press;
    },
    start: async (session, start) => {
      const known = store.get<RoundRow>("select * from round where press = :press", { press: start.press });
      if (known !== undefined) {
        if (!isSame(known, session, start)) throw new Problem(409, "PRESS_USED", "The press has started another round");
        await opening.get(known.id);
        return current(known.id);
      }
      const { row, call } = begin(session, start);
      await during(row.id, call === null ? store.onDisk() : open(row, call));
      return current(row.id);
    },
    move: async (session, id, step, move) => {
      // A move that was sent twice waits for the stake that the first one has asked for.
      await opening.get(id)?.catch(() => {});
      const call = store.transact((): CallRow | null => {
        const row = current(id);
        if (row.owner !== session.owner) throw new Problem(404, "UNKNOWN_ROUND", "There is no such round");
        const moves = movesOf(row);
        if (row.shared !== null) {
          if (moves.length === 0) tables.cashOut(row);
          return null;
        }
        // The same step again, after an answer that was lost, changes nothing.
        if (step < moves.length && JSON.stringify(moves[step]) === JSON.stringify(move)) return null;
        if (row.status !== "open" || row.asked !== null || step !== moves.length)
          throw new Problem(409, "ROUND_MOVED_ON", "The round has moved on");
        // Sums that the wallet answers with are shown where the player is now.
        store.run("update round set session = :session where id = :id", {
          session: session.id,
          id,
        });
        const own = { ...row, session: session.id };
        const seeds = seedsOf(store, row);
        const { stakes: before = 1 } = positionOf(row, seeds);
        const { stakes = 1 } = allowed(() => positionOf(row, seeds, [...moves, move]));
        if (stakes > before && row.free !== null)
          throw new Problem(422, "FREE_ROUND_ONE_STAKE", "A free round pays one stake");
        if (stakes > before)
          return further.request(session, own, {
            move,
            stakes: stakes - before,
          });
        settling.moved(own, move);
        return null;
      });
      try {
        if (call !== null) await during(id, further.ask(id, call, move));
      } finally {
        queue.wake();
        if (!isDemo(session)) await queue.triedOnce(id, timings.winMs);
      }
      return current(id);
    },
    recover: () =>
      store.transact(() => {
        for (const row of store.all<RoundRow>("select * from round where status = 'opening'"))
          cancel(row, "WALLET_AWAY", true);
        further.recover();
      }),
  };
}
