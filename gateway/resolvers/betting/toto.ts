/** Toto: kinds, draws with their pools, tickets and the biggest prizes. */
import { drawCursor, ticketCursor } from "../../datasources/betting/toto.ts";
import { badUserInput } from "../../errors/errors.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import { publicStream } from "../../execution/publicStream.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { BuyTotoTicketInput, Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStartAt } from "../arguments.ts";

const defaultPage = 20;
const maxPage = 50;
const maxPicks = 31;

const numberForm = /^[1-9]\d{0,14}$/;
const kindForm = /^[a-z][a-z0-9-]{1,30}$/;
const keyForm = /^[a-z0-9:]{1,20}$/;
const stakeLength = 40;

/** What a ticket needs to be sent at all; the service checks the rest. */
function ticketErrors(input: BuyTotoTicketInput, language: GatewayContext["language"]): UserErrorModel[] {
  const { drawId, accountId, stake, picks } = input;
  const isPick = ({ matchId, outcomeIds }: BuyTotoTicketInput["picks"][number]) =>
    numberForm.test(matchId) &&
    outcomeIds.length > 0 &&
    outcomeIds.length <= maxPicks &&
    outcomeIds.every((id) => keyForm.test(id));
  return [
    ...(numberForm.test(drawId) ? [] : [inputError("DRAW_UNKNOWN", ["drawId"], language)]),
    ...(numberForm.test(accountId) ? [] : [inputError("ACCOUNT_UNKNOWN", ["accountId"], language)]),
    ...(stake.length <= stakeLength ? [] : [inputError("INVALID", ["stake"], language)]),
    ...(picks.length <= maxPicks && picks.every(isPick) ? [] : [inputError("PICKS_INCOMPLETE", ["picks"], language)]),
  ];
}

const changes = publicStream({
  idsArgument: "id",
  topics: (ids) => ids.filter((id) => numberForm.test(id)),
  source: ({ services }) => services.toto.board,
});

export const totoResolvers: Resolvers = {
  Query: {
    totoKinds: (_, __, { parts, language }) => parts.services.toto.kinds(language),
    totoDraws: (_, { kind, state, first, after }, { parts, language }) => {
      if (kind != null && !kindForm.test(kind)) throw badUserInput("kind is the key of a kind.");
      const start = pageStartAt(after, drawCursor.read);
      const query = {
        limit: pageSize(first, defaultPage, maxPage),
        ...(kind != null && { kind }),
        ...(state != null && { state }),
        ...(start !== undefined && { after: start }),
      };
      return parts.services.toto.draws(query, language);
    },
    totoDraw: async (_, { id }, { parts, language }) =>
      numberForm.test(id) ? parts.services.toto.draw(id, language) : null,
    totoNominees: (_, { kind }, { parts, language }) => {
      if (kind != null && !kindForm.test(kind)) throw badUserInput("kind is the key of a kind.");
      return parts.services.toto.nominees(kind ?? null, language);
    },
  },
  Viewer: {
    totoTickets: async (_, { drawId, kind, first, after }, { parts, credentials }) => {
      const start = pageStartAt(after, ticketCursor.read);
      const limit = pageSize(first, defaultPage, maxPage);
      if (kind != null && !kindForm.test(kind)) throw badUserInput("kind is the key of a kind.");
      if (drawId != null && !numberForm.test(drawId))
        return { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };
      const query = {
        limit,
        ...(drawId != null && { drawId }),
        ...(kind != null && { kind }),
        ...(start !== undefined && { after: start }),
      };
      return credentials.withToken((token) => parts.services.toto.tickets(token, query));
    },
  },
  TotoTicket: {
    draw: ({ drawId }, _, context) => context.public.totoDraw(drawId),
  },
  Mutation: {
    buyTotoTicket: async (_, { input }, { parts, credentials, player, language }) => {
      // A guest learns first that they must sign in.
      await player.viewer();
      const errors = ticketErrors(input, language);
      if (errors.length > 0) return { ticket: null, errors };
      const { drawId, accountId, stake, picks, idempotencyKey: key } = input;
      const order = { key, drawId, accountId: Number(accountId), stake, picks };
      const bought = await credentials.withToken((token) => parts.services.toto.buy(token, order));
      return { ticket: bought.ticket, errors: toUserErrors(bought.errors, language) };
    },
  },
  Subscription: {
    totoDrawChanged: {
      ...changes,
      // A change says no more than a version; the draw is told in the language of those who watch.
      resolve: (async ({ id, version }: { id: string; version: number }, _: unknown, context: GatewayContext) => {
        const draw = await context.parts.services.toto.draw(id, context.language, version);
        if (draw === null) throw new Error(`the draw ${id} is gone`);
        return draw;
      }) as never,
    },
  },
};
