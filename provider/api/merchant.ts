/** What all calls of the merchant have in common: the key, the key of a POST, and the switches for tests. */
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { showsKey } from "../../scripts/lib/requestWatch.ts";
import type { ProviderContext } from "../context.ts";
import { answerOnce, type Answer } from "../store/idempotency.ts";
import { bodyOf, Problem } from "../../scripts/lib/standIn/problems.ts";

/** Refuses calls without the merchant's key, in a time that doesn't tell how much of a wrong one was right. */
export function requireKey(app: FastifyInstance, { settings }: ProviderContext): void {
  app.addHook("onRequest", async ({ headers: { authorization } }, reply) => {
    const headers = authorization === undefined ? {} : { authorization };
    if (showsKey({ headers }, [settings.key])) return;
    reply.header("www-authenticate", "Bearer");
    throw new Problem(401, "UNAUTHORIZED", "The merchant's key is missing or wrong");
  });
}

/** A call without a body may call itself JSON all the same, as many clients do with each POST. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Lets answers wait, where a switch says so. */
export function delayAnswers(app: FastifyInstance, { faults }: ProviderContext): void {
  app.addHook("onSend", async () => {
    const { timeoutMs } = faults.current.api;
    if (timeoutMs > 0) await pause(timeoutMs);
  });
}

const keyForm = /^[A-Za-z0-9:_-]{1,100}$/;

function keyOf({ headers }: FastifyRequest): string {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || !keyForm.test(key))
    throw new Problem(
      400,
      "IDEMPOTENCY_KEY_NEEDED",
      "A POST needs an Idempotency-Key of 1 to 100 characters of A-Z, a-z, 0-9, :, _ and -",
    );
  return key;
}

/** Does a POST once for its key. A refusal is an answer too: the same key hears it again. */
export function once(
  { store, faults }: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Answer,
): FastifyReply {
  const answer = answerOnce(store, { key: keyOf(request), call: request.url, body: request.body ?? null }, () => {
    try {
      return work();
    } catch (error) {
      if (error instanceof Problem) return { status: error.status, body: bodyOf(error) };
      throw error;
    }
  });
  if (answer === null)
    throw new Problem(409, "IDEMPOTENCY_MISMATCH", "This Idempotency-Key came with another call or body before");
  if (faults.fails()) return reply.code(500).send({ code: "INTERNAL", message: "The provider failed" });
  return reply.code(answer.status).send(answer.body);
}
