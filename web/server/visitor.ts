/**
 * What is believed of a visitor. Proxies of the operator (`TRUSTED_PROXIES` and `FORWARDED_HEADER`, as the gateway has them) say by which
 * address, protocol and host they came and from which country; from anybody else these headers are taken away before
 * they reach a page or the gateway, which trusts this server. Their address is added at the end of the list: the
 * gateway counts guests by it, and takes the last one that is no proxy.
 */
import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";
import { isOnList } from "../../scripts/lib/trustedProxies.ts";
import { hopsOf, type Trust } from "../../scripts/lib/visitorAddress.ts";

const addressHeader = "x-forwarded-for";
/**
 * What a Connection header may say here. It may also name headers that end at this server, and so take away what is
 * told of the visitor.
 */
const connectionTokens: ReadonlySet<string> = new Set(["close", "keep-alive", "upgrade"]);

/** What only a proxy may say. */
const proxyHeaders = [
  "x-geo-country",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-device-type",
] as const;

export type Introduction = (request: IncomingMessage) => void;

/** Takes away from a request's headers what its sender may not say, and adds their address. */
export function introduce({ trustedProxies, forwardedHeader = "x-forwarded-for" }: Trust): Introduction {
  const isTrusted = isOnList([...trustedProxies]);
  return (request) => {
    const {
      headers,
      socket: { remoteAddress },
    } = request;
    const hops = forwardedHeader === "forwarded" ? hopsOf(request, forwardedHeader) : [headers[addressHeader]];
    delete headers.forwarded;
    if (!isTrusted(remoteAddress)) for (const name of proxyHeaders) delete headers[name];
    headers[addressHeader] = [hops, remoteAddress]
      .flat(2)
      .filter((address) => address !== undefined && address !== "")
      .join(", ");
  };
}

export const visitorPlugin = fastifyPlugin<{ introduction: Introduction }>(async (app, { introduction }) => {
  // On the request itself: what renders pages and what passes requests on both read it there.
  app.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request.raw;
    if (headers.connection !== undefined) {
      const tokens = headers.connection
        .split(",")
        .map((token) => token.trim().toLowerCase())
        .filter((token) => connectionTokens.has(token));
      if (tokens.length > 0) headers.connection = tokens.join(", ");
      else delete headers.connection;
    }
    // Under this id the gateway logs what the request made it do.
    headers["x-request-id"] = request.id;
    introduction(request.raw);
    done();
  });
});
