/** Calls of the operator's back office about requests, and what it sees at /metrics. */
import type { FastifyInstance } from "fastify";
import { count, isNotNull } from "drizzle-orm";
import type { ServiceContext } from "../../../platform/context.ts";
import { readKey } from "../../../platform/http/ids.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { openFile } from "../files.ts";
import { paymentRequest } from "../tables.ts";
import { deskApi } from "./api.ts";
import { deskThread, requestsIn } from "./find.ts";
import { deskWrite } from "./write.ts";

const unknown = new Failure(404, "REQUEST_UNKNOWN", "There is no such request");

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
    if (written === "closed") return new Failure(409, "REQUEST_CLOSED", "Only its player can open it again");
    if (written === "mismatch") return new Failure(409, "IDEMPOTENCY_MISMATCH", "The key was used for something else");
    return (await deskThread(context, Number(params.id))) ?? unknown;
  });

  serviceRoute(app, serviceKey, deskApi.deskRequestFile, async ({ params }) => {
    const opened = await openFile(db, params.file);
    return opened === null
      ? new Failure(404, "FILE_UNKNOWN", "There is no such file")
      : { media_type: opened.mediaType, content: opened.content.toString("base64") };
  });
}
