/** Routes of appeals against bans. */
import type { FastifyInstance } from "fastify";
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import type { ServiceContext } from "../core/context.ts";
import { Failure, route } from "../core/rest.ts";
import { keyFits } from "../core/serviceKey.ts";
import { usersApi } from "./api.ts";
import { type Appeal, answerAppeal, appealsOf, countAppeals, takeAppeal } from "./appeals.ts";

const seconds = (instant: number) => Math.floor(instant / 1000);

const told = ({ id, banLevel, text, createdAt, isAccepted, answer, answeredAt }: Appeal) => ({
  id, ban_level: banLevel, text, created_at: seconds(createdAt), accepted: isAccepted, answer, answered_at: answeredAt === null ? null : seconds(answeredAt),
});

export function appealRoutes(app: FastifyInstance, context: ServiceContext): void {
  route(app, usersApi.appeals, async ({ query: { first, after = null }, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const { appeals, next } = await appealsOf(context, caller.playerId, { first, after });
    return { appeals: appeals.map(told), next, total: await countAppeals(context, caller.playerId) };
  });

  route(app, usersApi.appeal, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const { appeal, errors } = await takeAppeal(context, caller.playerId, body.text);
    return { appeal: appeal === null ? null : told(appeal), errors };
  });

  route(app, usersApi.answerAppeal, async ({ params, body, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
    const decided = await answerAppeal(context, params.id, { isAccepted: body.accepted, answer: body.answer });
    if (decided === "unknown") return new Failure(404, "APPEAL_UNKNOWN", "No such appeal");
    return decided === "answered" ? new Failure(409, "APPEAL_ANSWERED", "The appeal was decided before") : told(decided);
  });
}
