/** An operator's wallet for tests, which keeps the rules of docs/studio.md. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { Exact } from "#shared/money/money.ts";
import { isSigned } from "#shared/wire/signedCall.ts";
import type { FreeRounds } from "../wallet/wallet.ts";

export const WALLET_SECRET = "wallet-secret-of-tests";
export const TOKEN = "launch-token-1";
export const PLAYER = "player-1";

interface Call {
  id: string;
  round: string;
  bet?: string;
  token?: string;
  amount?: string;
  freeRounds?: string;
  isRoundOver?: boolean;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

type FaultAt = "before" | "after" | "away";

export interface TestWallet {
  url: string;
  balance: string;
  isExcluded: boolean;
  /** Free rounds of the player in any game; null for none. */
  free: FreeRounds | null;
  /** Kinds of the calls as they came. */
  received: string[];
  /** Rounds of the bets as they came. */
  rounds: string[];
  /** How long answers to bets take. */
  delayMs: number;
  /** What happens to the next calls of a kind: `before` fails without effect, `after` with it, `away` has no answer. */
  faults: { kind: string; at: FaultAt; times: number }[];
  /** Rounds that are over for it. */
  ended: ReadonlySet<string>;
  close(): Promise<void>;
}

interface State {
  answers: Map<string, { body: string; answer: Answer }>;
  bets: Map<
    string,
    {
      amount: string;
      isFree: boolean;
      state: "open" | "rolledBack" | "settled";
    }
  >;
  tombstones: Set<string>;
  ended: Set<string>;
}

function act(wallet: TestWallet, state: State, kind: string, call: Call): Answer {
  const done = (): Answer => ({
    status: 200,
    body: { balance: wallet.balance },
  });
  const no = (code: string): Answer => ({
    status: 409,
    body: { code, balance: wallet.balance },
  });
  const add = (amount: string) => {
    wallet.balance = new Exact(wallet.balance).plus(amount).toFixed(2);
    return done();
  };
  const { amount = "0", bet: betId = "" } = call;
  const bet = state.bets.get(betId);
  switch (kind) {
    case "bet":
      if (state.tombstones.has(call.id)) return no("ROLLED_BACK");
      if (call.token !== TOKEN) return no("TOKEN_EXPIRED");
      if (wallet.isExcluded) return no("PLAYER_BLOCKED");
      if (call.freeRounds !== undefined) {
        const { free } = wallet;
        if (free === null || free.left < 1 || free.id !== call.freeRounds || free.stake !== amount)
          return no("NO_FREE_ROUND");
        free.left -= 1;
        state.bets.set(call.id, { amount, isFree: true, state: "open" });
        return done();
      }
      if (new Exact(wallet.balance).lessThan(amount)) return no("NOT_ENOUGH_MONEY");
      state.bets.set(call.id, { amount, isFree: false, state: "open" });
      return add(`-${amount}`);
    case "win":
      if (bet === undefined) return no("NOT_FOUND");
      if (bet.state === "rolledBack") return no("ROLLED_BACK");
      bet.state = "settled";
      if (call.isRoundOver === true) state.ended.add(call.round);
      if (bet.isFree && wallet.free !== null) wallet.free.won = new Exact(wallet.free.won).plus(amount).toFixed(2);
      return add(amount);
    case "rollback":
      if (bet === undefined) {
        state.tombstones.add(betId);
        return done();
      }
      if (bet.state === "settled") return no("SETTLED");
      if (bet.state === "rolledBack") return done();
      bet.state = "rolledBack";
      if (bet.isFree && wallet.free !== null) wallet.free.left += 1;
      return bet.isFree ? done() : add(bet.amount);
    default:
      state.ended.add(call.round);
      return done();
  }
}

/** Same id and same body: same answer. Same id, other body: refused. */
function answerOnce(wallet: TestWallet, state: State, kind: string, body: string): Answer {
  const call = JSON.parse(body) as Call;
  const first = state.answers.get(call.id);
  if (first !== undefined) return first.body === body ? first.answer : { status: 409, body: { code: "DUPLICATE" } };
  const answer = act(wallet, state, kind, call);
  state.answers.set(call.id, { body, answer });
  return answer;
}

function fault(wallet: TestWallet, kind: string, at: FaultAt): boolean {
  const found = wallet.faults.find((item) => item.kind === kind && item.at === at && item.times > 0);
  if (found !== undefined) found.times -= 1;
  return found !== undefined;
}

export async function startWallet(): Promise<TestWallet> {
  const state: State = {
    answers: new Map(),
    bets: new Map(),
    tombstones: new Set(),
    ended: new Set(),
  };
  const wallet: TestWallet = {
    url: "",
    balance: "100.00",
    isExcluded: false,
    free: null,
    received: [],
    rounds: [],
    faults: [],
    ended: state.ended,
    delayMs: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const path = request.url ?? "";
    const kind = path.split("/").at(-1) ?? "";
    const send = (answer: Answer) =>
      response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    if (!isSigned(WALLET_SECRET, { method: "POST", path, body }, request.headers, Date.now()))
      return send({ status: 401, body: { code: "BAD_SIGNATURE" } });
    wallet.received.push(kind);
    if (kind === "bet") wallet.rounds.push((JSON.parse(body) as Call).round);
    if (fault(wallet, kind, "away")) return response.destroy();
    if (fault(wallet, kind, "before")) return send({ status: 500, body: {} });
    if (kind === "authenticate") {
      const isKnown = (JSON.parse(body) as { token: string }).token === TOKEN;
      return isKnown
        ? send({
            status: 200,
            body: {
              player: PLAYER,
              currency: "EUR",
              balance: wallet.balance,
              freeRounds: wallet.free,
            },
          })
        : send({ status: 403, body: { code: "TOKEN_EXPIRED" } });
    }
    if (kind === "balance")
      return send({
        status: 200,
        body: { balance: wallet.balance, freeRounds: wallet.free },
      });
    const answer = answerOnce(wallet, state, kind, body);
    if (kind === "bet" && wallet.delayMs > 0) await pause(wallet.delayMs);
    return fault(wallet, kind, "after") ? send({ status: 500, body: {} }) : send(answer);
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  wallet.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet`;
  return wallet;
}
