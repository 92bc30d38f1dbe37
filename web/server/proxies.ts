/** What passes on to the gateway as it is. */
import type { IncomingHttpHeaders } from "node:http";
import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { passSocketsOn } from "./sockets.ts";
import type { Introduction } from "./visitor.ts";

/** A gateway that says 503 is asked once more after so long: it may be about to be replaced. */
const retryAfterMs = 250;
interface RetryDetails {
  req: { method?: string };
  res: { statusCode: number } | null | undefined;
  attempt: number;
}

/**
 * Whether this connection stays open is between the browser and this server, whatever the gateway does with its own.
 */
const replyOptions = {
  // By itself the library asks ten times more without a pause, of a gateway that has just said that it can't.
  retryDelay: ({ req, res, attempt }: RetryDetails): number | null =>
    req.method === "GET" && res?.statusCode === 503 && attempt === 0 ? retryAfterMs : null,
  rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }: IncomingHttpHeaders) => headers,
};

/** @param introduction completes what is told of a visitor who opens a socket */
export async function registerGatewayProxies(
  app: FastifyInstance,
  { gatewayUrl, introduction }: { gatewayUrl: string; introduction: Introduction },
): Promise<void> {
  const sockets = passSocketsOn(app.server, gatewayUrl, introduction);
  // Fastify waits for what is open.
  app.addHook("preClose", (done) => {
    sockets.close();
    done();
  });
  await app.register(proxy, {
    upstream: gatewayUrl,
    prefix: "/graphql",
    rewritePrefix: "/graphql",
    replyOptions,
  });
  await app.register(proxy, {
    upstream: gatewayUrl,
    prefix: "/uploads",
    rewritePrefix: "/uploads",
    httpMethods: ["POST", "GET"],
    replyOptions,
  });
  // Files of the operator that pages load from the site's own address: the policy allows scripts from nowhere else.
  for (const prefix of ["/apps", "/dictionaries", "/web-api/policy"]) {
    await app.register(proxy, {
      upstream: gatewayUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ["GET", "HEAD"],
      replyOptions,
    });
  }
}
