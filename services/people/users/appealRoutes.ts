/** Routes of appeals against bans. */
import type { FastifyInstance } from "fastify";
import { playerRoute } from "../players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { Failure } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { usersApi } from "./api.ts";
import { type Appeal, answerAppeal, appealsOf, countAppeals, takeAppeal } from "./appeals.ts";

const seconds = (instant: number) => Math.floor(instant / 1000);

const told = ({ id, banLevel, text, createdAt, isAccepted, answer, answeredAt }: Appeal) => ({
  id,
  ban_level: banLevel,
  text,
  created_at: seconds(createdAt),
  accepted: isAccepted,
  answer,
  answered_at: answeredAt === null ? null : seconds(answeredAt),
});

export function appealRoutes(app: FastifyInstance, context: ServiceContext): void {
  playerRoute(app, context, usersApi.appeals, async ({ query: { first, after = null } }, caller) => {
    const { appeals, next } = await appealsOf(context, caller.playerId, { first, after });
    return { appeals: appeals.map(told), next, total: await countAppeals(context, caller.playerId) };
  });

  playerRoute(app, context, usersApi.appeal, async ({ body }, caller) => {
    const { appeal, errors } = await takeAppeal(context, caller.playerId, body.text);
    return { appeal: appeal === null ? null : told(appeal), errors };
  });

  serviceRoute(app, context.settings.serviceKey, usersApi.answerAppeal, async ({ params, body }) => {
    const decided = await answerAppeal(context, params.id, { isAccepted: body.accepted, answer: body.answer });
    if (decided === "unknown") return new Failure(404, "APPEAL_UNKNOWN", "No such appeal");
    return decided === "answered"
      ? new Failure(409, "APPEAL_ANSWERED", "The appeal was decided before")
      : told(decided);
  });
}
