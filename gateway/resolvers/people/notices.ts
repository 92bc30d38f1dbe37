/** Notices to players: the inbox, its settings, and web push. */
import { noticeCursor, toNotice } from "../../datasources/people/notices.ts";
import { inputError, toUserErrors } from "../../errors/userErrors.ts";
import type { PlayerEvents } from "../../events/hub.ts";
import type { GatewayContext } from "../../execution/context.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStartAt } from "../arguments.ts";

const defaultPage = 20;
const maxPage = 50;
const mostRead = 200;
const numberForm = /^\d{1,15}$/;
const mostEndpoint = 2048;
const mostKey = 200;
const mostSecret = 100;

export const noticeResolvers: Resolvers = {
  Query: {
    webPushKey: (_, __, { parts }) => parts.services.notices.pushKey(),
  },
  Viewer: {
    notices: (_, { first, after }, { parts, credentials, language }) => {
      const start = pageStartAt(after, noticeCursor.read);
      const query = { first: pageSize(first, defaultPage, maxPage), ...(start !== undefined && { after: start }) };
      return credentials.withToken((token) => parts.services.notices.notices(token, language, query));
    },
    unreadNotices: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.notices.unread(token)),
    noticeSettings: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.notices.settings(token)),
  },
  Mutation: {
    markNoticesRead: async (_, { input: { ids = null } }, { parts, credentials }) => {
      const known = ids === null ? null : ids.filter((id) => numberForm.test(id)).slice(0, mostRead);
      return { unreadCount: await credentials.withToken((token) => parts.services.notices.read(token, known)) };
    },
    setNoticeSetting: async (_, { input }, { parts, credentials, language }) => {
      const { settings, errors } = await credentials.withToken((token) => parts.services.notices.choose(token, input));
      return { settings, errors: toUserErrors(errors, language) };
    },
    subscribePush: async (_, { input: { endpoint, p256dh, auth } }, { parts, credentials, player, language }) => {
      // A guest learns first that they must sign in.
      await player.viewer();
      if (endpoint.length === 0 || endpoint.length > mostEndpoint)
        return { errors: [inputError("PUSH_REFUSED", ["endpoint"], language)] };
      if (p256dh.length > mostKey || auth.length > mostSecret)
        return { errors: [inputError("INVALID", ["p256dh"], language)] };
      const errors = await credentials.withToken((token) =>
        parts.services.notices.subscribe(token, language, { endpoint, p256dh, auth }),
      );
      return { errors: toUserErrors(errors, language) };
    },
    unsubscribePush: async (_, { input: { endpoint } }, { parts, credentials, player }) => {
      await player.viewer();
      if (endpoint.length === 0 || endpoint.length > mostEndpoint) return { isDropped: true };
      return { isDropped: await credentials.withToken((token) => parts.services.notices.unsubscribe(token, endpoint)) };
    },
  },
  Subscription: {
    noticeAdded: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("notice", (await player.viewer()).id),
      resolve: ({ notices, unread }: PlayerEvents["notice"], _: unknown, { language }: GatewayContext) => {
        const told = notices.find(({ lng }) => lng === language) ?? notices.find(({ lng }) => lng === "en");
        if (told === undefined) throw new Error("a notice without words");
        return { notice: toNotice(told), unreadCount: unread };
      },
    },
  },
};
