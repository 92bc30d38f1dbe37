/** Requests to the operator's desks. Files come by `gateway/plugins/uploads.ts`. */
import {
  offeredTopics,
  requestCursor,
  toRequest,
  type AnsweredRequest,
  type RequestModel,
  type RequestQuery,
  type Written,
} from "../../datasources/money/requests.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { SupportRequestFilter, Resolvers } from "../../generated/resolvers.ts";
import { insteadOf } from "../../transport/upstreamError.ts";
import { pageSize, pageStartAt } from "../arguments.ts";
import { keyErrors } from "../keys.ts";

const defaultPage = 20;
const maxPage = 50;
/** More files are refused by the service in words; many more are not passed on to it. */
const mostFiles = 20;
const numberForm = /^\d{1,15}$/;
const topicForm = /^[1-9]\d{0,8}$/;
const fileForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const mostText = 20_000;

interface Payload {
  request: RequestModel | null;
  errors: UserErrorModel[];
}

/** The service's words for a filter; null if nothing can match. */
function filterQuery({ desk, states, paymentId }: SupportRequestFilter): Omit<RequestQuery, "first"> | null {
  if (paymentId && (!numberForm.test(paymentId) || Number(paymentId) === 0)) return null;
  return {
    ...(desk && { desk }),
    ...(states && states.length > 0 && { states: [...new Set(states)] }),
    ...(paymentId && { paymentId: Number(paymentId) }),
  };
}

interface WrittenInput {
  text: string;
  files?: readonly string[] | null | undefined;
  idempotencyKey: string;
}

/** What of a message can be refused without asking the service. */
function writtenErrors({ text, files, idempotencyKey }: WrittenInput, language: GatewayContext["language"]) {
  const errors = keyErrors(idempotencyKey, language);
  if (text.length > mostText) errors.push(inputError("TEXT_TOO_LONG", ["text"], language));
  if ((files ?? []).length > mostFiles) errors.push(inputError("TOO_MANY_FILES", ["files"], language));
  else if (!(files ?? []).every((id) => fileForm.test(id)))
    errors.push(inputError("FILE_UNKNOWN", ["files"], language));
  return errors;
}

const writtenOf = ({ text, files, idempotencyKey }: WrittenInput): Written => ({
  text,
  files: files ?? [],
  key: idempotencyKey,
});

/** Does something to a request once what it needs has the form it must have. */
async function act(
  { player, credentials, language }: GatewayContext,
  refused: UserErrorModel[],
  ask: (token: string) => Promise<AnsweredRequest>,
): Promise<Payload> {
  // A guest learns first that they must sign in.
  await player.viewer();
  if (refused.length > 0) return { request: null, errors: refused };
  const { request, errors } = await credentials.withToken(ask);
  return { request, errors: toUserErrors(errors, language) };
}

const requestErrors = (requestId: string, language: GatewayContext["language"]): UserErrorModel[] =>
  numberForm.test(requestId) ? [] : [inputError("REQUEST_UNKNOWN", ["requestId"], language)];

export const requestResolvers: Resolvers = {
  Viewer: {
    supportTopics: async (_, { desk }, { player }) => offeredTopics(await player.requestTopics(), desk),
    supportRequests: (_, { filter, first, after }, { parts, credentials }) => {
      const start = pageStartAt(after, requestCursor.read);
      const chosen = filterQuery(filter ?? {});
      if (chosen === null) return { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };
      const query = {
        first: pageSize(first, defaultPage, maxPage),
        ...(start !== undefined && { after: start }),
        ...chosen,
      };
      return credentials.withToken((token) => parts.services.requests.requests(token, query));
    },
    supportRequest: async (_, { id }, { parts, credentials }) => {
      if (!numberForm.test(id)) return null;
      return credentials
        .withToken((token) => parts.services.requests.request(token, id))
        .catch(insteadOf("REQUEST_UNKNOWN", null));
    },
  },
  SupportRequest: {
    topic: async ({ topicId }, _, { player }) =>
      (await player.requestTopics()).topics.find(({ id }) => id === topicId) ?? null,
    subTopic: async ({ topicId, subTopicId }, _, { player }) =>
      (await player.requestTopics()).topics
        .find(({ id }) => id === topicId)
        ?.subTopics.find(({ id }) => id === subTopicId) ?? null,
    payment: ({ paymentId }, _, { player }) => (paymentId === null ? null : player.payment(paymentId)),
    messages: async ({ id }, _, { player }) => (await player.requestMessages(id))?.messages ?? null,
  },
  Mutation: {
    createSupportRequest: (_, { input }, context) => {
      const { language, parts } = context;
      const { topicId, subTopicId, paymentId = null } = input;
      const refused = writtenErrors(input, language);
      if (!topicForm.test(topicId) || !topicForm.test(subTopicId))
        refused.push(inputError("TOPIC_UNKNOWN", ["subTopicId"], language));
      if (paymentId !== null && !numberForm.test(paymentId))
        refused.push(inputError("PAYMENT_UNKNOWN", ["paymentId"], language));
      return act(context, refused, (token) =>
        parts.services.requests.create(token, language, {
          ...writtenOf(input),
          topicId: Number(topicId),
          subTopicId: Number(subTopicId),
          paymentId,
        }),
      );
    },
    replyToSupportRequest: (_, { input }, context) => {
      const refused = [...requestErrors(input.requestId, context.language), ...writtenErrors(input, context.language)];
      return act(context, refused, (token) =>
        context.parts.services.requests.reply(token, input.requestId, writtenOf(input)),
      );
    },
    closeSupportRequest: (_, { input: { requestId } }, context) =>
      act(context, requestErrors(requestId, context.language), (token) =>
        context.parts.services.requests.close(token, requestId),
      ),
    removeRequestFile: async (_, { input: { fileId } }, { parts, player, credentials, language }) => {
      await player.viewer();
      const unknown = { errors: [inputError("FILE_UNKNOWN", ["fileId"], language)] };
      if (!fileForm.test(fileId)) return unknown;
      return credentials
        .withToken((token) => parts.services.requests.removeFile(token, fileId))
        .then(() => ({ errors: [] }))
        .catch(insteadOf("FILE_UNKNOWN", unknown));
    },
  },
  Subscription: {
    supportRequestChanged: {
      subscribe: async (_, __, { parts, player }) =>
        parts.events.ofPlayer("paymentRequest", (await player.viewer()).id),
      resolve: ({ request }: { request: Parameters<typeof toRequest>[0] }) => toRequest(request),
    },
  },
};
