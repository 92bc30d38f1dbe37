/** Lotto: lotteries, draws with their proofs, tickets and statistics. */
import { lottoDrawCursor, lottoEntryCursor, lottoTicketCursor } from "../../datasources/betting/lotto.ts";
import { badUserInput } from "../../errors/errors.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import { publicStream } from "../../execution/publicStream.ts";
import type { BuyLottoTicketInput, Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStartAt } from "../arguments.ts";

const defaultPage = 20;
const maxPage = 50;
const defaultEntries = 100;
const maxEntries = 500;
const maxLast = 1_000;
const maxNumbers = 80;
const maxDraws = 100;
const maxBets = 100;

const numberForm = /^[1-9]\d{0,14}$/;
const lotteryForm = /^[a-z0-9][a-z0-9-]{1,30}$/;
const betForm = /^[a-z0-9-]{1,40}$/;
const stakeLength = 40;

type BetInput = NonNullable<BuyLottoTicketInput["bets"]>[number];

function betErrors(
  { betId, numbers, stake }: BetInput,
  index: number,
  language: GatewayContext["language"],
): UserErrorModel[] {
  const path = ["bets", String(index)];
  return [
    ...(betForm.test(betId) ? [] : [inputError("BET_UNKNOWN", [...path, "betId"], language)]),
    ...((numbers?.length ?? 0) <= maxNumbers ? [] : [inputError("NUMBERS_UNFIT", [...path, "numbers"], language)]),
    ...((stake?.length ?? 0) <= stakeLength ? [] : [inputError("INVALID", [...path, "stake"], language)]),
  ];
}

/** What a ticket needs to be sent at all; the service checks the rest. */
function ticketErrors(input: BuyLottoTicketInput, language: GatewayContext["language"]): UserErrorModel[] {
  const { drawId, accountId, stake, numbers, picks, betId, bets, draws } = input;
  if (bets != null && bets.length > maxBets) return [inputError("TOO_MANY_BETS", ["bets"], language)];
  const isSize = picks == null || (picks >= 0 && picks <= maxNumbers);
  const isCount = draws == null || (draws >= 1 && draws <= maxDraws);
  return [
    ...(numberForm.test(drawId) ? [] : [inputError("DRAW_UNKNOWN", ["drawId"], language)]),
    ...(numberForm.test(accountId) ? [] : [inputError("ACCOUNT_UNKNOWN", ["accountId"], language)]),
    ...(stake.length <= stakeLength ? [] : [inputError("INVALID", ["stake"], language)]),
    ...(numbers.length <= maxNumbers ? [] : [inputError("NUMBERS_UNFIT", ["numbers"], language)]),
    ...(isSize ? [] : [inputError("NUMBERS_UNFIT", ["picks"], language)]),
    ...(betId == null || betForm.test(betId) ? [] : [inputError("BET_UNKNOWN", ["betId"], language)]),
    ...(bets ?? []).flatMap((bet, index) => betErrors(bet, index, language)),
    ...(isCount ? [] : [inputError("TOO_MANY_DRAWS", ["draws"], language)]),
  ];
}

const nothing = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

const changes = publicStream({
  idsArgument: "id",
  topics: (ids) => ids.filter((id) => numberForm.test(id)),
  source: ({ services }) => services.lotto.board,
});

export const lottoResolvers: Resolvers = {
  Query: {
    lotteries: (_, __, { parts, language }) => parts.services.lotto.lotteries(language),
    lottoDraws: (_, { lotteryId, state, first, after }, { parts, language }) => {
      const start = pageStartAt(after, lottoDrawCursor.read);
      const limit = pageSize(first, defaultPage, maxPage);
      if (lotteryId != null && !lotteryForm.test(lotteryId)) return nothing;
      const query = {
        limit,
        ...(lotteryId != null && { lottery: lotteryId }),
        ...(state != null && { state }),
        ...(start !== undefined && { after: start }),
      };
      return parts.services.lotto.draws(query, language);
    },
    lottoDraw: async (_, { id }, { parts, language }) =>
      numberForm.test(id) ? parts.services.lotto.draw(id, language) : null,
    lottoEntries: (_, { drawId, first, after }, { parts }) => {
      const start = pageStartAt(after, lottoEntryCursor.read);
      const limit = pageSize(first, defaultEntries, maxEntries);
      if (!numberForm.test(drawId)) return nothing;
      return parts.services.lotto.entries(drawId, { limit, ...(start !== undefined && { after: start }) });
    },
    lottoStatistics: (_, { lotteryId, last }, { parts }) => {
      const count = last ?? 100;
      if (count < 1 || count > maxLast) throw badUserInput(`last is 1 to ${maxLast}.`);
      return lotteryForm.test(lotteryId)
        ? parts.services.lotto.statistics(lotteryId, count)
        : { drawCount: 0, balls: [] };
    },
    lottoTicketCheck: async (_, { id }, { parts }) => (numberForm.test(id) ? parts.services.lotto.check(id) : null),
  },
  Viewer: {
    lottoTickets: async (_, { drawId, first, after }, { parts, credentials }) => {
      const start = pageStartAt(after, lottoTicketCursor.read);
      const limit = pageSize(first, defaultPage, maxPage);
      if (drawId != null && !numberForm.test(drawId)) return nothing;
      const query = { limit, ...(drawId != null && { drawId }), ...(start !== undefined && { after: start }) };
      return credentials.withToken((token) => parts.services.lotto.tickets(token, query));
    },
  },
  LottoTicket: {
    draw: ({ drawId }, _, context) => context.public.lottoDraw(drawId),
  },
  Mutation: {
    buyLottoTicket: async (_, { input }, { parts, credentials, player, language }) => {
      // A guest learns first that they must sign in.
      await player.viewer();
      const wrong = ticketErrors(input, language);
      if (wrong.length > 0) return { ticket: null, tickets: [], errors: wrong };
      const { drawId, accountId, stake, numbers, picks, betId, bets, draws, idempotencyKey: key } = input;
      const order = {
        key,
        drawId,
        accountId: Number(accountId),
        stake,
        numbers,
        picks: picks ?? null,
        bet: betId ?? null,
        bets: (bets ?? []).map((bet) => ({ bet: bet.betId, numbers: bet.numbers ?? [], stake: bet.stake ?? null })),
        draws: draws ?? 1,
      };
      const { tickets, errors } = await credentials.withToken((token) => parts.services.lotto.buy(token, order));
      return { ticket: tickets[0] ?? null, tickets, errors: toUserErrors(errors, language) };
    },
  },
  Subscription: {
    lottoDrawChanged: {
      ...changes,
      // A change says no more than a version; the draw is told in the language of those who watch.
      resolve: (async ({ id, version }: { id: string; version: number }, _: unknown, context: GatewayContext) => {
        const draw = await context.parts.services.lotto.draw(id, context.language, version);
        if (draw === null) throw new Error(`the draw ${id} is gone`);
        return draw;
      }) as never,
    },
  },
};
