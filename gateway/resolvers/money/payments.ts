/** Deposits and withdrawals: methods, starting, taking back, and the list of them. */
import {
  paymentCursor,
  toPayment,
  type Answered,
  type Ordered,
  type PaymentQuery,
} from "../../datasources/money/payments.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { Payment, PaymentFilter, Resolvers, WithdrawalDetailsInput } from "../../generated/resolvers.ts";
import { insteadOf } from "../../transport/upstreamError.ts";
import { pageSize, pageStartAt } from "../arguments.ts";
import { keyErrors } from "../keys.ts";

const defaultPage = 20;
const maxPage = 100;
const idForm = /^\d{1,9}$/;
const paymentForm = /^\d{1,15}$/;

interface Payload {
  payment: Payment | null;
  errors: UserErrorModel[];
}

/** The service's words for a filter; null if nothing can match. */
function filterQuery({
  direction,
  states,
  accountId,
  kind,
  from,
  before,
}: PaymentFilter): Omit<PaymentQuery, "first"> | null {
  if (accountId && !idForm.test(accountId)) return null;
  if (typeof before === "number" && before <= 0) return null;
  return {
    ...(direction && { direction }),
    ...(states && states.length > 0 && { states: [...new Set(states)] }),
    ...(accountId && { accountId: Number(accountId) }),
    ...(kind && { kind }),
    ...(typeof from === "number" && { from: Math.max(0, from) }),
    ...(typeof before === "number" && { to: before }),
  };
}

/** Where a page of payments begins. @throws BAD_USER_INPUT for a text that is no cursor */
export const paymentStart = (after: string | null | undefined) => pageStartAt(after, paymentCursor.read);

interface Order {
  accountId: string;
  methodId: string;
  amount: string;
  instrument?: string | null;
  idempotencyKey: string;
}

/** Asks for a payment, once its ids and its key have the form they must have. */
async function order(
  context: GatewayContext,
  input: Order,
  ask: (token: string, ordered: Ordered) => Promise<Answered>,
): Promise<Payload> {
  const { player, credentials, language } = context;
  // A guest learns first that they must sign in.
  await player.viewer();
  const refused = keyErrors(input.idempotencyKey, language);
  if (!idForm.test(input.accountId)) refused.push(inputError("ACCOUNT_UNKNOWN", ["accountId"], language));
  if (refused.length > 0) return { payment: null, errors: refused };
  const { payment, errors } = await credentials.withToken((token) => ask(token, orderedOf(input)));
  context.rereadPlayer();
  return { payment, errors: toUserErrors(errors, language) };
}

const orderedOf = ({ accountId, methodId, amount, instrument, idempotencyKey }: Order): Ordered => ({
  accountId: Number(accountId),
  methodId,
  amount,
  instrument: instrument ?? undefined,
  key: idempotencyKey,
});

/** The fields that were filled in. */
const detailsOf = (details: WithdrawalDetailsInput | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
    ),
  );

/** Asks about an account; null for one that is not the player's. */
async function ofAccount<Answer>(id: string, ask: (account: number) => Promise<Answer>): Promise<Answer | null> {
  if (!idForm.test(id)) return null;
  return ask(Number(id)).catch(insteadOf("ACCOUNT_UNKNOWN", null));
}

export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: async (_, { direction, accountId }, { parts, player, credentials, language }) => {
      await player.viewer();
      return ofAccount(accountId, (account) =>
        credentials.withToken((token) => parts.services.payments.methods(token, language, direction, account)),
      );
    },
  },
  Viewer: {
    unverifiedWithdrawal: (_, { accountId }, { parts, credentials }) =>
      ofAccount(accountId, (account) =>
        credentials.withToken((token) => parts.services.payments.unverifiedWithdrawal(token, account)),
      ),
    payments: (_, { filter, first, after }, { parts, credentials }) => {
      const start = paymentStart(after);
      const chosen = filterQuery(filter ?? {});
      if (chosen === null) return { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };
      const query = {
        first: pageSize(first, defaultPage, maxPage),
        ...(start !== undefined && { after: start }),
        ...chosen,
      };
      return credentials.withToken((token) => parts.services.payments.payments(token, query));
    },
    payment: async (_, { id }, { parts, credentials }) => {
      if (!paymentForm.test(id)) return null;
      return credentials
        .withToken((token) => parts.services.payments.payment(token, id))
        .catch(insteadOf("PAYMENT_UNKNOWN", null));
    },
  },
  Mutation: {
    startDeposit: (_, { input }, context) =>
      order(context, input, (token, ordered) => {
        const from = { language: context.language, origin: context.client.cookie?.origin };
        return context.parts.services.payments.startDeposit(token, from, ordered);
      }),
    requestWithdrawal: (_, { input }, context) =>
      order(context, input, (token, ordered) =>
        context.parts.services.payments.requestWithdrawal(token, ordered, {
          destination: detailsOf(input.details),
          endsBonus: input.endsBonus === true,
        }),
      ),
    cancelWithdrawal: async (_, { input: { paymentId } }, context) => {
      const { parts, player, credentials, language } = context;
      await player.viewer();
      if (!paymentForm.test(paymentId))
        return { payment: null, errors: [inputError("PAYMENT_UNKNOWN", ["paymentId"], language)] };
      const { payment, errors } = await credentials.withToken((token) =>
        parts.services.payments.cancelWithdrawal(token, paymentId),
      );
      context.rereadPlayer();
      return { payment, errors: toUserErrors(errors, language) };
    },
  },
  Subscription: {
    paymentChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("payment", (await player.viewer()).id),
      resolve: ({ payment }: { payment: Parameters<typeof toPayment>[0] }) => toPayment(payment),
    },
  },
};
