/** Routes and jobs of notices: the inbox, its settings, web push, and the operator's word. */
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { playerRoute } from "../players/public.ts";
import { noticesApi } from "./api.ts";
import { choicesOf, choose } from "./choices.ts";
import { keepSending, reportOf, sendWaiting } from "./desk/sendings.ts";
import { hearEvents, lookAround } from "./hear.ts";
import { markRead, pageOf } from "./inbox.ts";
import { deliverPushes, watchPushes } from "./push/deliver.ts";
import { dropDevice, keepDevice } from "./push/devices.ts";
import { vapidKeys } from "./push/keys.ts";
import { pushSender } from "./push/send.ts";
import { unreadOf } from "./write.ts";

/** How often the jobs look, in real milliseconds. */
const hearMs = 1_000;
const lookMs = 10_000;
const sendMs = 1_000;
const pushMs = 500;

export const noticesService: ServicePlugin = (context) => async (app) => {
  const { db, settings } = context;
  playerRoute(app, context, noticesApi.notices, ({ query, header }, { playerId }) =>
    pageOf(context, playerId, {
      first: query.first,
      before: query.before === undefined ? undefined : Number(query.before),
      language: languageOf(header("x-language")),
    }),
  );
  playerRoute(app, context, noticesApi.unreadNotices, async (_, { playerId }) => ({
    unread: await unreadOf(db, playerId),
  }));
  playerRoute(app, context, noticesApi.readNotices, async ({ body: { ids } }, { playerId }) => ({
    unread: await markRead(context, playerId, ids?.map(Number) ?? null),
  }));

  const settingsOf = async (playerId: number) =>
    (await choicesOf(db, playerId)).map(({ kind, channel, isOn, isFixed }) => ({
      kind,
      channel,
      is_on: isOn,
      is_fixed: isFixed,
    }));
  playerRoute(app, context, noticesApi.noticeSettings, async (_, { playerId }) => ({
    settings: await settingsOf(playerId),
  }));
  playerRoute(app, context, noticesApi.setNoticeSetting, async ({ body }, { playerId }) => {
    const errors = await choose(db, playerId, { kind: body.kind, channel: body.channel, isOn: body.is_on });
    return { settings: await settingsOf(playerId), errors };
  });

  route(app, noticesApi.pushKey, async () => ({ key: (await vapidKeys(context))?.publicKey ?? null }));
  playerRoute(app, context, noticesApi.subscribePush, async ({ body, header }, caller) => ({
    errors: await keepDevice(context, caller, body, languageOf(header("x-language"))),
  }));
  playerRoute(app, context, noticesApi.unsubscribePush, async ({ body }, { playerId }) => {
    await dropDevice(context, playerId, body.endpoint);
    return { is_dropped: true as const };
  });

  serviceRoute(app, settings.serviceKey, noticesApi.sendNotice, async ({ body }) => {
    const id = await keepSending(context, body);
    const report = id === null ? null : await reportOf(context, id);
    return report ?? new Failure(409, "KEY_USED", "The key was used for another sending");
  });
  serviceRoute(
    app,
    settings.serviceKey,
    noticesApi.noticeSending,
    async ({ params: { id } }) =>
      (await reportOf(context, id)) ?? new Failure(404, "SENDING_UNKNOWN", "No such sending"),
  );

  const keys = await vapidKeys(context);
  const sender = keys === null ? null : pushSender(settings.push, keys);
  watchPushes(context);
  const { jobs } = context;
  jobs.add({ name: "notices", everyMs: hearMs, work: () => hearEvents(context) });
  jobs.add({ name: "notices_look", everyMs: lookMs, work: () => lookAround(context) });
  jobs.add({ name: "notices_sendings", everyMs: sendMs, work: () => sendWaiting(context) });
  if (sender === null) return;
  jobs.add({
    name: "notices_push",
    everyMs: pushMs,
    work: async () => {
      while ((await deliverPushes(context, sender)) > 0);
    },
  });
  app.addHook("onClose", () => sender.close());
};
