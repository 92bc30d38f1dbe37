/** Routes of the casino wallet: signed calls of the studio, read from the bytes that were signed. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isSigned } from "#shared/wire/signedCall.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { refusals, walletApi, type RefusalCode } from "./api.ts";
import { bodies, moneyCall } from "./bodies.ts";
import { takeCall, type CallAnswer } from "./calls.ts";
import { freeRoundsOf } from "./freeRounds.ts";
import { launchOf } from "./launches.ts";
import { balanceAfter } from "./money.ts";

const maxBytes = 16 * 1024;

const badCall = new Failure(400, "BAD_CALL", "The signed body is not such a call");
const badSignature = new Failure(401, "BAD_SIGNATURE", "The signature is missing, wrong or too old");

function refusal(code: RefusalCode, balance: string | null): Failure<403 | 404 | 409> {
  for (const status of [403, 404, 409] as const) {
    const words: Partial<Record<RefusalCode, string>> = refusals[status];
    const message = words[code];
    if (message !== undefined) return new Failure(status, code, message, balance === null ? {} : { balance });
  }
  throw new Error(`${code} is the code of no refusal`);
}

const answered = ({ code, balance }: CallAnswer) =>
  code === "OK" ? { balance: balance ?? "0" } : refusal(code, balance);

/** The body as JSON; undefined for what is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const walletService: ServicePlugin = (context) => async (app) => {
  const { studio } = context.settings;
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string", bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("preValidation", async (request: FastifyRequest, reply) => {
    const call = {
      method: request.method,
      path: request.url,
      body: String(request.body ?? ""),
    };
    const no =
      studio === null
        ? refusal("NOT_SET", null)
        : isSigned(studio.walletSecret, call, request.headers, Date.now())
          ? null
          : badSignature;
    if (no !== null) return reply.code(no.status).send({ code: no.code, message: no.message });
  });
  sessionRoutes(app, context);
  moneyRoutes(app, context);
};

function sessionRoutes(app: FastifyInstance, context: ServiceContext): void {
  const { db } = context;
  route(app, walletApi.authenticate, async ({ body }) => {
    const { data: call } = bodies.authenticate.safeParse(jsonOf(body));
    if (call === undefined) return badCall;
    const launch = await launchOf(context, db, call.token);
    if (launch === null || launch.game !== call.game) return refusal("TOKEN_EXPIRED", null);
    const { playerId, currency } = launch;
    return {
      player: String(playerId),
      currency,
      balance: await balanceAfter(db, launch),
      freeRounds: await freeRoundsOf(db, launch, context.clock.now()),
    };
  });
  route(app, walletApi.balance, async ({ body }) => {
    const { data: call } = bodies.balance.safeParse(jsonOf(body));
    if (call === undefined) return badCall;
    const launch = await launchOf(context, db, call.token);
    if (launch === null || String(launch.playerId) !== call.player) return refusal("TOKEN_EXPIRED", null);
    const balance = await balanceAfter(db, launch);
    if (launch.currency !== call.currency) return refusal("WRONG_CURRENCY", balance);
    return {
      balance,
      freeRounds: await freeRoundsOf(db, launch, context.clock.now()),
    };
  });
}

function moneyRoutes(app: FastifyInstance, context: ServiceContext): void {
  for (const kind of ["bet", "win", "rollback", "end"] as const)
    route(app, walletApi[kind], async ({ body }) => {
      const { data: call } = moneyCall.safeParse({ kind, call: jsonOf(body) });
      return call === undefined ? badCall : answered(await takeCall(context, call, body));
    });
}
