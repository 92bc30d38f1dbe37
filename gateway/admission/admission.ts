/**
 * Whether an operation may run: its cost must be within the caller's limit, and the caller within their rate limits.
 * The same for every transport. Costs a microsecond or two while the caller's points are in memory.
 */
import { GraphQLError } from "graphql";
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import { networkOf } from "#shared/wire/networkOf.ts";
import type { Client } from "../execution/context.ts";
import type { ErrorCode } from "../errors/errors.ts";
import { valueProblem } from "../documents/limits.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import type { Caller } from "../sessions/credentials.ts";
import { Budget, type Refusal } from "./budget.ts";
import { loginKey } from "./caller.ts";
import { chargesOf, type Charge } from "./charges.ts";
import type { ChargeClass, Rate, Rates } from "./rates.ts";
import { Turns, usualTurns } from "./turns.ts";

export interface AdmissionOptions {
  /** Highest cost of one operation. */
  maxCost: { guest: number; player: number };
  /** Null: no rate limits. */
  rates: Rates | null;
  /** Shares the counts between gateways. While it is away each gateway counts for itself. Null: memory. */
  redis: Redis | null;
  /** Names the player behind a caller that the services have confirmed. */
  playerOf: (caller: Caller) => string | null;
  /** How expensive operations of one caller wait for each other. Default `usualTurns`; they do where rates are on. */
  turns?: Turns;
  /** Told about every refusal. */
  onRefused?: (code: "OPERATION_TOO_COSTLY" | "RATE_LIMITED") => void;
}

type Asking = Pick<Client, "caller" | "address">;

export interface Admission {
  /** Why an operation may not run; null: it may. */
  admit(
    operation: PreparedOperation,
    variables: Variables,
    client: Asking,
  ): GraphQLError | null | Promise<GraphQLError | null>;
  /** Why a document that isn't known yet may not be read; null if it may. */
  admitText(length: number, client: Asking): GraphQLError | null;
  /** Why a request may not even be looked at: too many a second; null: it may. */
  admitRequest(client: Asking): GraphQLError | null;
  /** Why a file of so many bytes may not be read; null: it may. */
  admitUpload(bytes: number, client: Asking): GraphQLError | null | Promise<GraphQLError | null>;
  /** Runs an admitted operation when it is its caller's turn; an error when too many of the caller's wait. */
  inTurn<T>(
    operation: PreparedOperation,
    variables: Variables,
    client: Asking,
    work: () => T | Promise<T>,
  ): T | Promise<T> | GraphQLError;
}

const tooCostly = (cost: number, limit: number) =>
  new GraphQLError(
    `The operation costs ${cost} points; the limit is ${limit}. Ask for shorter lists or fewer fields.`,
    {
      extensions: { code: "OPERATION_TOO_COSTLY" satisfies ErrorCode, cost, limit, http: { status: 400 } },
    },
  );

const rateLimited = (retryAfterSeconds: number) =>
  new GraphQLError("Too many requests; wait a little.", {
    extensions: {
      code: "RATE_LIMITED" satisfies ErrorCode,
      retryAfterSeconds,
      http: { status: 429, headers: new Map([["retry-after", String(retryAfterSeconds)]]) },
    },
  });

function limiterOf(name: string, { points, windowSeconds }: Rate, redis: Redis | null): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  return redis === null
    ? memory
    : new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: `rate:${name}`,
        points,
        duration: windowSeconds,
        insuranceLimiter: memory,
      });
}

function budgetsOf(rates: Rates, redis: Redis | null) {
  const budget = (name: string, rate: Rate) => new Budget(limiterOf(name, rate, redis), rate.lot);
  const budgets = (holder: string, all: Rates["player"]) =>
    Object.fromEntries(Object.entries(all).map(([name, rate]) => [name, budget(`${holder}:${name}`, rate)])) as Record<
      ChargeClass,
      Budget
    >;
  return {
    player: budgets("player", rates.player),
    address: budgets("address", rates.address),
    login: budget("login", rates.login),
  };
}

