/** The messages service: hands over what was written to people, and shows a developer what was. */
import { playerById } from "../auth/players/players.ts";
import { toEpoch } from "../auth/codes/lifetimes.ts";
import type { ServicePlugin } from "../core/context.ts";
import { startJob } from "../core/job.ts";
import { Failure, route } from "../core/rest.ts";
import { keyFits } from "../core/serviceKey.ts";
import { messagesApi } from "./api.ts";
import { deliverWaiting, watchMessages } from "./deliver.ts";
import { writeNewsletter } from "./newsletter.ts";
import { outboxMessages, outboxPage } from "./outboxPage.ts";
import { sendersOf } from "./senders.ts";

const lookMs = 500;

export const messagesService: ServicePlugin = (context) => async (app) => {
  route(app, messagesApi.newsletter, async ({ params, body, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
    const player = await playerById(context.db, params.id);
    return player ? { is_queued: await writeNewsletter(context, player, body) } : new Failure(404, "PLAYER_UNKNOWN", "No such player");
  });

  // Not there at all in production: messages hold codes.
  if (context.settings.siteEnv === "demo") {
    app.get("/outbox", async (request, reply) => {
      const { recipient } = request.query as { recipient?: unknown };
      const to = typeof recipient === "string" ? recipient.trim().slice(0, 128).replaceAll("\0", "") : "";
      const page = outboxPage(await outboxMessages(context.db, to), to, (moment) => toEpoch(context.clock, moment));
      return reply.type("text/html; charset=utf-8")
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'").header("cache-control", "no-store").header("referrer-policy", "no-referrer")
        .send(page);
    });
  }

  const senders = sendersOf(context.settings);
  const trouble = (failure: object) => app.log.warn(failure, "a message was not delivered");
  watchMessages(context, senders.map(({ channel }) => channel));
  const stop = startJob(lookMs, context.metrics.timed("messages", async () => {
    while ((await deliverWaiting(context, senders, trouble)) > 0);
  }), (error) => app.log.error(error));
  app.addHook("onClose", async () => {
    await stop();
    for (const sender of senders) sender.close();
  });
};
