/** Routes of payments, and the jobs that ask the provider and decide for a demo's desk. */
import type { FastifyInstance } from "fastify";
import { publicOrigin } from "#shared/wire/publicOrigin.ts";
import { playerRoute } from "../../people/players/public.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { inPatience } from "../../platform/http/patience.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { ownAccount } from "../accounts/public.ts";
import { paymentsApi } from "./api.ts";
import { type CashDesk, loadCashDesks } from "./cashDesks/desks.ts";
import { registerCashDesks } from "./cashDesks/routes.ts";
import { registerDesk } from "./desk/routes.ts";
import { startDeposit } from "./deposit/start.ts";
import type { Method } from "./methods/catalogue.ts";
import { loadMethods } from "./methods/load.ts";
import { offeredMethods } from "./methods/offered.ts";
import { toMethod } from "./methods/show.ts";
import { paymentOf, paymentsOf } from "./payment/show.ts";
import { askAbout, askWhatIsDue } from "./provider/ask.ts";
import { undoWhatIsDue } from "./provider/undo.ts";
import { receive } from "./provider/notices.ts";
import { teamCashApi } from "./teamCash/api.ts";
import { toEntity } from "./teamCash/show.ts";
import { cancelWithdrawal, decide, decideWaiting } from "./withdrawal/decide.ts";
import { requestWithdrawal } from "./withdrawal/request.ts";
import { unverifiedAmount } from "./withdrawal/verify.ts";
import { waitingWithdrawals } from "./withdrawal/waiting.ts";

/** How often the provider is asked for what is due, and the desk decides, in real milliseconds. */
const jobMs = 1000;

const maxNoticeBytes = 64 * 1024;

const accountUnknown = new Failure(404, "ACCOUNT_UNKNOWN", "The player has no such account");
const paymentUnknown = new Failure(404, "PAYMENT_UNKNOWN", "No such payment");
const error = (code: string, message: string) => ({
  payment: null,
  errors: [{ code, message, path: ["paymentId"] }],
});

export const paymentsService: ServicePlugin = (context) => async (app) => {
  const methods = loadMethods(context.settings.payments.methodsPath);
  const desks = loadCashDesks(context.settings.payments.cashDesks);
  playerRoutes(app, context, methods, desks);
  deskRoutes(app, context);
  registerDesk(app, context, methods);
  registerCashDesks(app, desks);
  const { provider, deskMs } = context.settings.payments;
  if (provider === null) return;
  noticeRoute(app, context, provider.webhookSecret);
  context.jobs.add({
    name: "payments",
    everyMs: jobMs,
    work: async () => {
      if (deskMs !== null) await decideWaiting(context, deskMs);
      await undoWhatIsDue(context, provider);
      await askWhatIsDue(context, provider);
    },
  });
};

function playerRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  methods: readonly Method[],
  desks: readonly CashDesk[],
): void {
  const { db } = context;
  const { provider } = context.settings.payments;
  const methodsOf = (kind: Method["kind"]) => methods.filter((method) => method.kind === kind).map(({ code }) => code);

  playerRoute(app, context, paymentsApi.paymentMethods, async ({ query, header }, { playerId }) => {
    const account = await ownAccount(db, playerId, query.account_id);
    if (account === null) return accountUnknown;
    const { currency } = account;
    if (provider === null) return { currency, methods: [] };
    const asked = { playerId, accountId: account.id, currency, direction: query.direction };
    const offered = await offeredMethods(db, methods, asked);
    const language = languageOf(header("x-language"));
    return { currency, methods: offered.map((each) => toMethod(each, query.direction, currency, language)) };
  });

  playerRoute(app, context, paymentsApi.unverifiedAmount, async ({ query }, { playerId }) => {
    const account = await ownAccount(db, playerId, query.account_id);
    if (account === null) return accountUnknown;
    const { currency } = account;
    return { currency, amount: await unverifiedAmount(context, playerId, currency) };
  });

  playerRoute(app, context, paymentsApi.startDeposit, async ({ body, header }, { playerId }) => {
    if (provider === null) return error("NOT_OFFERED", "No payment provider is set");
    const { row, errors } = await startDeposit(context, methods, {
      playerId,
      accountId: body.account_id,
      method: body.method,
      amount: body.amount,
      instrument: body.instrument,
      key: header("idempotency-key"),
      from: {
        origin: publicOrigin(body.origin ?? "", context.settings.siteOrigins),
        language: languageOf(header("x-language")),
      },
    });
    if (row === null) return { payment: null, errors };
    // A provider that takes longer is waited for without the player, who sees the payment as it is so far.
    if (row.state === "CREATED")
      await inPatience(askAbout(context, provider, row), (trouble) => context.log.error({ err: trouble }));
    return { payment: await paymentOf(db, playerId, row.id), errors };
  });

  playerRoute(app, context, paymentsApi.requestWithdrawal, async ({ body, header }, { playerId }) => {
    if (provider === null) return error("NOT_OFFERED", "No payment provider is set");
    const { row, errors } = await requestWithdrawal(context, methods, desks, {
      playerId,
      accountId: body.account_id,
      method: body.method,
      amount: body.amount,
      instrument: body.instrument,
      destination: body.destination,
      endsBonus: body.ends_bonus,
      key: header("idempotency-key"),
    });
    return { payment: row === null ? null : await paymentOf(db, playerId, row.id), errors };
  });

  playerRoute(app, context, paymentsApi.cancelWithdrawal, async ({ params }, { playerId }) => {
    const cancelled = await cancelWithdrawal(context, playerId, Number(params.id));
    if (cancelled === "unknown") return error("PAYMENT_UNKNOWN", "The player has no such withdrawal");
    return {
      payment: await paymentOf(db, playerId, Number(params.id)),
      errors: cancelled === "too late" ? error("NOT_CANCELLABLE", "It is on its way").errors : [],
    };
  });

  playerRoute(app, context, paymentsApi.payments, ({ query }, { playerId }) => {
    const { first, after = null, account_id: accountId, kind, ...filter } = query;
    const own = { ...filter, accountId, ...(kind !== undefined && { methods: methodsOf(kind) }) };
    return paymentsOf(db, playerId, own, { first, after });
  });

  playerRoute(app, context, teamCashApi.teamCashPayments, async ({ query, header }, { playerId }) => {
    const { first, after = null } = query;
    const found = await paymentsOf(
      db,
      playerId,
      { direction: "DEPOSIT", methods: methodsOf("cash") },
      { first, after },
    );
    const language = languageOf(header("x-language"));
    return {
      entities: found.payments.map((each) => toEntity(each, language)),
      next: found.next,
      total_count: found.total,
    };
  });

  playerRoute(
    app,
    context,
    paymentsApi.payment,
    async ({ params }, { playerId }) => (await paymentOf(db, playerId, Number(params.id))) ?? paymentUnknown,
  );
}

/** Calls of the operator's back office. */
function deskRoutes(app: FastifyInstance, context: ServiceContext): void {
  const { serviceKey } = context.settings;

  serviceRoute(app, serviceKey, paymentsApi.waitingWithdrawals, async () => ({
    withdrawals: await waitingWithdrawals(context.db),
  }));

  serviceRoute(app, serviceKey, paymentsApi.decideWithdrawal, async ({ params, body }) => {
    const { approved: isApproved, reason, note } = body;
    const decided = await decide(context, Number(params.id), { isApproved, reason, note }, "operator");
    if (decided === "unknown") return paymentUnknown;
    if (decided === "frozen") return new Failure(409, "ACCOUNT_FROZEN", "The player's money is frozen");
    if (decided === "owes") return new Failure(409, "ACCOUNT_OWES", "An account of the player owes money");
    if (decided === "decided") return new Failure(409, "PAYMENT_DECIDED", "It was decided before, or taken back");
    return (await paymentOf(context.db, decided.playerId, decided.id)) ?? paymentUnknown;
  });
}

/** The provider's notices are read as they came: the signature is over the bytes. */
function noticeRoute(app: FastifyInstance, context: ServiceContext, secret: string): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: maxNoticeBytes },
      (_request, body, done) => done(null, body),
    );
    route(scope, paymentsApi.providerNotice, async ({ body, header }) => {
      const names = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
      const headers = Object.fromEntries(names.map((name) => [name, header(name) ?? ""]));
      const received = await receive(context, secret, body, headers);
      if (received === "UNSIGNED") return new Failure(401, received, "The signature is missing, wrong or too old");
      if (received === "UNREADABLE") return new Failure(400, received, "The signed body is no notice");
      return { received };
    });
  });
}
