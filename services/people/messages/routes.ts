/** The messages service: sends messages, and shows them to developers. */
import { playerById } from "../players/public.ts";
import { toEpoch } from "../../platform/lifetimes.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { messagesApi } from "./api.ts";
import { deliverWaiting, watchMessages } from "./deliver.ts";
import { writeNewsletter } from "./newsletter.ts";
import { outboxMessages, outboxPage } from "./outboxPage.ts";
import { sendersOf } from "./senders.ts";

const lookMs = 500;

export const messagesService: ServicePlugin = (context) => async (app) => {
  serviceRoute(app, context.settings.serviceKey, messagesApi.newsletter, async ({ params, body }) => {
    const player = await playerById(context.db, params.id);
    return player
      ? { is_queued: await writeNewsletter(context, player, body) }
      : new Failure(404, "PLAYER_UNKNOWN", "No such player");
  });

  // Not available in production: messages hold codes.
  if (context.settings.siteEnv === "demo") {
    app.get("/outbox", async (request, reply) => {
      const { recipient } = request.query as { recipient?: unknown };
      const to = typeof recipient === "string" ? recipient.trim().slice(0, 128).replaceAll("\0", "") : "";
      const page = outboxPage(await outboxMessages(context.db, to), to, (moment) => toEpoch(context.clock, moment));
      return reply
        .type("text/html; charset=utf-8")
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
        )
        .header("cache-control", "no-store")
        .header("referrer-policy", "no-referrer")
        .send(page);
    });
  }

  const senders = sendersOf(context.settings);
  const trouble = (failure: object) => app.log.warn(failure, "a message was not delivered");
  watchMessages(
    context,
    senders.map(({ channel }) => channel),
  );
  context.jobs.add({
    name: "messages",
    everyMs: lookMs,
    work: async () => {
      while ((await deliverWaiting(context, senders, trouble)) > 0);
    },
  });
  app.addHook("onClose", async () => {
    for (const sender of senders) sender.close();
  });
};