export function createAdmission({
  maxCost,
  rates,
  redis,
  playerOf,
  turns = new Turns(usualTurns),
  onRefused,
}: AdmissionOptions): Admission {
  const budgets = rates === null ? null : budgetsOf(rates, redis);
  const compiled = new WeakMap<PreparedOperation, readonly Charge[]>();
  const charges = (operation: PreparedOperation): readonly Charge[] => {
    const present = compiled.get(operation);
    if (present !== undefined) return present;
    const made = chargesOf(operation);
    compiled.set(operation, made);
    return made;
  };

  const limited = (seconds: number): GraphQLError => {
    onRefused?.("RATE_LIMITED");
    return rateLimited(seconds);
  };
  /** The longest wait counts. */
  const answer = (refusals: readonly Refusal[]): GraphQLError | null => {
    let seconds = 0;
    for (const refusal of refusals) if (refusal !== null) seconds = Math.max(seconds, refusal.retryAfterSeconds);
    return seconds === 0 ? null : limited(seconds);
  };

  const admitText: Admission["admitText"] = (length, client) => {
    if (budgets === null) return null;
    const player = playerOf(client.caller);
    const refusal = (player === null ? budgets.address : budgets.player).DOCUMENT.takeNow(
      player ?? networkOf(client.address),
      Math.max(1, length),
    );
    return refusal === null ? null : limited(refusal.retryAfterSeconds);
  };

  const admitRequest: Admission["admitRequest"] = (client) => {
    if (budgets === null) return null;
    const player = playerOf(client.caller);
    const refusal = (player === null ? budgets.address : budgets.player).REQUESTS.takeNow(
      player ?? networkOf(client.address),
      1,
    );
    return refusal === null ? null : limited(refusal.retryAfterSeconds);
  };

  const admitUpload: Admission["admitUpload"] = (bytes, client) => {
    if (budgets === null) return null;
    const player = playerOf(client.caller);
    const own = player === null ? budgets.address : budgets.player;
    const refusal = own.UPLOAD.take(player ?? networkOf(client.address), Math.max(1, bytes));
    return refusal instanceof Promise ? refusal.then((known) => answer([known])) : answer([refusal]);
  };

  const inTurn: Admission["inTurn"] = (operation, variables, client, work) => {
    if (budgets === null) return work();
    const player = playerOf(client.caller);
    return (
      turns.run(
        player === null ? `address ${networkOf(client.address)}` : `player ${player}`,
        operation.cost(variables),
        work,
      ) ?? limited(1)
    );
  };

  const admit: Admission["admit"] = (operation, variables, client) => {
    const tooDeep = valueProblem(variables);
    if (tooDeep !== null) return tooDeep;
    const cost = operation.cost(variables);
    const player = playerOf(client.caller);
    const limit = player === null ? maxCost.guest : maxCost.player;
    if (!(cost <= limit)) {
      onRefused?.("OPERATION_TOO_COSTLY");
      return tooCostly(cost, limit);
    }
    if (budgets === null) return null;
    const key = player ?? networkOf(client.address);
    const own = player === null ? budgets.address : budgets.player;
    const refusals: (Refusal | Promise<Refusal>)[] = [own.COST.take(key, Math.ceil(cost))];
    for (const charge of charges(operation)) {
      refusals.push(own[charge.class].take(key, 1));
      for (const find of charge.logins) {
        const login = loginKey(find(variables));
        if (login !== null) refusals.push(budgets.login.take(`${login} ${networkOf(client.address)}`, 1));
      }
    }
    if (!refusals.some((refusal) => refusal instanceof Promise)) return answer(refusals as Refusal[]);
    return Promise.all(refusals).then(answer);
  };
  return { admit, admitText, admitRequest, admitUpload, inTurn };
}
