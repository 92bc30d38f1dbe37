/** Routes of requests to the operator's desks, and the job that answers for a demo's desk and closes what rests. */
import type { FastifyInstance } from "fastify";
import { playerRoute } from "../../people/players/public.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import { fileWords } from "../../platform/files/check.ts";
import type { FieldError } from "../../platform/http/api.ts";
import { languageOf } from "../../platform/http/language.ts";
import { Failure } from "../../platform/http/rest.ts";
import { requestsApi } from "./api.ts";
import { registerDesk } from "./desk/routes.ts";
import { answerWaiting } from "./desk/write.ts";
import { keepFile, openFile, removeFile } from "./files.ts";
import { closeOwn, closeResting } from "./thread/close.ts";
import { requestOf, requestsOf, shownFile, threadsOf, toFile } from "./thread/show.ts";
import { createRequest, replyToRequest } from "./thread/write.ts";
import type { TopicList } from "./topics/catalogue.ts";
import { loadTopics } from "./topics/load.ts";
import { toldTopics } from "./topics/offered.ts";

/** How often the automatic desk looks, in real milliseconds. */
const jobMs = 1000;

export const requestsService: ServicePlugin = (context) => async (app) => {
  const topics = loadTopics(context.settings.requests.topicsPath);
  playerRoutes(app, context, topics);
  writingRoutes(app, context, topics);
  fileRoutes(app, context);
  registerDesk(app, context);
  const { deskMs, closeMs } = context.settings.requests;
  context.jobs.add({
    name: "requests",
    everyMs: jobMs,
    work: async () => {
      if (deskMs !== null) await answerWaiting(context, deskMs);
      if (closeMs !== null) await closeResting(context, closeMs);
    },
  });
};

/** What players read. */
function playerRoutes(app: FastifyInstance, context: ServiceContext, topics: TopicList): void {
  const { db, clock } = context;

  playerRoute(app, context, requestsApi.requestTopics, ({ header }) =>
    toldTopics(topics, languageOf(header("x-language")), clock.now()),
  );

  playerRoute(app, context, requestsApi.requests, ({ query }, { playerId }) => {
    const { first, after = null, desk, states, payment_id: paymentId } = query;
    return requestsOf(context, db, playerId, { desk, states, paymentId }, { first, after });
  });

  playerRoute(
    app,
    context,
    requestsApi.request,
    async ({ params }, { playerId }) =>
      (await requestOf(context, db, playerId, Number(params.id))) ??
      new Failure(404, "REQUEST_UNKNOWN", "No such request"),
  );

  playerRoute(app, context, requestsApi.requestMessages, async ({ query }, { playerId }) => ({
    threads: await threadsOf(db, playerId, query.requests.split(",").map(Number)),
  }));
}

/** What players write. */
function writingRoutes(app: FastifyInstance, context: ServiceContext, topics: TopicList): void {
  const { db } = context;
  const answer = async (playerId: number, id: number | null, errors: FieldError[] = []) => ({
    request: id === null ? null : await requestOf(context, db, playerId, id),
    errors,
  });

  playerRoute(app, context, requestsApi.createRequest, async ({ body, header }, { playerId }) => {
    const { id, errors } = await createRequest(context, topics, {
      playerId,
      topicId: body.topic_id,
      subTopicId: body.sub_topic_id,
      paymentId: body.payment_id === null ? null : Number(body.payment_id),
      text: body.text,
      files: body.files,
      language: languageOf(header("x-language")),
      key: header("idempotency-key"),
    });
    return answer(playerId, id, errors);
  });

  playerRoute(app, context, requestsApi.replyToRequest, async ({ params, body, header }, { playerId }) => {
    const id = Number(params.id);
    const written = { text: body.text, files: body.files, key: header("idempotency-key") };
    const { errors } = await replyToRequest(context, playerId, id, written);
    return answer(playerId, id, errors);
  });

  playerRoute(app, context, requestsApi.closeRequest, async ({ params }, { playerId }) => {
    const id = Number(params.id);
    const closed = await closeOwn(context, playerId, id);
    const unknown = { code: "REQUEST_UNKNOWN", message: "The player has no such request", path: ["requestId"] };
    return answer(playerId, id, closed === "unknown" ? [unknown] : []);
  });
}

function fileRoutes(app: FastifyInstance, context: ServiceContext): void {
  const words = { ...fileWords, QUOTA: "All files of the player together are too large" } as const;

  playerRoute(app, context, requestsApi.sendRequestFile, async ({ body }, { playerId }) => {
    const kept = await keepFile(context, playerId, Buffer.from(body.content, "base64"));
    return typeof kept === "string"
      ? { file: null, errors: [{ code: kept, message: words[kept], path: null }] }
      : { file: toFile(kept), errors: [] };
  });

  playerRoute(
    app,
    context,
    requestsApi.openRequestFile,
    async ({ params }, { playerId }) =>
      shownFile(await openFile(context.db, params.file, playerId)) ??
      new Failure(404, "FILE_UNKNOWN", "No message has such a file"),
  );

  playerRoute(app, context, requestsApi.removeRequestFile, async ({ params }, { playerId }) =>
    (await removeFile(context, playerId, params.file))
      ? { removed: true as const }
      : new Failure(404, "FILE_UNKNOWN", "No such file"),
  );
}
