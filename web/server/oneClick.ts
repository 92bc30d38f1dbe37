/**
 * Stopping newsletters from within a mail program (RFC 8058): it posts to the address in the letter's head, with no
 * browser, no cookie and no page. A person who opens that address gets the page with the button.
 */
import type { FastifyInstance } from "fastify";
import { StopNewsletterDocument } from "../src/operations/people/generated.ts";
import { askGateway } from "./gateway.ts";

/** All that such a call says is `List-Unsubscribe=One-Click`. */
const MOST_BYTES = 2048;

export async function registerOneClick(app: FastifyInstance, { gatewayUrl }: { gatewayUrl: string }): Promise<void> {
  await app.register(async (own) => {
    // As a form or as parts, and never looked at: the token in the address says everything.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null, null),
    );
    own.post<{ Querystring: { token?: unknown } }>("/:lang/user/stopnewsletter", async (request, reply) => {
      const { token } = request.query;
      const { "x-forwarded-for": addresses } = request.headers;
      const { data } =
        typeof token !== "string"
          ? { data: null }
          : await askGateway(
              { gatewayUrl, headers: { "x-forwarded-for": String(addresses ?? "") } },
              StopNewsletterDocument,
              { input: { token } },
            );
      const isStopped = data?.stopNewsletter?.isStopped === true;
      // 5xx makes the mail program try again.
      const status = isStopped ? 200 : typeof token === "string" && data?.stopNewsletter == null ? 503 : 400;
      return reply
        .code(status)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send(isStopped ? "Stopped.\n" : "Not stopped.\n");
    });
  });
}
