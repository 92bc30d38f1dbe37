/** Notices: the inbox has what a test puts into the store as `Notice`; choices are kept on the Viewer. */
import { isNoticeFixed, isNoticeOn, NOTICE_CHANNELS, NOTICE_KINDS } from "#shared/people/notices.ts";
import type { Entity } from "../../store.ts";
import { inputOf } from "../args.ts";
import { signedIn, type MockContext } from "../context.ts";
import { userError } from "../errors.ts";
import type { Root } from "../query.ts";

const newestFirst = ({ state }: MockContext): Entity[] =>
  state.store.all("Notice").toSorted((one, other) => Number(other["id"]) - Number(one["id"]));

const unread = (context: MockContext): number => newestFirst(context).filter(({ isRead }) => isRead !== true).length;

const chosen = (viewer: Entity | undefined): Entity => (viewer?.["$notices"] as Entity | undefined) ?? {};

const settingsOf = (viewer: Entity | undefined): Entity[] =>
  NOTICE_KINDS.flatMap((kind) =>
    NOTICE_CHANNELS.map((channel) => ({
      kind,
      channel,
      isOn: chosen(viewer)[`${kind} ${channel}`] ?? isNoticeOn(kind, channel),
      isFixed: isNoticeFixed(kind),
    })),
  );

export const noticeFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> = {
  "Viewer.notices": (_viewer, _args, context) => newestFirst(context).map(({ id }) => id),
  "Viewer.unreadNotices": (_viewer, _args, context) => unread(context),
  "Viewer.noticeSettings": (viewer) => settingsOf(viewer),
};

export const noticeMutations: Readonly<Record<string, Root>> = {
  markNoticesRead: (args, context) => {
    signedIn(context);
    const { ids } = inputOf(args);
    for (const { id } of newestFirst(context))
      if (!Array.isArray(ids) || ids.includes(id)) context.state.store.merge("Notice", String(id), { isRead: true });
    return { unreadCount: unread(context) };
  },
  setNoticeSetting: (args, context) => {
    const id = signedIn(context);
    const { store } = context.state;
    const { kind, channel, isOn } = inputOf(args);
    const isFixed = kind === "SECURITY";
    if (!isFixed)
      store.merge("Viewer", id, {
        $notices: { ...chosen(store.get("Viewer", id)), [`${String(kind)} ${String(channel)}`]: isOn },
      });
    return {
      settings: settingsOf(store.get("Viewer", id)),
      errors: isFixed ? [userError("NOTICE_FIXED", ["isOn"])] : [],
    };
  },
  subscribePush: (_args, context) => {
    signedIn(context);
    return { errors: [] };
  },
  unsubscribePush: (_args, context) => {
    signedIn(context);
    return { isDropped: true };
  },
};
