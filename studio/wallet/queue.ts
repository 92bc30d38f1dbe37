/**
 * Sends what the wallet has to be told of rounds: wins, rollbacks and ends, those of one round one after the other. They
 * are written down with the change they tell of, and sent until the wallet has answered, whatever ends this process.
 */
import { type Alarm, createAlarm } from "../../scripts/lib/standIn/alarm.ts";
import type { StudioContext } from "../context.ts";
import type { RoundRow } from "../rounds/round.ts";
import type { CallKind } from "./wallet.ts";

export interface CallRow {
  id: string;
  round: string;
  kind: CallKind;
  body: string;
  attempts: number;
  next_at: number | null;
}

export interface WalletQueue extends Alarm {
  /** Resolves when the wallet has been asked once for what a round owes it, at the latest after some milliseconds. */
  triedOnce(round: string, withinMs: number): Promise<void>;
  /** Called with a round when the wallet has answered a call of it. */
  onAnswered(listener: (round: string) => void): void;
  close(): Promise<void>;
}

export const callId = (round: string, kind: CallKind, number = 1): string =>
  number === 1 ? `${round}:${kind}` : `${round}:${kind}:${number}`;

/** Rounds whose calls are under way at the same time. */
const MOST_AT_ONCE = 16;

/**
 * Writes a call down. A bet is sent by who waits for it; others by the queue.
 * @param number of a further stake in the round, which has calls of its own
 */
export function writeCall(
  { store }: Pick<StudioContext, "store">,
  round: Pick<RoundRow, "id" | "game" | "owner" | "currency">,
  kind: CallKind,
  more: Readonly<Record<string, unknown>>,
  number = 1,
): CallRow {
  const id = callId(round.id, kind, number);
  const { game, currency, owner: player } = round;
  const call = {
    id,
    round: round.id,
    kind,
    body: JSON.stringify({ id, round: round.id, game, player, currency, ...more }),
    attempts: 0,
    next_at: kind === "bet" ? null : Date.now(),
  };
  store.run(
    "insert into wallet_call (id, round, kind, body, attempts, next_at) values (:id, :round, :kind, :body, :attempts, :next_at)",
    call,
  );
  return call;
}

export function startWalletQueue({ store, wallet, timings, log }: StudioContext): WalletQueue {
  const underWay = new Map<string, Promise<void>>();
  const listeners: ((round: string) => void)[] = [];
  let isClosing = false;
  /** The call that asks a wallet which is away whether it is back; the others keep their growing pauses. */
  let probe: string | null = null;
  // After a start everything is tried at once: what was away before may be back, and players wait for their money.
  store.run("update wallet_call set next_at = :now where next_at > :now", { now: Date.now() });

  async function send({ id, round, kind, body, attempts }: CallRow): Promise<void> {
    // Written by a round that may still be waiting for the disk.
    await store.onDisk();
    const answer = await wallet.send(kind, body);
    // If it is lost when the machine stops, the call is sent again and gets the same answer.
    store.transactLightly(() => {
      if (answer.is === "unknown") {
        if (answer.isAway) probe ??= id;
        else if (probe === id) probe = null;
        const usual = timings.retryMs[Math.min(attempts, timings.retryMs.length - 1)] ?? 1000;
        const pause = probe === id ? Math.min(usual, timings.probeMs) : usual;
        log.warn({ call: id, attempt: attempts + 1, why: answer.why }, "the wallet did not answer");
        store.run("update wallet_call set attempts = attempts + 1, next_at = :at where id = :id", {
          id,
          at: Date.now() + pause,
        });
        return;
      }
      if (probe !== null) {
        // It is back: what waits for it goes at once.
        probe = null;
        store.run("update wallet_call set next_at = :now where next_at > :now", { now: Date.now() });
      }
      const result = answer.is === "taken" ? "taken" : answer.code;
      if (answer.is === "refused") log.error({ call: id, code: answer.code }, "the wallet refused what it must take");
      store.run("update wallet_call set attempts = attempts + 1, next_at = null, result = :result where id = :id", {
        id,
        result,
      });
      if (answer.balance !== null)
        store.run("update session set balance = :balance where id = (select session from round where id = :round)", {
          balance: answer.balance,
          round,
        });
    });
    if (answer.is !== "unknown") for (const listener of listeners) listener(round);
  }

  /** First call of each round that waits; the next one of a round follows when this one has been answered. */
  const waiting = () =>
    store.all<CallRow>(
      `select * from wallet_call c where next_at is not null
       and rowid = (select min(rowid) from wallet_call o where o.round = c.round and o.next_at is not null)
       order by next_at limit :most`,
      { most: MOST_AT_ONCE + underWay.size },
    );

  function pump(): void {
    for (const call of waiting()) {
      if (underWay.size >= MOST_AT_ONCE || isClosing) return;
      if (underWay.has(call.round) || (call.next_at ?? 0) > Date.now()) continue;
      const sending = send(call)
        .catch((error: unknown) => log.error({ err: error, call: call.id }, "a call was not handled"))
        .finally(() => {
          underWay.delete(call.round);
          alarm.wake();
        });
      underWay.set(call.round, sending);
    }
  }

  const alarm = createAlarm({
    next: () =>
      underWay.size >= MOST_AT_ONCE ? null : (waiting().find(({ round }) => !underWay.has(round))?.next_at ?? null),
    ring: pump,
    onError: (error) => log.error({ err: error }, "the wallet queue failed"),
  });
  return {
    wake: alarm.wake,
    stop: alarm.stop,
    onAnswered: (listener) => void listeners.push(listener),
    triedOnce: async (round, withinMs) => {
      pump();
      const sending = underWay.get(round);
      if (sending === undefined) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, withinMs);
      });
      await Promise.race([sending, late]);
      clearTimeout(timer);
    },
    close: async () => {
      isClosing = true;
      alarm.stop();
      await Promise.all(underWay.values());
      alarm.stop();
    },
  };
}
