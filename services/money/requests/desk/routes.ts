/** Calls of the operator's back office about requests, and what it sees at /metrics. */
import type { FastifyInstance } from "fastify";
import { count, isNotNull } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { readKey } from "../../../platform/http/ids.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { fileWords } from "../../../platform/files/check.ts";
import { keepDeskFile, openFile } from "../files.ts";
import { paymentRequest } from "../tables.ts";
import { shownFile, toFile } from "../thread/show.ts";
import { deskApi } from "./api.ts";
import { deskThread, requestsIn } from "./find.ts";
import { deskWrite } from "./write.ts";

const unknown = new Failure(404, "REQUEST_UNKNOWN", "There is no such request");
const unknownFile = new Failure(404, "FILE_UNKNOWN", "There is no such file");

export function registerDesk(app: FastifyInstance, context: ServiceContext): void {
  const { db, metrics } = context;
  const { serviceKey } = context.settings;

  metrics.watch(
    "services_requests_waiting",
    "Requests that wait for an answer",
    async () =>
      (await db.select({ count: count() }).from(paymentRequest).where(isNotNull(paymentRequest.waitingSince)))[0]
        ?.count ?? 0,
  );

  serviceRoute(app, serviceKey, deskApi.deskRequests, async ({ query }) => ({
    requests: await requestsIn(context, query.state, query.desk),
  }));

  serviceRoute(
    app,
    serviceKey,
    deskApi.deskRequest,
    async ({ params }) => (await deskThread(context, Number(params.id))) ?? unknown,
  );

  serviceRoute(app, serviceKey, deskApi.writeToRequest, async ({ params, body, header }) => {
    const sent = header("idempotency-key");
    const key = sent === undefined ? null : readKey(sent);
    if (key !== null && typeof key !== "string") return new Failure(409, "IDEMPOTENCY_MISMATCH", key.message);
    const written = await deskWrite(context, Number(params.id), { ...body, key });
    if (written === "unknown") return unknown;
    if (written === "file") return new Failure(409, "FILE_UNKNOWN", "No such file waits for an answer");
    if (written === "closed") return new Failure(409, "REQUEST_CLOSED", "Only its player can open it again");
    if (written === "mismatch") return new Failure(409, "IDEMPOTENCY_MISMATCH", "The key was used for something else");
    return (await deskThread(context, Number(params.id))) ?? unknown;
  });

  serviceRoute(app, serviceKey, deskApi.sendDeskFile, async ({ params, body: { content, actor } }) => {
    const kept = await keepDeskFile(context, Number(params.id), { actor, sent: Buffer.from(content, "base64") });
    if (kept === null) return unknown;
    return typeof kept === "string"
      ? { file: null, errors: [{ code: kept, message: fileWords[kept], path: null }] }
      : { file: toFile(kept), errors: [] };
  });

  serviceRoute(
    app,
    serviceKey,
    deskApi.deskRequestFile,
    async ({ params }) => shownFile(await openFile(db, params.file)) ?? unknownFile,
  );
}
